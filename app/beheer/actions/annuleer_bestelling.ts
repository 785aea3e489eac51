import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { withOrder, type Refusal } from '#app/beheer/actions/met_bestelling'
import { recordAudit } from '#app/core/leg_vast'
import { PaymentProvider } from '#app/core/payment/payment_provider'
import { queueMail } from '#app/winkel/actions/lever'
import { releaseDiscountCode } from '#app/winkel/actions/reserveer_actiecode'
import { recordEvent } from '#app/winkel/actions/noteer'
import ProcessPayment from '#app/winkel/actions/verwerk_betaling'
import { allowedFrom } from '#domain/winkel/bestelling'
import { err, ok, type Result } from '#domain/result'
import type Admin from '#models/beheerder'
import Payment from '#models/betaling'

/** Whether the customer can still pay: the provider does not stop every payment that is under way. */
export type Cancelled = { readonly kanNogBetalen: boolean }

/** Calls off an order that has not been paid. */
@inject()
export default class CancelOrder {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: ProcessPayment
  ) {}

  /** Said again, it tries once more to stop a payment that could not be stopped before. */
  async execute(admin: Admin, orderId: number): Promise<Result<Cancelled, Refusal>> {
    const outcome = await withOrder(orderId, async (trx, order) => {
      if (order.status === 'geannuleerd') return ok(undefined)
      if (!allowedFrom('geannuleerd').includes(order.status))
        return err({ type: 'niet_te_annuleren' as const })
      await order.merge({ status: 'geannuleerd', geannuleerdOp: DateTime.utc() }).save()
      await releaseDiscountCode(trx, order)
      await queueMail(trx, { soort: 'geannuleerd', bestellingId: orderId })
      await recordEvent(trx, order.id, 'geannuleerd')
      await recordAudit(trx, admin, 'bestelling_geannuleerd', order.nummer)
      return ok(undefined)
    })
    if (!outcome.ok) return outcome
    return ok({ kanNogBetalen: !(await this.#stopBetaling(orderId)) })
  }

  /** @returns whether nobody can pay any more; an attempt that the provider does not know has no page */
  async #stopBetaling(orderId: number): Promise<boolean> {
    const ongoing = await Payment.findBy('openVoorBestelling', orderId)
    if (!ongoing?.providerId) return true
    try {
      const payment = await this.provider.cancel(ongoing.providerId)
      if (payment) await this.verwerkBetaling.verwerk(payment)
    } catch (error) {
      logger.warn({ err: error, betaling: ongoing.id }, 'payment of a cancelled order not stopped')
    }
    return (await Payment.findBy('openVoorBestelling', orderId)) === null
  }
}
