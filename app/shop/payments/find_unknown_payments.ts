import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { PaymentProvider, type ProviderPayment } from '#app/core/payment/payment_provider'
import { raiseAlarm } from '#app/shop/alarms/raise_alarm'
import ProcessPayment from '#app/shop/payments/process_payment'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import { asEuro } from '#domain/money'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/payment'

/** The search goes back an hour further than a day, so that an hour of downtime leaves no gap. */
const LOOK_BACK = { hours: 25 }

/**
 * Finds money at the provider that is missing in our books, whichever webhook was lost: paid on an
 * attempt that we recorded as failed, paid a second time, or sent back there. A payment that
 * belongs to no order of ours, such as after a backup was restored, raises an alarm, so that a
 * person finds out whose it is.
 */
@inject()
export default class FindUnknownPayments {
  constructor(
    protected provider: PaymentProvider,
    protected processPayment: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()) {
    for await (const payment of this.provider.createdSince(now.minus(LOOK_BACK).toJSDate())) {
      if (payment.status !== 'paid') continue
      if (await isBooked(payment)) continue
      if (await this.processPayment.process(payment)) continue
      await this.#report(payment)
    }
  }

  /** Raises an alarm once; a resolved one is not raised again. */
  async #report(payment: ProviderPayment) {
    const key = `unknown_payment:${payment.id}`
    if (await Alarm.findBy('key', key)) return
    const order = payment.reference ? await Order.findBy('number', payment.reference.order) : null
    await inTransaction((trx) =>
      raiseAlarm(trx, {
        key,
        kind: 'unknown_payment',
        orderId: order?.id ?? null,
        details: `betaling ${payment.id}, ${asEuro(payment.amountCents)}`,
      })
    )
  }
}

/** Whether our books contain all the money that came in, and all that went back. */
async function isBooked({ id, refundedCents, chargedBackCents }: ProviderPayment) {
  const payment = await Payment.query()
    .where('provider_id', id)
    .whereIn('status', [...RECEIVED_PAYMENT])
    .first()
  return payment !== null && payment.refundedCents >= refundedCents + chargedBackCents
}
