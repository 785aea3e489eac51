import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { offerMark } from '#app/shop/bookings/booking_marks'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { latestQuote, loadMoney } from '#app/shop/bookings/money/booking_money'
import { callOffWaiting } from '#app/shop/bookings/money/booking_order'
import { linesOf } from '#app/shop/bookings/quotes/compose_quote'
import type { QuoteData } from '#app/shop/bookings/quotes/quote_validator'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { moveOn, withBooking } from '#app/shop/bookings/with_booking'
import { creditUnpaid } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/mails/queue_mail'
import { endOfDay } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'
import { bookingsThatMay, type BookingTransitionRefused } from '#domain/shop/bookings/booking_life'
import { discountFits, priceQuote, type QuotePrice } from '#domain/shop/bookings/quote_extras'
import type Booking from '#models/shop/booking'
import BookingQuote from '#models/shop/booking_quote'

export type SendRefused =
  | BookingTransitionRefused
  /** The booking or its quote changed since the page was opened. */
  | ChangedMeanwhile
  /** The page showed another total. */
  | { readonly type: 'price_changed' }
  | { readonly type: 'no_moment' }
  | { readonly type: 'discount_too_high' }
  | { readonly type: 'deposit_too_high' }

/**
 * Freezes what is offered under a new version, and mails it. The same press that arrives again finds
 * its own quote, as long as nothing else happened since.
 */
export function sendQuote(
  who: Actor,
  bookingId: number,
  data: QuoteData,
  now: DateTime
): Promise<Result<BookingQuote, SendRefused>> {
  return withBooking<BookingQuote, SendRefused>(bookingId, async (trx, booking) => {
    const price = priceQuote(linesOf(booking), data.extras)
    const { totalCents } = price
    const latest = await latestQuote(bookingId, trx)
    if (data.seen !== undefined && data.seen !== offerMark(booking, latest?.version ?? 0))
      return latest && isSamePress(booking, latest, price, data)
        ? ok(latest)
        : err({ type: 'changed_meanwhile' })
    if (!discountFits(price)) return err({ type: 'discount_too_high' })
    if (totalCents !== data.shownCents) return err({ type: 'price_changed' })
    if (booking.startsAt === null) return err({ type: 'no_moment' })
    if (data.depositCents >= totalCents) return err({ type: 'deposit_too_high' })
    const moved = await moveOn(trx, booking, 'quote')
    if (!moved.ok) return moved
    await endFormerOrders(trx, booking, now)
    const version = (latest?.version ?? 0) + 1
    const { text, depositCents, onAccount, validDays } = data
    const quote = await BookingQuote.create(
      {
        ...{ bookingId, version, totalCents, text, depositCents, onAccount },
        lines: JSON.stringify(price.lines),
        validUntil: lastMoment(now, validDays),
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

/**
 * Calls off the orders of an earlier quote that wait for money, and credits their unpaid invoices.
 */
async function endFormerOrders(trx: TransactionClientContract, booking: Booking, now: DateTime) {
  const { orders } = await loadMoney(booking, trx)
  for (const order of await callOffWaiting(trx, orders)) await creditUnpaid(trx, order, now)
}

const lastMoment = (now: DateTime, days: number) =>
  endOfDay(now, days).set({ millisecond: 0 }).toUTC()

/** Whether this quote was made by the same press: from the same page, with the same terms. */
function isSamePress(
  booking: Booking,
  quote: BookingQuote,
  { lines }: QuotePrice,
  data: QuoteData
): boolean {
  const before = bookingsThatMay('quote').map((status) =>
    offerMark(booking, quote.version - 1, status)
  )
  return (
    booking.status === 'quoted' &&
    before.some((mark) => mark === data.seen) &&
    quote.lines === JSON.stringify(lines) &&
    quote.text === data.text &&
    quote.depositCents === data.depositCents &&
    quote.onAccount === data.onAccount &&
    +quote.validUntil === +lastMoment(quote.createdAt, data.validDays)
  )
}
