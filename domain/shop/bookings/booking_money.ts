import { err, ok, type Result } from '#domain/result'
import { AGREED_BOOKINGS, type BookingStatus } from '#domain/shop/bookings/booking_life'

/**
 * A booking is paid with orders: all at once, a deposit and then the rest, or on account. One such
 * order as the rules see it, in whole cents.
 */
export type BookingPart = 'whole' | 'deposit' | 'rest'

export type BookingOrder = {
  readonly part: BookingPart
  readonly totalCents: number
  /** What came in for it and has not gone back. */
  readonly keptCents: number
  /** Whether it still waits for its money. */
  readonly waiting: boolean
  /** Until when an order on account is paid in time; null when nobody set a day. */
  readonly dueAt: Date | null
}

export type MoneyState = 'none' | 'deposit' | 'paid' | 'overdue'

/** What a booking costs, in whole cents, and the orders that were made for it. */
export type BookingMoney = {
  readonly totalCents: number
  readonly depositCents: number
  readonly orders: readonly BookingOrder[]
}

/** What came in for a booking and has not gone back, in whole cents. */
export const keptCents = ({ orders }: Pick<BookingMoney, 'orders'>): number =>
  orders.reduce((sum, { keptCents: kept }) => sum + kept, 0)

/** What is still to be paid, in whole cents; never below zero. */
export const outstandingCents = (money: BookingMoney): number =>
  Math.max(0, money.totalCents - keptCents(money))

/** What came in beyond the price, in whole cents: somebody paid twice, or the price went down. */
export const overpaidCents = (money: BookingMoney): number =>
  Math.max(0, keptCents(money) - money.totalCents)

/** The evenings that do not take place, so that money for them is to be given back or talked about. */
const OFF: readonly BookingStatus[] = ['canceled', 'expired']

/** Whether this evening does not take place. */
export const isOff = (status: BookingStatus): boolean => OFF.includes(status)

/**
 * What a customer paid that the evening does not ask for, in whole cents: all of it when the evening is
 * off, and else what is beyond the price. While a quote waits, what came in counts for it.
 */
export const unaskedCents = (status: BookingStatus, money: BookingMoney): number => {
  if (isOff(status)) return keptCents(money)
  return AGREED_BOOKINGS.includes(status) ? overpaidCents(money) : 0
}

/**
 * The state of the money, beside the state of the evening. It follows from the orders and the clock
 * and is stored nowhere, so that it cannot differ from them. `overdue` comes before `deposit`:
 * somebody has to ask for the money.
 */
export function moneyState(money: BookingMoney, now: Date): MoneyState {
  if (money.totalCents > 0 && outstandingCents(money) === 0) return 'paid'
  if (money.orders.some((order) => isOverdue(order, now))) return 'overdue'
  return keptCents(money) > 0 ? 'deposit' : 'none'
}

export const isOverdue = ({ waiting, dueAt }: BookingOrder, now: Date): boolean =>
  waiting && dueAt !== null && now > dueAt

export type Payable = { readonly part: BookingPart; readonly cents: number }

/**
 * What can be paid next: the whole price, or a deposit of it first; after money came in, the rest.
 * Nothing when all is paid. What has an invoice on account is paid as that invoice says.
 */
export function payableParts(money: BookingMoney): Payable[] {
  const billed = money.orders.find(({ waiting, dueAt }) => waiting && dueAt !== null)
  if (billed) return [{ part: billed.part, cents: billed.totalCents }]
  const rest = outstandingCents(money)
  if (rest === 0) return []
  if (keptCents(money) > 0) return [{ part: 'rest', cents: rest }]
  const whole: Payable = { part: 'whole', cents: rest }
  const { depositCents } = money
  if (depositCents <= 0 || depositCents >= rest) return [whole]
  return [{ part: 'deposit', cents: depositCents }, whole]
}

/** The deposit that comes before anything else, in whole cents; 0 when none is to be paid. */
export function depositDueCents(money: BookingMoney): number {
  const [first] = payableParts(money)
  return first?.part === 'deposit' ? first.cents : 0
}

/** When a step of paying is due: after the yes, before the evening, or by an invoice of its own. */
export type PaymentMoment = 'now' | 'before_evening' | 'by_invoice'

export type PaymentStep = Payable & { readonly when: PaymentMoment }

/**
 * What is still to be paid, in the order in which it is due: a deposit comes first, also for a
 * customer who pays the rest on account. Nothing while an invoice says by itself when it is paid.
 */
export function paymentSteps(
  { status, onAccount }: { readonly status: BookingStatus; readonly onAccount: boolean },
  money: BookingMoney
): PaymentStep[] {
  const [first] = payableParts(money)
  if (!first || isBilled(money)) return []
  const unhurried = status === 'played' || status === 'closed' ? 'now' : 'before_evening'
  const when = onAccount ? 'by_invoice' : unhurried
  if (first.part !== 'deposit') return [{ ...first, when }]
  const cents = outstandingCents(money) - first.cents
  return [
    { ...first, when: 'now' },
    { part: 'rest', cents, when },
  ]
}

/** The statuses in which a customer pays. An evening that is off or not agreed asks for nothing. */
export const PAYING_BOOKINGS: readonly BookingStatus[] = ['accepted', 'played']

/** Whether a customer pays in this status. */
export const mayPayBooking = (status: BookingStatus): boolean => PAYING_BOOKINGS.includes(status)

export type BillRefused =
  /** The evening is not agreed, or does not take place. */
  | { readonly type: 'not_agreed' }
  | { readonly type: 'all_paid' }
  /** The customer pays at once, and the evening is still to be played. */
  | { readonly type: 'not_on_account' }
  | { readonly type: 'billed_before' }
  /** The deposit comes before the invoice of the rest. */
  | { readonly type: 'deposit_first'; readonly cents: number }

/** Whether an invoice with a day to pay it is out. */
export const isBilled = ({ orders }: Pick<BookingMoney, 'orders'>): boolean =>
  orders.some(({ waiting, dueAt }) => waiting && dueAt !== null)

/**
 * What the invoice of an evening asks: all that is still to be paid. Before the evening it is for
 * customers who pay on account, after the deposit. After the evening it is for everybody who still
 * owes money.
 */
export function partToBill(
  { status, onAccount }: { readonly status: BookingStatus; readonly onAccount: boolean },
  money: BookingMoney
): Result<Payable, BillRefused> {
  if (!mayPayBooking(status)) return err({ type: 'not_agreed' })
  if (!onAccount && status !== 'played') return err({ type: 'not_on_account' })
  if (isBilled(money)) return err({ type: 'billed_before' })
  const deposit = depositDueCents(money)
  if (status === 'accepted' && deposit > 0) return err({ type: 'deposit_first', cents: deposit })
  const rest = payableParts(money).at(-1)
  return rest ? ok(rest) : err({ type: 'all_paid' })
}

/** The customer of an evening is asked for the money this many days before it. */
export const ASK_DAYS = 7
const DAY_MS = 86_400_000

type Agreed = {
  readonly status: BookingStatus
  readonly startsAt: Date | null
  readonly acceptedAt: Date | null
  readonly onAccount: boolean
}

/**
 * Whether an agreed evening that comes near asks its customer for the money. A customer on account
 * waits for the invoice once the deposit came, and one who agreed within these days has just read
 * how to pay.
 */
export function asksBeforehand(evening: Agreed, money: BookingMoney, now: Date): boolean {
  const { status, startsAt, acceptedAt, onAccount } = evening
  if (status !== 'accepted' || startsAt === null || acceptedAt === null) return false
  if (isBilled(money) || outstandingCents(money) === 0) return false
  if (onAccount && depositDueCents(money) === 0) return false
  const from = startsAt.getTime() - ASK_DAYS * DAY_MS
  return acceptedAt.getTime() < from && from <= now.getTime() && now < startsAt
}

/**
 * Money that comes in is always booked. A person looks when the evening is not agreed, such as money
 * for a quote that a newer one replaced, or when it is more than the price.
 */
export function moneyNeedsPerson(
  status: BookingStatus,
  money: BookingMoney
): 'paid_for_nothing' | 'overpaid' | null {
  if (!AGREED_BOOKINGS.includes(status)) return 'paid_for_nothing'
  return overpaidCents(money) > 0 ? 'overpaid' : null
}
