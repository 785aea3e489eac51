import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { latestQuote } from '#app/shop/bookings/money/booking_money'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { moveOn, withBooking } from '#app/shop/bookings/with_booking'
import { queueMail } from '#app/shop/mails/queue_mail'
import { err, ok, type Result } from '#domain/result'
import { mayAccept, type QuoteRefused } from '#domain/shop/bookings/quotes'
import BookingQuote from '#models/shop/booking_quote'

/**
 * Accepts the quote that the customer saw. Presses at the same moment wait for each other under the
 * lock of the booking, and the second is the same acceptance.
 *
 * @param byOwner who accepts it for the customer, such as on the phone
 */
export function acceptQuote(
  bookingId: number,
  version: number,
  now: DateTime,
  byOwner: Actor | null = null
): Promise<Result<null, QuoteRefused>> {
  return withBooking<null, QuoteRefused>(bookingId, async (trx, booking) => {
    const quote = await latestQuote(bookingId, trx)
    if (!quote) return err({ type: 'not_offered', status: booking.status })
    const allowed = mayAccept(
      {
        status: booking.status,
        version: quote.version,
        validUntil: quote.validUntil.toJSDate(),
        accepted: quote.acceptedAt !== null,
      },
      version,
      now.toJSDate()
    )
    if (!allowed.ok) return allowed
    if (allowed.value.again) return ok(null)
    const moved = await moveOn(trx, booking, 'accept')
    if (!moved.ok) return err({ type: 'not_offered', status: moved.error.from })
    await BookingQuote.query({ client: trx })
      .where('id', quote.id)
      .update({ acceptedAt: asColumn(now) })
    await recordBookingEvent(trx, bookingId, byOwner ? 'accepted_for_customer' : 'accepted')
    if (byOwner) await recordAudit(trx, byOwner, 'booking_accepted', booking.number)
    await queueMail(trx, { kind: 'boeking_akkoord', bookingId, sequenceNumber: version })
    if (!byOwner)
      await queueMail(trx, { kind: 'boeking_akkoord_winkel', bookingId, sequenceNumber: version })
    return ok(null)
  })
}
