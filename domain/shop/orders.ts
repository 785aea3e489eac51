import { err, ok, type Result } from '#domain/result'

/**
 * The life of an order. `open` waits for its money; `betaald` has it and delivers; `mislukt` saw its
 * last payment attempt fail, and may be paid again; `geannuleerd` was called off by the owner before
 * any money came. Money that comes in late still counts.
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
  | 'betaling_mislukt'
  | 'opnieuw_betalen'
  | 'geannuleerd'
  | 'betaald'
  | 'verzonden'
  | 'terugbetaald'
  /** The bank undid a chargeback: the money is here again, before or after the parcel left. */
  | 'teruggedraaid'
  | 'teruggedraaid_na_verzending'

const TRANSITIONS: Record<OrderStatus, Partial<Record<OrderTrigger, OrderStatus>>> = {
  open: { betaling_mislukt: 'mislukt', betaald: 'betaald', geannuleerd: 'geannuleerd' },
  mislukt: { opnieuw_betalen: 'open', betaald: 'betaald', geannuleerd: 'geannuleerd' },
  geannuleerd: { betaald: 'betaald' },
  betaald: { verzonden: 'verzonden', terugbetaald: 'terugbetaald' },
  verzonden: { terugbetaald: 'terugbetaald' },
  terugbetaald: { teruggedraaid: 'betaald', teruggedraaid_na_verzending: 'verzonden' },
}

export type TransitionRefused = {
  readonly type: 'overgang_geweigerd'
  readonly van: OrderStatus
  readonly gebeurtenis: OrderTrigger
}

/** @returns the status after `gebeurtenis`, or why it does not follow from `van` */
export function nextStatus(
  from: OrderStatus,
  event: OrderTrigger
): Result<OrderStatus, TransitionRefused> {
  const to = TRANSITIONS[from][event]
  return to ? ok(to) : err({ type: 'overgang_geweigerd', van: from, gebeurtenis: event })
}

/** The statuses that `gebeurtenis` may start from: the `where` of a conditional update. */
export function allowedFrom(event: OrderTrigger): OrderStatus[] {
  return (Object.keys(TRANSITIONS) as OrderStatus[]).filter(
    (status) => event in TRANSITIONS[status]
  )
}

/** No money was kept for an order with this status, or not yet. */
export const UNPAID: readonly OrderStatus[] = ['open', 'mislukt', 'geannuleerd']

/** An order with this status was paid at some time. */
export const PAID: readonly OrderStatus[] = ['betaald', 'verzonden', 'terugbetaald']

/** Whether the money of an order with this status is in. */
export function isPaid(status: OrderStatus): boolean {
  return status === 'betaald' || status === 'verzonden'
}

/** Whether an order with this status is over: nothing is to be paid any more. */
export function isClosed(status: OrderStatus): boolean {
  return status === 'geannuleerd' || status === 'terugbetaald'
}

/**
 * A payment attempt: `nieuw` is not yet known at the provider, `afwijkend` brought another amount than
 * was asked and waits for a person.
 */
export type PaymentStatus =
  'nieuw' | 'open' | 'betaald' | 'afwijkend' | 'mislukt' | 'geannuleerd' | 'verlopen'

/** The attempts that may still bring money by the ordinary way. */
export const ONGOING_PAYMENT: readonly PaymentStatus[] = ['nieuw', 'open']

/** What was paid, beside what was asked: amounts in whole cents. */
export type Paid = {
  readonly centen: number
  readonly valuta: string
  readonly bestelnummer: string | null
}

/** Whether a paid payment is the one that was asked for: amount, currency and order (decision "Orders"). */
export function matches(
  paid: Paid,
  requested: { readonly centen: number; readonly bestelnummer: string }
): boolean {
  return (
    paid.centen === requested.centen &&
    paid.valuta === 'EUR' &&
    paid.bestelnummer === requested.bestelnummer
  )
}
