import { eventForCustomer, eventForOwner } from '#app/shop/calendar/evening_event'
import type { Attachment } from '#app/shop/mails/composed_mail'
import type { ShopSettings } from '#app/shop/settings/shop_settings'
import type { BookingEventKind } from '#domain/shop/bookings/booking_events'
import { writeEventFile, writeFeed } from '#domain/shop/calendar/icalendar'
import { IN_FEED } from '#domain/shop/calendar/evening_status'
import { asColumn } from '#app/core/database/dialect'
import Booking from '#models/shop/booking'
import type { DateTime } from 'luxon'

/** How long an evening that is over stays in the owner's calendar. */
const DAYS_BACK = 92
/** Far more evenings than one owner plays, so that the calendar has an end. */
const MOST = 500

/** An evening that was agreed before, so that the customer may have it in a calendar. */
const AGREED: readonly BookingEventKind[] = ['accepted', 'accepted_for_customer']

/**
 * The evening of a booking as a file for the customer's calendar, as it stands now: a file that is
 * mailed late brings what is true by then.
 *
 * @returns null when it has no moment yet, or never was agreed
 */
export async function bookingCalendarFile(
  bookingId: number,
  { name, email }: Pick<ShopSettings, 'name' | 'email'>
): Promise<{ readonly canceled: boolean; readonly attachment: Attachment } | null> {
  const booking = await Booking.query().where('id', bookingId).preload('events').firstOrFail()
  const event = eventForCustomer(booking)
  if (event === null || !booking.events.some(({ kind }) => AGREED.includes(kind))) return null
  const { method, text } = writeEventFile(event, { name, email })
  return {
    canceled: method === 'CANCEL',
    attachment: {
      name: 'avond.ics',
      type: `text/calendar; charset=utf-8; method=${method}`,
      content: Buffer.from(text),
    },
  }
}

/** The owner's calendar: what is agreed, and what waits for an answer. */
export async function calendarFeed(
  { name, email }: Pick<ShopSettings, 'name' | 'email'>,
  now: DateTime
): Promise<string> {
  const bookings = await Booking.query()
    .whereIn('status', [...IN_FEED])
    .where('starts_at', '>', asColumn(now.minus({ days: DAYS_BACK })))
    .preload('events')
    .orderBy('starts_at')
    .limit(MOST)
  return writeFeed({
    name: `Avonden van ${name}`,
    organizer: { name, email },
    events: bookings.flatMap((booking) => eventForOwner(booking) ?? []),
  })
}
