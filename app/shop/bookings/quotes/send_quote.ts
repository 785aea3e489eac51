import type { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { latestQuote } from '#app/shop/bookings/booking_money'
import { priceOf } from '#app/shop/bookings/quotes/compose_quote'
import type { QuoteData } from '#app/shop/bookings/quotes/quote_validator'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { moveOn, withBooking } from '#app/shop/bookings/with_booking'
import { queueMail } from '#app/shop/mails/queue_mail'
import { endOfDay } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'
import type { BookingTransitionRefused } from '#domain/shop/bookings/booking_life'
import BookingQuote from '#models/shop/booking_quote'

export type SendRefused =
  | BookingTransitionRefused
  /** The booking changed since the text was made, so the text names another amount. */
  | { readonly type: 'price_changed' }
  | { readonly type: 'no_moment' }
  | { readonly type: 'deposit_too_high' }

/** Freezes what is offered under a new version, and mails it. */
export function sendQuote(
  who: Actor,
  bookingId: number,
  data: QuoteData,
  now: DateTime
): Promise<Result<BookingQuote, SendRefused>> {
  return withBooking<BookingQuote, SendRefused>(bookingId, async (trx, booking) => {
    const { lines, totalCents } = priceOf(booking)
    if (totalCents !== data.shownCents) return err({ type: 'price_changed' })
    if (booking.startsAt === null) return err({ type: 'no_moment' })
    if (data.depositCents >= totalCents) return err({ type: 'deposit_too_high' })
    const moved = await moveOn(trx, booking, 'quote')
    if (!moved.ok) return moved
    const version = ((await latestQuote(bookingId, trx))?.version ?? 0) + 1
    const { text, depositCents, onAccount, validDays } = data
    const quote = await BookingQuote.create(
      {
        ...{ bookingId, version, totalCents, text, depositCents, onAccount },
        lines: JSON.stringify(lines),
        validUntil: endOfDay(now, validDays).set({ millisecond: 0 }).toUTC(),
        acceptedAt: null,
      },
      { client: trx }
    )
    await queueMail(trx, { kind: 'boeking_offerte', bookingId, sequenceNumber: version })
    await recordBookingEvent(trx, bookingId, 'quoted', String(totalCents))
    await recordAudit(trx, who, 'booking_quoted', booking.number, { centen: totalCents })
    return ok(quote)
  })
}
