import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { PaymentProvider, type ProviderPayment } from '#app/core/payment/payment_provider'
import { raiseAlarm } from '#app/shop/order_events/record_event'
import ProcessPayment from '#app/shop/payments/process_payment'
import { asEuro } from '#domain/money'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'

/** Looks an hour further back than a day, so that an hour without us leaves no gap. */
const LOOK_BACK = { hours: 25 }

/**
 * Money at the provider that is not in our books, whatever webhook was lost: paid on an attempt that we
 * took for failed, paid a second time, or sent back there. What is in no order of ours, such as after a
 * backup was put back, asks for a person to find out whose it is.
 */
@inject()
export default class FindUnknownPayments {
  constructor(
    protected provider: PaymentProvider,
    protected verwerkBetaling: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()) {
    for await (const payment of this.provider.createdSince(now.minus(LOOK_BACK).toJSDate())) {
      if (payment.status !== 'paid') continue
      if (await isBooked(payment)) continue
      if (await this.verwerkBetaling.verwerk(payment)) continue
      await this.#meld(payment)
    }
  }

  /** Once: an alarm that was dealt with stays so. */
  async #meld(payment: ProviderPayment) {
    const key = `onbekende_betaling:${payment.id}`
    if (await Alarm.findBy('sleutel', key)) return
    const order = payment.reference
      ? await Order.findBy('nummer', payment.reference.bestelling)
      : null
    await inTransaction((trx) =>
      raiseAlarm(trx, {
        sleutel: key,
        soort: 'onbekende_betaling',
        bestellingId: order?.id ?? null,
        bijzonderheden: `betaling ${payment.id}, ${asEuro(payment.amountCents)}`,
      })
    )
  }
}

/** Whether our books have all that came in, and all that went back. */
async function isBooked({ id, refundedCents, chargedBackCents }: ProviderPayment) {
  const payment = await Payment.query()
    .where('provider_id', id)
    .whereIn('status', ['betaald', 'afwijkend'])
    .first()
  return payment !== null && payment.terugbetaaldCenten >= refundedCents + chargedBackCents
}
