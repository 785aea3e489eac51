import type { OrderStatus } from '#domain/shop/orders'
import { matchWord } from '#app/shop/order_search/match_word'
import { whereOrderedBetween, wherePartlyRefunded } from '#app/shop/order_search/where_order'
import Order from '#models/shop/order'

const PER_PAGE = 25

/** What the list is filtered by: a status, or that a part of the money went back. */
export type OrderState = OrderStatus | 'deels_terugbetaald'

/** The filter of the list of orders; null means all. Days are written '2026-11-21'. */
export type OrderFilter = {
  readonly search: string
  readonly status: OrderState | null
  readonly game: string | null
  /** The first and the last Dutch day on which it was ordered. */
  readonly from: string | null
  readonly until: string | null
}

/** One page of the orders that match a filter, newest first. */
export async function searchOrders(filter: OrderFilter, page: number) {
  const found = await filtered(filter)
    .preload('payments', (payment) => payment.preload('refunds'))
    .paginate(page, PER_PAGE)
  return {
    orders: found.all(),
    page: found.currentPage,
    pages: Math.max(1, found.lastPage),
    count: found.total,
  }
}

/** All orders that match a filter, newest first. */
export function filtered({ search, status, game, from, until }: OrderFilter) {
  const query = Order.query().orderBy('id', 'desc')
  if (status === 'deels_terugbetaald') wherePartlyRefunded(query)
  else if (status !== null) query.where('status', status)
  if (game !== null) query.where('item_name', game)
  whereOrderedBetween(query, from, until)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean)) matchWord(query, word)
  return query
}
