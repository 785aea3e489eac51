import { ORDERABLE_GAMES } from '#games/catalogue'
import type { OrderStatus } from '#domain/shop/orders'
import Order from '#models/shop/order'

const PER_PAGE = 25

/** What the list of orders is narrowed down to; null is everything. */
export type OrderFilter = {
  readonly zoek: string
  readonly status: OrderStatus | null
  readonly spel: string | null
}

/** One page of the orders that a filter leaves, newest first. */
export async function searchOrders(filter: OrderFilter, page: number) {
  const found = await filtered(filter).paginate(page, PER_PAGE)
  return {
    bestellingen: found.all(),
    bladzijde: found.currentPage,
    bladzijden: Math.max(1, found.lastPage),
    aantal: found.total,
  }
}

/** Every order that a filter leaves, newest first. */
export function filtered({ zoek: search, status, spel: game }: OrderFilter) {
  const query = Order.query().orderBy('id', 'desc')
  if (status !== null) query.where('status', status)
  if (game !== null) query.where('item_name', game)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    query.where((one) => {
      for (const column of ['nummer', 'naam', 'email'])
        one.orWhereRaw(`lower(${column}) like ? escape '!'`, [`%${literal(word)}%`])
      one.orWhereIn('item_name', gamesWith(word))
    })
  return query
}

/** `_` and `%` are found as they are typed: addresses have them. */
function literal(word: string): string {
  return word.replace(/[!%_]/g, '!$&')
}

function gamesWith(word: string): string[] {
  return ORDERABLE_GAMES.filter(({ titel: title }) => title.toLowerCase().includes(word)).map(
    ({ itemName }) => itemName
  )
}
