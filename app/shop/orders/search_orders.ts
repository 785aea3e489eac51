import { SOLD } from '#games/catalogue'
import type { OrderStatus } from '#domain/shop/orders'
import Order from '#models/shop/order'

const PER_PAGE = 25

/** The filter of the list of orders; null means all. */
export type OrderFilter = {
  readonly search: string
  readonly status: OrderStatus | null
  readonly game: string | null
}

/** One page of the orders that match a filter, newest first. */
export async function searchOrders(filter: OrderFilter, page: number) {
  const found = await filtered(filter).paginate(page, PER_PAGE)
  return {
    orders: found.all(),
    page: found.currentPage,
    pages: Math.max(1, found.lastPage),
    count: found.total,
  }
}

/** All orders that match a filter, newest first. */
export function filtered({ search, status, game }: OrderFilter) {
  const query = Order.query().orderBy('id', 'desc')
  if (status !== null) query.where('status', status)
  if (game !== null) query.where('item_name', game)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    query.where((one) => {
      for (const column of ['number', 'name', 'email'])
        one.orWhereRaw(`lower(${column}) like ? escape '!'`, [`%${literal(word)}%`])
      one.orWhereIn('item_name', gamesWith(word))
    })
  return query
}

/** Escapes `_` and `%`, which occur in addresses, so that they are found as they are typed. */
function literal(word: string): string {
  return word.replace(/[!%_]/g, '!$&')
}

function gamesWith(word: string): string[] {
  return SOLD.filter(({ title }) => title.toLowerCase().includes(word)).map(
    ({ itemName }) => itemName
  )
}
