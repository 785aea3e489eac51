import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { BookingMoney, BookingOrder } from '#domain/shop/bookings/booking_money'
import { REMINDED } from '#domain/shop/orders'
import { present } from '#domain/present'
import type Booking from '#models/shop/booking'
import BookingQuote from '#models/shop/booking_quote'
import Order from '#models/shop/order'

/** What a booking costs and the orders that were made for it, oldest first. */
export type LoadedMoney = {
  readonly quote: BookingQuote | null
  readonly orders: readonly Order[]
  readonly money: BookingMoney
}

/** Reads the money of a booking: the price of its latest quote, and its orders. */
export async function loadMoney(
  { id }: Pick<Booking, 'id'>,
  client?: TransactionClientContract
): Promise<LoadedMoney> {
  const quote = await latestQuote(id, client)
  const orders = await Order.query({ client })
    .where('booking_id', id)
    .preload('payments', (payment) => payment.preload('refunds'))
    .preload('invoices', (papers) => papers.orderBy('id'))
    .orderBy('id')
  return { quote, orders, money: moneyOf(quote, orders) }
}

export const latestQuote = (bookingId: number, client?: TransactionClientContract) =>
  BookingQuote.query({ client }).where('booking_id', bookingId).orderBy('version', 'desc').first()

/** The same for the rules. The payments of the orders have to be loaded. */
export const moneyOf = (quote: BookingQuote | null, orders: readonly Order[]): BookingMoney => ({
  totalCents: quote?.totalCents ?? 0,
  depositCents: quote?.depositCents ?? 0,
  orders: orders.map(asRule),
})

const asRule = ({ bookingPart, totalCents, status, dueAt, payments }: Order): BookingOrder => ({
  part: present(bookingPart, 'the part of a booking that an order pays'),
  totalCents,
  waiting: REMINDED.includes(status),
  dueAt: dueAt?.toJSDate() ?? null,
  keptCents: payments
    .filter(({ status: came }) => came === 'betaald')
    .reduce((sum, { received, refundedCents }) => sum + received - refundedCents, 0),
})
