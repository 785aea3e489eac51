import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import {
  PaymentProvider,
  PaymentProviderRefused,
  PaymentProviderUnavailable,
  type ProviderPayment,
} from '#app/core/payment/payment_provider'
import { recordEvent } from '#app/shop/order_events/record_event'
import { startPaymentAttempt } from '#app/shop/checkout/place_order'
import {
  reserveDiscountCode,
  findDiscountCode,
} from '#app/shop/discount_codes/reserve_discount_code'
import ProcessPayment from '#app/shop/payments/process_payment'
import { isPaid, isClosed, allowedFrom } from '#domain/shop/orders'
import { err, ok, type Result } from '#domain/result'
import DiscountCode from '#models/shop/discount_code'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import env from '#start/env'

export type PaymentRefused =
  | { readonly type: 'provider_onbereikbaar'; readonly bestelling: Order }
  | { readonly type: 'provider_weigert'; readonly bestelling: Order }
  | { readonly type: 'al_betaald' }
  | { readonly type: 'geannuleerd' }
  | { readonly type: 'gesloten' }
  | { readonly type: 'actiecode_niet_meer_geldig' }

/** Where somebody goes on after paying, or when there is nothing to pay. */
export const THANK_YOU = '/bestellen/bedankt'

/** The page of the provider where an order is paid. */
@inject()
export default class OpenPayment {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: ProcessPayment
  ) {}

  /**
   * Hands an order over to the provider. The attempt and its idempotency key were stored before, so
   * calling this again, also after a lost answer, gives the same payment and the same page.
   *
   * @returns the address that the browser goes to
   */
  async execute(order: Order): Promise<Result<string, PaymentRefused>> {
    if (isPaid(order.status)) return ok(order.totaalCenten === 0 ? THANK_YOU : thankYouPage(order))
    if (order.status === 'geannuleerd') return err({ type: 'geannuleerd' })

    if (isClosed(order.status)) return err({ type: 'gesloten' })

    const payment = await this.#lopendeBetaling(order)
    if (!payment.ok) return payment
    if (payment.value.checkoutUrl !== null) return ok(payment.value.checkoutUrl)

    try {
      const providerPayment = await this.provider.create({
        idempotencyKey: payment.value.idempotentiesleutel,
        amountCents: payment.value.bedragCenten,
        description: `${order.spel.titel}, bestelling ${order.nummer}`,
        redirectUrl: `${env.appUrl}${thankYouPage(order)}`,
        webhookUrl: `${env.appUrl}/api/betalingen/webhook`,
        reference: { bestelling: order.nummer, betaling: payment.value.id },
      })
      await this.#bewaar(payment.value, providerPayment)
      return ok(providerPayment.checkoutUrl ?? thankYouPage(order))
    } catch (error) {
      if (error instanceof PaymentProviderUnavailable)
        return err({ type: 'provider_onbereikbaar', bestelling: order })
      if (!(error instanceof PaymentProviderRefused)) throw error
      await this.#geweigerd(payment.value)
      return err({ type: 'provider_weigert', bestelling: order })
    }
  }

  /** The attempt that still runs, or a new one when the last one ended without money. */
  async #lopendeBetaling(order: Order): Promise<Result<Payment, PaymentRefused>> {
    const ongoing = await Payment.findBy('openVoorBestelling', order.id)
    if (!ongoing || !isExpired(ongoing)) return ongoing ? ok(ongoing) : this.#opnieuw(order)

    if (ongoing.providerId !== null) await this.verwerkBetaling.execute(ongoing.providerId)
    await order.refresh()
    if (isPaid(order.status)) return err({ type: 'al_betaald' })
    const stillOpen = await Payment.findBy('openVoorBestelling', order.id)
    return stillOpen ? ok(stillOpen) : this.#opnieuw(order)
  }

  async #opnieuw(order: Order): Promise<Result<Payment, PaymentRefused>> {
    return inTransaction<Result<Payment, PaymentRefused>>(async (trx) => {
      const [opened] = await Order.query({ client: trx })
        .where('id', order.id)
        .whereIn('status', allowedFrom('opnieuw_betalen'))
        .update({ status: 'open' })
      order.useTransaction(trx)
      await order.refresh()

      if (Number(opened) === 0) {
        const ongoing = await Payment.findBy('openVoorBestelling', order.id, { client: trx })
        return ongoing ? ok(ongoing) : err({ type: 'al_betaald' })
      }
      if (order.actiecodeId !== null) {
        const code = await DiscountCode.findOrFail(order.actiecodeId, { client: trx })
        const allowed = await findDiscountCode(
          trx,
          code.code,
          order.spel.verkoop.prijsSleutel,
          DateTime.utc()
        )
        const spot = allowed.ok ? await reserveDiscountCode(trx, code, order) : allowed
        if (!spot.ok) throw new DiscountCodeUsedUp()
      }
      await recordEvent(trx, order.id, 'betaling_opnieuw')
      return ok(await startPaymentAttempt(trx, order))
    }).catch((error) => {
      if (error instanceof DiscountCodeUsedUp) return err({ type: 'actiecode_niet_meer_geldig' })
      throw error
    })
  }

  async #bewaar(payment: Payment, providerPayment: ProviderPayment) {
    await Payment.query()
      .where('id', payment.id)
      .where('status', 'nieuw')
      .update({
        providerId: providerPayment.id,
        status: 'open',
        checkoutUrl: providerPayment.checkoutUrl,
        verlooptOp: providerPayment.expiresAt
          ? asColumn(DateTime.fromJSDate(providerPayment.expiresAt))
          : null,
      })
  }

  async #geweigerd(payment: Payment) {
    await inTransaction(async (trx) => {
      await recordEvent(trx, payment.bestellingId, 'betaling_geweigerd')
      await this.verwerkBetaling.mislukt(trx, payment, 'mislukt')
    })
  }
}

class DiscountCodeUsedUp extends Error {}

function isExpired(payment: Payment): boolean {
  return payment.verlooptOp !== null && payment.verlooptOp <= DateTime.utc()
}

/** The order-received page of this order; its token shows the status of the payment there. */
export function thankYouPage(order: Order): string {
  return `${THANK_YOU}?bestelling=${order.token}`
}
