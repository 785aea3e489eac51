import { markOfStored } from '#app/core/mark'
import type { BookingData } from '#app/shop/bookings/booking_validator'
import type Booking from '#models/shop/booking'

/** A mark of what can be changed of a booking. */
export const bookingMark = (booking: BookingData | Booking): string =>
  markOfStored([
    ...[booking.itemName, booking.startsAt?.toMillis() ?? null, booking.minutes, booking.people],
    ...[booking.km, booking.address, booking.postcode, booking.city, booking.buyer],
    ...[booking.organisation, booking.billingAddress, booking.name, booking.email],
    ...[booking.phone, booking.notes],
  ])

/**
 * A mark of what a quote is made from: the booking, and what was offered and answered before.
 *
 * @param version the version of the latest quote; 0 when there is none
 * @param status of the booking then
 */
export const offerMark = (booking: Booking, version: number, status = booking.status): string =>
  markOfStored([bookingMark(booking), status, version])
