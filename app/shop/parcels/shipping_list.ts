import { ORDERABLE_GAMES, byPost } from '#games/catalogue'
import { isPaid, allowedFrom, ORDER_STATUSES } from '#domain/shop/orders'
import Order from '#models/shop/order'

const POSTED_GAMES = ORDERABLE_GAMES.filter(byPost).map(({ itemName }) => itemName)

/**
 * The paid orders that are not sent yet, with the oldest promise first. Orders that were withdrawn
 * or cancelled are left out.
 */
export async function toShip() {
  const paid = await parcels(allowedFrom('verzonden'))
  return paid.filter(({ shippingState }) => shippingState === 'to_ship')
}

/**
 * The parcels among these orders. Sent ones are included, because paper gets lost. A parcel that
 * has to stay here is left out.
 */
export async function printable(ids: readonly number[]) {
  const chosen = await parcels(ORDER_STATUSES.filter(isPaid)).whereIn('id', [...ids])
  return chosen.filter(({ shippingState }) => shippingState !== 'withdrawn')
}

function parcels(statuses: readonly string[]) {
  return Order.query()
    .whereIn('status', [...statuses])
    .whereIn('item_name', POSTED_GAMES)
    .preload('withdrawals')
    .preload('gift')
    .orderBy('paid_at')
    .orderBy('id')
}
