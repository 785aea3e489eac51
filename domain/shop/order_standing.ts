import { MONEY_IS_IN, type OrderStatus, type PaymentStatus } from '#domain/shop/orders'

/**
 * How an order stands, as the owner reads it everywhere: its status, and what the status alone does
 * not say. `partly_refunded` kept some of its money; of a `refund_underway` the money left but is not
 * there yet; a failed one was `broken_off` by its customer, or its payment page `expired`.
 */
export type Standing =
  OrderStatus | 'broken_off' | 'expired' | 'partly_refunded' | 'refund_underway'

/** The money and the last attempt of an order; amounts are whole cents. */
export type StandingFacts = {
  readonly status: OrderStatus
  readonly totalCents: number
  readonly received: number
  readonly refunded: number
  /** What of the refunded money is not with the customer yet. */
  readonly underway: number
  /** The status of its newest attempt to pay; null when there was none. */
  readonly lastAttempt: PaymentStatus | null
}

/**
 * The words of a standing, the most important first. A parcel that is sent and partly paid back is
 * both.
 */
export function standingOf(facts: StandingFacts): readonly Standing[] {
  const { status, refunded, underway } = facts
  const there = { ...facts, refunded: refunded - underway }
  const partly = isPartlyRefunded(there) ? (['partly_refunded'] as const) : []
  if (underway === 0) return [...stateOf(facts), ...partly]
  const state = status === 'terugbetaald' ? [] : stateOf(facts)
  return [...state, ...partly, 'refund_underway']
}

function stateOf({ status, lastAttempt }: StandingFacts): readonly Standing[] {
  if (status !== 'mislukt') return [status]
  if (lastAttempt === 'geannuleerd') return ['broken_off']
  return lastAttempt === 'verlopen' ? ['expired'] : [status]
}

/**
 * Whether some of the price went back and some did not. The extra money of an order that was paid
 * twice is no part of its price.
 */
export function isPartlyRefunded({
  status,
  totalCents,
  received,
  refunded,
}: Omit<StandingFacts, 'lastAttempt' | 'underway'>): boolean {
  return MONEY_IS_IN.includes(status) && refunded > 0 && received - refunded < totalCents
}
