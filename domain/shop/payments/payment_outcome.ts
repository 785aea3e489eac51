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

/**
 * Whether the customer can still pay. An attempt that waits for its money goes on where it was, for
 * somebody who left the payment page too early; one with another amount than asked is the owner's to
 * look at first.
 */
export function canPay(order: OrderStatus, attempt: PaymentStatus | null): boolean {
  const outcome = paymentOutcome(order, attempt)
  if (outcome === 'waiting') return attempt === 'open'
  return ['not_started', 'failed', 'abandoned', 'expired'].includes(outcome)
}
