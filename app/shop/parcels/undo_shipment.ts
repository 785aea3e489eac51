import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { withOrder, type OrderOutcome } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import { mayUndoShipping } from '#domain/shop/parcels/shipping'
import { HANDED_OVER } from '#domain/shop/hand_orders'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import Mail from '#models/shop/mail'
import type Order from '#models/shop/order'

/**
 * Takes back that a parcel left, after a slip: it waits to be sent again. A mail about it that was
 * not sent yet is taken back too; one that arrived is not, so the next parcel mails the customer
 * again. Repeating it changes nothing.
 */
export async function undoShipment(admin: Admin, orderId: number): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    if (order.status === 'betaald' && order.shippedAt === null) return ok(undefined)
    if (order.carrier === HANDED_OVER) return err({ type: 'handed_over' })
    await order.load('withdrawals')
    const withdrawals = order.withdrawals.map(({ status }) => status)
    if (!mayUndoShipping(order.status, withdrawals))
      return err({ type: order.status === 'verzonden' ? 'parcel_returned' : 'not_shipped' })

    const { number, carrier, trackTrace } = order
    await order
      .merge({ status: 'betaald', shippedAt: null, carrier: null, trackTrace: null })
      .save()
    await takeBackMail(trx, order)
    await recordEvent(trx, order.id, 'shipping_undone')
    await recordAudit(trx, admin, 'shipping_undone', number, { vervoerder: carrier, trackTrace })
    return ok(undefined)
  })
}

/** The mail that has not left. A worker that holds it finds an order that was not sent. */
async function takeBackMail(trx: TransactionClientContract, { id }: Order) {
  await Mail.query({ client: trx })
    .where({ order_id: id, kind: 'verzonden' })
    .whereIn('status', ['wachtrij', 'mislukt'])
    .delete()
}
