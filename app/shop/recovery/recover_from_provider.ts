import { inject } from '@adonisjs/core'
import { DateTime } from 'luxon'
import { PaymentProvider, type ProviderPayment } from '#app/core/payment/payment_provider'
import FindUnknownPayments, {
  LONGEST_PAYMENT,
  paymentsSince,
  type Found,
} from '#app/shop/payments/find_unknown_payments'
import { canRebuild } from '#app/shop/recovery/rebuild_order'
import { skipLostNumbers } from '#app/shop/recovery/skip_lost_numbers'
import Order from '#models/shop/order'
import OrderEvent from '#models/shop/order_event'

/** How far back an empty database looks. */
const FROM_NOTHING = { days: 60 }

export type Recovery = {
  readonly since: DateTime
  /** The invoice numbers that are not given out again. */
  readonly skipped: readonly string[]
  readonly found: readonly Found[]
}

/**
 * Brings a restored shop up to date with the money at the provider: it books what was paid since
 * the copy was made, rebuilds the orders that the copy does not have, and delivers each once. Doing
 * it again, or twice at the same moment, changes nothing more.
 */
@inject()
export default class RecoverFromProvider {
  constructor(
    protected provider: PaymentProvider,
    protected findUnknownPayments: FindUnknownPayments
  ) {}

  async execute({ since, now = DateTime.utc() }: { since?: DateTime; now?: DateTime } = {}) {
    const from = since ?? (await lastKnown(now))
    const payments = await paymentsSince(this.provider, from)
    const skipped = await skipLostNumbers(this.provider, payments, now)
    const found = await this.findUnknownPayments.handle(payments)
    return { since: from, skipped, found } satisfies Recovery
  }

  /** What `execute` would meet, without changing anything. */
  async look({ since, now = DateTime.utc() }: { since?: DateTime; now?: DateTime } = {}) {
    const from = since ?? (await lastKnown(now))
    const found: Found[] = []
    for (const payment of await this.findUnknownPayments.unbooked(
      await paymentsSince(this.provider, from)
    ))
      found.push({ payment, outcome: await expected(payment) })
    return { since: from, skipped: [], found } satisfies Recovery
  }
}

async function expected(payment: ProviderPayment): Promise<Found['outcome']> {
  const number = payment.reference?.order
  if (number && (await Order.findBy('number', number))) return 'booked'
  return canRebuild(payment).ok ? 'rebuilt' : 'unknown'
}

/**
 * The moment from which payments may be unknown: the last one at which something happened to an
 * order, and as much earlier as a payment may take.
 */
async function lastKnown(now: DateTime): Promise<DateTime> {
  const last = await OrderEvent.query().orderBy('id', 'desc').first()
  return last ? last.createdAt.minus(LONGEST_PAYMENT) : now.minus(FROM_NOTHING)
}
