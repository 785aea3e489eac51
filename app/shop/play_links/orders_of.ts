import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import Order from '#models/shop/order'

/** How many years orders are kept. */
const YEARS = 7

/** The paid or payable orders of an e-mail address, however it is capitalised; latest first. */
export function ordersOf(email: string, now: DateTime): Promise<Order[]> {
  return Order.query()
    .whereRaw('lower(email) = lower(?)', [email])
    .where('created_at', '>=', asColumn(now.minus({ years: YEARS })))
    .where((query) => query.whereNotNull('paid_at').orWhereIn('status', ['open', 'mislukt']))
    .orderBy('id', 'desc')
}
