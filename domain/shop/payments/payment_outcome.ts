import { isPaid, type OrderStatus, type PaymentStatus } from '#domain/shop/orders'

/**
 * What somebody who comes back from paying has to hear. `received` has the money, or there was
 * nothing to pay; `not_started` never reached the provider; of `failed`, `abandoned` and `expired`
 * the order can be paid again.
 */
export type PaymentOutcome =
  | 'received'
  | 'waiting'
  | 'not_started'
  | 'failed'
  | 'abandoned'
  | 'expired'
  | 'canceled'
  | 'refunded'

/**
 * @param attempt the status of the order's last attempt to pay; null when there was nothing to pay
 */
export function paymentOutcome(order: OrderStatus, attempt: PaymentStatus | null): PaymentOutcome {
  if (isPaid(order)) return 'received'
  switch (order) {
    case 'terugbetaald':
      return 'refunded'
    case 'geannuleerd':
      return 'canceled'
    case 'open':
      return attempt === 'nieuw' ? 'not_started' : 'waiting'
    default:
      return attempt === 'geannuleerd' ? 'abandoned' : attempt === 'verlopen' ? 'expired' : 'failed'
  }
}

/** Whether the customer can still pay, and has to press something for it. */
export const canPayAgain = (outcome: PaymentOutcome): boolean =>
  ['not_started', 'failed', 'abandoned', 'expired'].includes(outcome)
