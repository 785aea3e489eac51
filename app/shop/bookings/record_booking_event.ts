import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingEventKind } from '#domain/shop/bookings/booking_events'
import BookingEvent from '#models/shop/booking_event'

/** Adds a line to the timeline of a booking; `details` contains no personal data. */
export async function recordBookingEvent(
  trx: TransactionClientContract,
  bookingId: number,
  kind: BookingEventKind,
  details = ''
) {
  await BookingEvent.create({ bookingId, kind, details }, { client: trx })
}
