import { UNPAID, type OrderStatus } from '#domain/shop/orders'

/** What decides whether an order can be forgotten when its customer asks for it. */
export type EraseQuestion = {
  readonly status: OrderStatus
  /**
   * Whether money came in by one of its attempts, also when the amount was wrong or went back
   * since.
   */
  readonly hasMoney: boolean
  readonly invoiced: boolean
  readonly paymentOngoing: boolean
  readonly byPost: boolean
  readonly withdrawalOpen: boolean
  readonly refundUnderway: boolean
  /** Whether it pays an evening that is still to be played or settled. */
  readonly eveningOpen: boolean
}

export type Postponement =
  'payment_ongoing' | 'not_shipped_yet' | 'withdrawal_open' | 'refund_underway' | 'evening_open'

/**
 * `remove`: there is no reason to keep the order. `pseudonymise`: the tax office wants to see the sale
 * for seven years (article 52 AWR; article 17, third paragraph, under b, GDPR), but not whose it
 * was. `later`: the order is still being carried out, and needs the name and the address for that.
 */
export type Fate =
  | { readonly type: 'remove' }
  | { readonly type: 'pseudonymise' }
  | { readonly type: 'later'; readonly why: Postponement }

/** What happens to an order whose customer wants to be forgotten. */
export function fateOf(order: EraseQuestion): Fate {
  const why = postponement(order)
  if (why) return { type: 'later', why }
  return order.hasMoney || order.invoiced ? { type: 'pseudonymise' } : { type: 'remove' }
}

function postponement(order: EraseQuestion): Postponement | null {
  if (order.paymentOngoing && UNPAID.includes(order.status)) return 'payment_ongoing'
  if (order.byPost && order.status === 'betaald') return 'not_shipped_yet'
  if (order.withdrawalOpen) return 'withdrawal_open'
  if (order.refundUnderway) return 'refund_underway'
  if (order.eveningOpen) return 'evening_open'
  return null
}

/** The statuses of a withdrawal that still needs something from a person. */
export const OPEN_WITHDRAWAL: readonly string[] = ['ontvangen', 'retour_ontvangen']
