import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { withOrder, queueAnotherMail, type Outcome } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import { mayShip, type Carrier } from '#domain/shop/parcels/shipping'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import type Order from '#models/shop/order'

export type Shipment = { readonly vervoerder: Carrier; readonly trackTrace: string | null }

/** The parcel is on its way: once, with a mail to the customer. The same said again changes nothing. */
export async function ship(admin: Admin, orderId: number, shipment: Shipment): Promise<Outcome> {
  return withOrder(orderId, async (trx, order) => {
    if (order.status === 'verzonden')
      return isSame(order, shipment) ? ok(undefined) : err({ type: 'al_verzonden' })
    await order.load('herroepingen')
    const { verzendstand: shippingState } = order
    if (!mayShip(shippingState))
      return err({ type: shippingState === 'herroepen' ? 'herroepen' : 'niet_te_verzenden' })

    await order.merge({ ...shipment, status: 'verzonden', verzondenOp: DateTime.utc() }).save()
    await queueAnotherMail(trx, order, 'verzonden')
    await recordEvent(trx, order.id, 'verzonden', shipment.vervoerder)
    await auditShipment(trx, admin, 'verzonden', order)
    return ok(undefined)
  })
}

/** Another carrier or code for a parcel that is on its way, with a mail when the customer is to know. */
export async function changeShipment(
  admin: Admin,
  orderId: number,
  { mail, ...shipment }: Shipment & { readonly mail: boolean }
): Promise<Outcome> {
  return withOrder(orderId, async (trx, order) => {
    if (order.status !== 'verzonden') return err({ type: 'niet_verzonden' })
    if (isSame(order, shipment)) return ok(undefined)

    await order.merge(shipment).save()
    if (mail) await queueAnotherMail(trx, order, 'verzonden')
    await recordEvent(trx, order.id, 'gegevens_gewijzigd', 'verzending')
    await auditShipment(trx, admin, 'verzending_gewijzigd', order)
    return ok(undefined)
  })
}

function auditShipment(
  trx: TransactionClientContract,
  admin: Admin,
  what: string,
  { nummer: number, vervoerder: carrier, trackTrace }: Order
) {
  return recordAudit(trx, admin, what, number, { vervoerder: carrier, trackTrace })
}

function isSame(order: Order, { vervoerder: carrier, trackTrace }: Shipment): boolean {
  return order.vervoerder === carrier && order.trackTrace === trackTrace
}
