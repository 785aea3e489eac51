import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Buyer, InvoiceLine } from '#domain/shop/invoices/invoice_data'
import { dayInWords, dayOf } from '#domain/dutch_time'
import Booking from '#models/shop/booking'
import BookingQuote from '#models/shop/booking_quote'
import type Order from '#models/shop/order'

type Trx = TransactionClientContract

/**
 * What an order for an evening says on its invoice: a deposit is one line, anything else is the quote
 * that it was made from, minus what earlier invoices asked.
 */
export async function linesOfEvening(trx: Trx, order: Order): Promise<InvoiceLine[]> {
  const { totalCents, bookingId, bookingPart } = order
  const booking = await Booking.query({ client: trx }).where('id', Number(bookingId)).firstOrFail()
  const { startsAt } = booking
  const when = startsAt ? ` op ${dayInWords(startsAt)}` : ''
  const evening = `${order.game.title}${when}`
  if (bookingPart === 'deposit')
    return [{ description: `Aanbetaling voor ${evening}`, count: 1, cents: totalCents }]
  const quote = await quoteOf(trx, order)
  const lines = quote.quoteLines.map(({ description, count, cents }) => ({
    ...{ description, count, cents },
  }))
  const earlier = quote.totalCents - totalCents
  if (earlier === 0) return lines
  return [...lines, { description: 'Eerder gefactureerd', count: 1, cents: -earlier }]
}

/** What earlier invoices asked of the quote that an order was made from, in whole cents. */
export async function earlierOfEvening(trx: Trx, order: Order): Promise<number> {
  if (order.bookingPart === 'deposit') return 0
  const { totalCents } = await quoteOf(trx, order)
  return Math.max(0, totalCents - order.totalCents)
}

/** The quote that an order was made from, which is not the latest when it was paid late. */
function quoteOf(trx: Trx, { bookingId, quoteVersion }: Order): Promise<BookingQuote> {
  const quotes = BookingQuote.query({ client: trx }).where('booking_id', Number(bookingId))
  if (quoteVersion !== null) void quotes.where('version', quoteVersion)
  return quotes.orderBy('version', 'desc').firstOrFail()
}

/** Who an invoice is for. The invoice of a business names it, and for whom in it. */
export async function buyerOf(order: Order, trx?: Trx): Promise<Buyer> {
  const { name, email, address, postcode, city, bookingId } = order
  const person = { name, email, address, postcode, city }
  const booking = bookingId ? await Booking.find(bookingId, { client: trx }) : null
  if (booking?.buyer !== 'business' || booking.organisation === null) return person
  return { ...person, name: booking.organisation, attention: name }
}

/** The day of the evening, which an invoice names (Wet OB 1968, article 35a). */
export async function performedOn(trx: Trx, { bookingId }: Order) {
  const booking = bookingId ? await Booking.find(bookingId, { client: trx }) : null
  return booking?.startsAt ? { performedOn: dayOf(booking.startsAt) } : {}
}
