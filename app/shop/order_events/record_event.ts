import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { OrderEventKind } from '#domain/shop/order_events'
import OrderEvent from '#models/shop/order_event'

/** Adds an event to the timeline of an order; `details` contains no personal data. */
export async function recordEvent(
  trx: TransactionClientContract,
  orderId: number,
  kind: OrderEventKind,
  details = ''
) {
  await OrderEvent.create({ orderId, kind, details }, { client: trx })
}
