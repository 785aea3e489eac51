import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import {
  isBilled,
  isOverdue,
  mayPayBooking,
  outstandingCents,
  type BookingMoney,
} from '#domain/shop/bookings/booking_money'

/** What an evening asks of the owner now. */
export type BookingTask =
  /** Somebody asked, and has no quote yet. */
  | 'offer'
  /** Nobody answered the quote, and the day is still to come. */
  | 'ask_again'
  /** The day is over; whether it was played is not written down. */
  | 'was_it_played'
  /** It was played and is not paid, and nobody was asked for the money with a day. */
  | 'bill'
  /** The invoice was not paid in time. */
  | 'overdue'

type Evening = {
  readonly status: BookingStatus
  readonly startsAt: Date | null
  readonly minutes: number
  readonly money: BookingMoney
}

/** The statuses in which an evening may ask something. */
export const ASKING_BOOKINGS: readonly BookingStatus[] = [
  'inquiry',
  'expired',
  'accepted',
  'played',
]

/** What an evening asks of the owner now; null when it is somebody else's turn, or nobody's. */
export function bookingTask(evening: Evening, now: Date): BookingTask | null {
  const { status, money } = evening
  if (status === 'inquiry') return 'offer'
  if (status === 'expired') return isOver(evening, now) ? null : 'ask_again'
  if (!mayPayBooking(status)) return null
  if (money.orders.some((order) => isOverdue(order, now))) return 'overdue'
  if (status === 'accepted') return isOver(evening, now) ? 'was_it_played' : null
  return outstandingCents(money) > 0 && !isBilled(money) ? 'bill' : null
}

const isOver = ({ startsAt, minutes }: Evening, now: Date): boolean =>
  startsAt !== null && startsAt.getTime() + minutes * 60_000 <= now.getTime()
