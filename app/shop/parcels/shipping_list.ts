import { ORDERABLE_GAMES, byPost } from '#games/catalogue'
import { isPaid, allowedFrom, ORDER_STATUSES } from '#domain/shop/orders'
import Order from '#models/shop/order'
import CarrierLabel from '#models/shop/parcels/carrier_label'

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

/** What the service calls the labels of these orders, in the order in which they are sent. */
export async function madeLabels(orderIds: readonly number[]): Promise<string[]> {
  const orders = await printable(orderIds)
  const labels = await openLabels(orders.map(({ id }) => id))
  return orders.flatMap(({ id }) => labels.get(id)?.parcelId ?? [])
}

/** The label that each of these orders has or may have, by the id of the order. */
export async function openLabels(
  orderIds: readonly number[]
): Promise<ReadonlyMap<number, CarrierLabel>> {
  const labels = await CarrierLabel.query().whereIn('open_for_order', [...orderIds])
  return new Map(labels.map((label) => [label.orderId, label]))
}

/** Labels that were made for parcels that stay here: cancelled in time, they cost nothing. */
export async function unusedLabels(): Promise<CarrierLabel[]> {
  const made = await CarrierLabel.query()
    .where('status', 'made')
    .whereHas('order', (order) => order.whereNull('shipped_at'))
    .preload('order', (order) => order.preload('withdrawals'))
    .orderBy('id')
  return made.filter(({ order }) => order.shippingState !== 'to_ship')
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
