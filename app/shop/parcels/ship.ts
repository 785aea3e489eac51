import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { withOrder, queueAnotherMail, type OrderOutcome } from '#app/shop/orders/with_order'
import { markOfStored } from '#app/core/mark'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import { mayShip, type Carrier } from '#domain/shop/parcels/shipping'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import type Order from '#models/shop/order'
import type { AuditKind } from '#domain/admin/audit_log'

export type Shipment = { readonly carrier: Carrier; readonly trackTrace: string | null }

/** Marks the parcel as sent, once, with a mail to the customer. Repeating it changes nothing. */
export async function ship(
  admin: Admin,
  orderId: number,
  shipment: Shipment
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    if (order.status === 'verzonden')
      return isSame(order, shipment) ? ok(undefined) : err({ type: 'already_shipped' })
    await order.load('withdrawals')
    const { shippingState } = order
    if (!mayShip(shippingState))
      return err({ type: shippingState === 'withdrawn' ? 'withdrawn' : 'not_shippable' })

    await order.merge({ ...shipment, status: 'verzonden', shippedAt: DateTime.utc() }).save()
    await queueAnotherMail(trx, order, 'verzonden')
    await recordEvent(trx, order.id, 'verzonden', shipment.carrier)
    await auditShipment(trx, admin, 'verzonden', order)
    return ok(undefined)
  })
}

/** A mark of how a parcel was sent. */
export const shipmentMark = ({ carrier, trackTrace }: Order): string =>
  markOfStored([carrier, trackTrace])

/**
 * Changes the carrier or code of a sent parcel, with a mail when the customer should know.
 *
 * @param seen the mark of the shipment on the screen, see `shipmentMark`; undefined from a program
 */
export async function changeShipment(
  admin: Admin,
  orderId: number,
  { mail, ...shipment }: Shipment & { readonly mail: boolean },
  seen?: string
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    if (order.status !== 'verzonden') return err({ type: 'not_shipped' })
    if (isSame(order, shipment)) return ok(undefined)
    if (seen !== undefined && seen !== shipmentMark(order))
      return err({ type: 'changed_meanwhile' })

    await order.merge(shipment).save()
    if (mail) await queueAnotherMail(trx, order, 'verzonden')
    await recordEvent(trx, order.id, 'details_changed', 'verzending')
    await auditShipment(trx, admin, 'shipment_changed', order)
    return ok(undefined)
  })
}

function auditShipment(
  trx: TransactionClientContract,
  admin: Admin,
  what: AuditKind,
  { number, carrier, trackTrace }: Order
) {
  return recordAudit(trx, admin, what, number, { vervoerder: carrier, trackTrace })
}

function isSame(order: Order, { carrier, trackTrace }: Shipment): boolean {
  return order.carrier === carrier && order.trackTrace === trackTrace
}
