import type { DateTime } from 'luxon'
import { moneyOf } from '#app/shop/bookings/money/booking_money'
import { daysUntil, replyPromise } from '#domain/shop/promises/promises'
import { ASKING_BOOKINGS, bookingTask, type BookingTask } from '#domain/shop/bookings/booking_tasks'
import type { Holiday } from '#domain/shop/settings/holiday'
import { REMINDED } from '#domain/shop/orders'
import Booking from '#models/shop/booking'

/** An evening that asks something of the owner; `until` is the last day for it, if there is one. */
export type OpenTask = {
  readonly booking: Booking
  readonly task: BookingTask
  readonly until: DateTime | null
}

/**
 * The evenings that ask something of the owner, the most urgent first.
 *
 * @param holiday when the shop is away, if it is
 */
export async function openTasks(now: DateTime, holiday: Holiday | null): Promise<OpenTask[]> {
  const bookings = await Booking.query()
    .whereIn('status', [...ASKING_BOOKINGS])
    .preload('quotes')
    .preload('orders', (order) => order.preload('payments').orderBy('id'))
    .orderBy('id')
  return bookings
    .flatMap((booking) => {
      const { status, minutes } = booking
      const money = moneyOf(booking.quotes.at(-1) ?? null, booking.orders)
      const startsAt = booking.startsAt?.toJSDate() ?? null
      const task = bookingTask({ status, startsAt, minutes, money }, now.toJSDate())
      return task === null ? [] : [{ booking, task, until: lastDay(booking, task, holiday) }]
    })
    .sort((one, other) => daysLeft(one, now) - daysLeft(other, now))
}

/** A question is answered as fast as a message; what comes after the evening counts from its day. */
function lastDay(
  { createdAt, startsAt, orders }: Booking,
  task: BookingTask,
  holiday: Holiday | null
): DateTime | null {
  switch (task) {
    case 'offer':
      return replyPromise(createdAt, holiday)
    case 'ask_again':
      return null
    case 'was_it_played':
    case 'bill':
      return startsAt
    case 'overdue':
      return orders.find(({ status, dueAt }) => dueAt && REMINDED.includes(status))?.dueAt ?? null
  }
}

const daysLeft = ({ until }: OpenTask, now: DateTime): number =>
  until ? daysUntil(until, now) : Number.MAX_SAFE_INTEGER
