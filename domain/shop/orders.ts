/**
 * The life of an order. `open` waits for its money; `betaald` has it and delivers; `mislukt` saw
 * its last payment attempt fail, and may be paid again; `geannuleerd` was cancelled by the owner
 * before any money came. Money that comes in late still counts.
 */
export const ORDER_STATUSES = [
  'open',
  'mislukt',
  'geannuleerd',
  'betaald',
  'verzonden',
  'terugbetaald',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

export type OrderTrigger =
  | 'payment_failed'
  | 'payment_retried'
  | 'geannuleerd'
  | 'betaald'
  | 'verzonden'
  | 'terugbetaald'
  /** The owner takes back that the parcel left. */
  | 'shipping_undone'
  /** The bank undid a chargeback: the money is here again, before or after the parcel left. */
  | 'teruggedraaid'
  | 'chargeback_reversed_after_shipping'

/** The statuses from which an event may start; each leads to one status only. */
const MOVES: Record<OrderTrigger, readonly OrderStatus[]> = {
  payment_failed: ['open'],
  payment_retried: ['mislukt'],
  geannuleerd: ['open', 'mislukt'],
  betaald: ['open', 'mislukt', 'geannuleerd'],
  verzonden: ['betaald'],
  terugbetaald: ['betaald', 'verzonden'],
  shipping_undone: ['verzonden'],
  teruggedraaid: ['terugbetaald'],
  chargeback_reversed_after_shipping: ['terugbetaald'],
}

/** The statuses from which `event` may start, for the `where` of a conditional update. */
export const allowedFrom = (event: OrderTrigger): OrderStatus[] => [...MOVES[event]]

/** The statuses of an order whose money has not come in, or not yet. */
export const UNPAID: readonly OrderStatus[] = ['open', 'mislukt', 'geannuleerd']

/** The statuses of an order that its customer may still want to pay, and gets a mail about. */
export const REMINDED: readonly OrderStatus[] = ['open', 'mislukt']

/** The statuses of an order that was paid at some time. */
export const PAID: readonly OrderStatus[] = ['betaald', 'verzonden', 'terugbetaald']

/** The money of an order with this status is in. */
export const MONEY_IS_IN: readonly OrderStatus[] = ['betaald', 'verzonden']

/** Whether the shop holds the money of an order with this status. */
export const isPaid = (status: OrderStatus): boolean => MONEY_IS_IN.includes(status)

/** Whether an order with this status is over: nothing is to be paid any more. */
export function isClosed(status: OrderStatus): boolean {
  return status === 'geannuleerd' || status === 'terugbetaald'
}

/**
 * The status of a payment attempt: `nieuw` is not yet known at the provider, `afwijkend` brought
 * another amount than was asked and waits for a person.
 */
export type PaymentStatus =
  'nieuw' | 'open' | 'betaald' | 'afwijkend' | 'mislukt' | 'geannuleerd' | 'verlopen'

/** The attempts that may still bring money in the ordinary way. */
export const ONGOING_PAYMENT: readonly PaymentStatus[] = ['nieuw', 'open']

/** The attempts that brought money, also when it was not what was asked. */
export const RECEIVED_PAYMENT: readonly PaymentStatus[] = ['betaald', 'afwijkend']

/** What was paid, in whole cents, with its currency and its order. */
export type Paid = {
  readonly cents: number
  readonly currency: string
  readonly orderNumber: string | null
}

/**
 * Whether a paid payment is the one that was asked for: amount, currency and order (decision
 * "Orders").
 */
export function matches(
  paid: Paid,
  requested: { readonly cents: number; readonly orderNumber: string }
): boolean {
  return (
    paid.cents === requested.cents &&
    paid.currency === 'EUR' &&
    paid.orderNumber === requested.orderNumber
  )
}
