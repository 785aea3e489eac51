import { ORDERABLE_GAMES, byPost } from '#games/catalogue'
import { isPaid, allowedFrom, ORDER_STATUSES } from '#domain/shop/orders'
import Order from '#models/shop/order'

const POSTED_GAMES = ORDERABLE_GAMES.filter(byPost).map(({ itemName }) => itemName)

/** Paid and not yet sent, the oldest promise first; what was withdrawn or called off is not offered. */
export async function toShip() {
  const paid = await parcels(allowedFrom('verzonden'))
  return paid.filter(({ verzendstand: shippingState }) => shippingState === 'te_verzenden')
}

/**
 * Those of these orders that are parcels, also when they were sent: paper gets lost. Not one that has to
 * stay here.
 */
export async function printable(ids: readonly number[]) {
  const chosen = await parcels(ORDER_STATUSES.filter(isPaid)).whereIn('id', [...ids])
  return chosen.filter(({ verzendstand: shippingState }) => shippingState !== 'herroepen')
}

function parcels(statuses: readonly string[]) {
  return Order.query()
    .whereIn('status', [...statuses])
    .whereIn('item_name', POSTED_GAMES)
    .preload('herroepingen')
    .orderBy('betaald_op')
    .orderBy('id')
}
