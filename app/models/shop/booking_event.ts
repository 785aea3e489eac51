import { BookingEventSchema } from '#database/schema'
import type { BookingEventKind } from '#domain/shop/bookings/booking_events'

/** A line of a booking's timeline. */
export default class BookingEvent extends BookingEventSchema {
  static override table = 'booking_events'

  declare kind: BookingEventKind
}
