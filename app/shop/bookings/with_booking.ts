import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attemptInTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import type { Result } from '#domain/result'
import { err, ok } from '#domain/result'
import {
  bookingsThatMay,
  nextBookingStatus,
  type BookingTransitionRefused,
  type BookingTrigger,
} from '#domain/shop/bookings/booking_life'
import Booking from '#models/shop/booking'

type Trx = TransactionClientContract

/**
 * Locks a booking for the transaction that changes it. Its key stays free, so that a transaction
 * that holds an order of this booking can write an event of the booking meanwhile. Otherwise the
 * two would wait for each other.
 */
export function lockBooking(trx: Trx, id: number): Promise<Booking | null> {
  const booking = Booking.query({ client: trx }).where('id', id)
  booking.knexQuery.forNoKeyUpdate()
  return booking.first()
}

/** Works on a booking that nobody else changes meanwhile. */
export function withBooking<T, Refused>(
  id: number,
  work: (trx: Trx, booking: Booking) => Promise<Result<T, Refused>>
): Promise<Result<T, Refused>> {
  return attemptInTransaction(async (trx) => work(trx, await orNotFound(lockBooking(trx, id))))
}

/** Moves a booking on in its life, as its table allows. The database decides who was first. */
export async function moveOn(
  trx: Trx,
  booking: Booking,
  trigger: BookingTrigger
): Promise<Result<null, BookingTransitionRefused>> {
  const next = nextBookingStatus(booking.status, trigger)
  if (!next.ok) return next
  const [moved] = await Booking.query({ client: trx })
    .where('id', booking.id)
    .whereIn('status', bookingsThatMay(trigger))
    .update({ status: next.value })
  await booking.refresh()
  if (Number(moved) > 0) return ok(null)
  return err({ type: 'transition_refused', from: booking.status, trigger })
}
