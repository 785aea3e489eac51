import { inject } from '@adonisjs/core'
import logger from '@adonisjs/core/services/logger'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { PaymentProvider, type ProviderPayment } from '#app/core/payment/payment_provider'
import { raiseAlarm, resolveAlarm } from '#app/shop/alarms/raise_alarm'
import ProcessPayment from '#app/shop/payments/process_payment'
import { rebuildOrder } from '#app/shop/recovery/rebuild_order'
import { payerOf } from '#app/shop/recovery/payer'
import { skipLostNumbers } from '#app/shop/recovery/skip_lost_numbers'
import { RECEIVED_PAYMENT } from '#domain/shop/orders'
import { asEuro } from '#domain/money'
import type { RebuildRefused } from '#domain/shop/recovery/order_copy'
import Alarm from '#models/shop/alarm'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/** The search goes back an hour further than a day, so that an hour of downtime leaves no gap. */
const LOOK_BACK = { hours: 25 }
/** A payment may be made this long before it is paid, such as by bank transfer. */
export const LONGEST_PAYMENT = { days: 14 }

/** A payment that was not in our books, and what came of it. */
export type Found = {
  readonly payment: ProviderPayment
  readonly outcome: 'booked' | 'rebuilt' | 'unknown'
}

/**
 * Finds money at the provider that is missing in our books, whichever webhook was lost: paid on an
 * attempt that we recorded as failed, paid a second time, or sent back there. A payment whose order
 * we do not have, such as after a backup was restored, brings its order along and is carried out. One
 * that does not raises an alarm, so that a person finds out whose it is.
 */
@inject()
export default class FindUnknownPayments {
  constructor(
    protected provider: PaymentProvider,
    protected processPayment: ProcessPayment
  ) {}

  async execute(now: DateTime = DateTime.utc()): Promise<Found[]> {
    return this.handle(await paymentsSince(this.provider, now.minus(LOOK_BACK)))
  }

  /** The same for money that came days after its payment was made, and whose webhook was lost. */
  async findLate(now: DateTime = DateTime.utc()): Promise<Found[]> {
    return this.handle(
      await paymentsSince(this.provider, now.minus(LONGEST_PAYMENT).minus(LOOK_BACK))
    )
  }

  /**
   * Books those of these payments that our books do not have, oldest first. One that cannot be booked
   * holds up no other: its error is thrown when all have had their turn.
   */
  async handle(payments: readonly ProviderPayment[]): Promise<Found[]> {
    const found: Found[] = []
    const failures: unknown[] = []
    for (const payment of await this.unbooked(payments)) {
      try {
        found.push({ payment, outcome: await this.#book(payment) })
      } catch (error) {
        logger.error({ err: error, payment: payment.id }, 'money at the provider is not booked')
        failures.push(error)
      }
    }
    if (failures.length > 0) throw failures[0]
    return found
  }

  /** The payments whose money is not all in our books. */
  async unbooked(payments: readonly ProviderPayment[]): Promise<ProviderPayment[]> {
    const unbooked: ProviderPayment[] = []
    for (const payment of payments) if (!(await isBooked(payment))) unbooked.push(payment)
    return unbooked
  }

  async #book(payment: ProviderPayment): Promise<Found['outcome']> {
    if (await this.processPayment.process(payment)) return 'booked'
    await skipLostNumbers(this.provider, [payment], DateTime.utc())
    const rebuilt = await rebuildOrder(payment)
    if (!rebuilt.ok) {
      await report(payment, rebuilt.error)
      return 'unknown'
    }
    if (!(await this.processPayment.process(payment)))
      throw new Error(`Payment ${payment.id} has an order and is still unknown`)
    await inTransaction((trx) => resolveAlarm(trx, alarmKey(payment)))
    return 'rebuilt'
  }
}

/** The payments that were made since then and are paid, oldest first. */
export async function paymentsSince(
  provider: PaymentProvider,
  since: DateTime
): Promise<ProviderPayment[]> {
  const paid: ProviderPayment[] = []
  for await (const payment of provider.createdSince(since.toJSDate()))
    if (payment.status === 'paid') paid.push(payment)
  return paid.reverse()
}

const alarmKey = ({ id }: ProviderPayment) => `unknown_payment:${id}`

/** Raises an alarm once; a resolved one is not raised again. */
async function report(payment: ProviderPayment, reason: RebuildRefused) {
  const key = alarmKey(payment)
  if (await Alarm.findBy('key', key)) return
  const number = payment.reference?.order
  const order = number ? await Order.findBy('number', number) : null
  const what = [`betaling ${payment.id}`, asEuro(payment.amountCents)]
  if (number) what.push(`bestelling ${number}`)
  await inTransaction((trx) =>
    raiseAlarm(trx, {
      key,
      kind: 'unknown_payment',
      orderId: order?.id ?? null,
      details: `${what.join(', ')}: ${REASONS[reason]}${payerOf(payment)}`,
    })
  )
}

/** Why the order of a payment could not be rebuilt. */
const REASONS: Record<RebuildRefused, string> = {
  no_copy: 'er is niets over de klant bewaard bij de betaling',
  unreadable_copy: 'de gegevens bij de betaling zijn met een andere sleutel verzegeld',
  evening: 'het is voor een avond; zet het bij die avond, of betaal het terug',
  unknown_game: 'het spel bestaat hier niet',
  email_missing: 'het e-mailadres paste niet bij de betaling',
  address_missing: 'het adres paste niet bij de betaling',
  amount_differs: 'het bedrag is een ander dan van de bestelling',
}

/** Whether our books contain all the money that came in, and all that went back. */
async function isBooked({ id, refundedCents, chargedBackCents }: ProviderPayment) {
  const payment = await Payment.query()
    .where('provider_id', id)
    .whereIn('status', [...RECEIVED_PAYMENT])
    .first()
  return payment !== null && payment.refundedCents >= refundedCents + chargedBackCents
}
