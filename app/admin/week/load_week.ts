import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { loadFacts } from '#app/admin/week/load_facts'
import { dayOf, endOfDay, startOfDay } from '#domain/dutch_time'
import type { EveningFacts } from '#domain/admin/week/preparations'
import { clashesWith } from '#domain/shop/bookings/booking_changes'
import type { BookingStatus } from '#domain/shop/bookings/booking_life'
import Booking from '#models/shop/booking'
import Preparation from '#models/bookings/preparation'

/** How many days after today are shown. */
const DAYS = 7

/** An evening that still has to be thought of; one that was called off has not. */
const PLANNED: readonly BookingStatus[] = ['quoted', 'accepted', 'played']

/** An evening of this week, with what is known of it. */
export type EveningOfWeek = {
  readonly booking: Planned
  readonly facts: EveningFacts
  /** What was ticked off, by name. */
  readonly ticked: ReadonlySet<string>
  /** The evenings at the same time. */
  readonly clashes: readonly Planned[]
}

export type Planned = Booking & { startsAt: DateTime }

const hasMoment = (booking: Booking): booking is Planned => booking.startsAt !== null

/** The evenings of today and the seven days after it, in order. */
export async function loadWeek(now: DateTime): Promise<EveningOfWeek[]> {
  const from = startOfDay(dayOf(now))
  const until = endOfDay(now, DAYS)
  /** One day more on both sides, because an evening may run into another one past midnight. */
  const around = await Booking.query()
    .whereIn('status', [...PLANNED])
    .whereBetween('starts_at', [
      asColumn(from.minus({ days: 1 })),
      asColumn(until.plus({ days: 1 }).toUTC()),
    ])
    .orderBy('starts_at')
    .orderBy('id')
  const planned = around.filter(hasMoment)
  const week = planned.filter(({ startsAt }) => startsAt >= from && startsAt <= until)
  const ticks = await ticksOf(week)
  return Promise.all(
    week.map(async (booking) => {
      const own = ticks.filter(({ bookingId }) => bookingId === booking.id)
      return {
        booking,
        facts: await loadFacts(booking, own),
        ticked: new Set(own.map(({ item }) => item)),
        clashes: clashes(booking, planned),
      }
    })
  )
}

const ticksOf = (bookings: readonly Booking[]): Promise<Preparation[]> =>
  bookings.length === 0
    ? Promise.resolve([])
    : Preparation.query().whereIn(
        'booking_id',
        bookings.map(({ id }) => id)
      )

const spanOf = (booking: Planned) => ({
  ...{ id: booking.id, minutes: booking.minutes, booking },
  startsAt: booking.startsAt.toJSDate(),
})

const clashes = (booking: Planned, all: readonly Planned[]): Planned[] =>
  clashesWith(spanOf(booking), all.map(spanOf)).map(({ booking: other }) => other)
