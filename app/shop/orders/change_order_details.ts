import { markOfStored } from '#app/core/mark'
import { withOrder, type OrderOutcome } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import { err, ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import type Order from '#models/shop/order'

const FIELDS = ['name', 'email', 'address', 'postcode', 'city'] as const

export type OrderData = { name: string; email: string } & Partial<
  Record<'address' | 'postcode' | 'city', string>
>

/** A mark of what can be corrected of who ordered. */
export const customerMark = ({ name, email, address, postcode, city }: Order): string =>
  markOfStored([name, email, address, postcode, city])

/**
 * Corrects a typing error in the customer's name or address. The timeline records which fields
 * changed, but not their old values, because only the order itself may contain personal data.
 * An order for an evening follows its booking.
 *
 * @param seen the mark of the customer on the screen, see `customerMark`; undefined from a program
 */
export async function changeOrderDetails(
  admin: Admin,
  orderId: number,
  data: OrderData,
  seen?: string
): Promise<OrderOutcome> {
  return withOrder(orderId, async (trx, order) => {
    if (order.bookingId !== null) return err({ type: 'of_evening' })
    const fields = FIELDS.filter(
      (field) => data[field] !== undefined && data[field] !== order[field]
    )
    if (fields.length === 0) return ok(undefined)
    if (seen !== undefined && seen !== customerMark(order))
      return err({ type: 'changed_meanwhile' })
    await order.merge(Object.fromEntries(fields.map((field) => [field, data[field]]))).save()
    await recordEvent(trx, order.id, 'details_changed', fields.join(','))
    await recordAudit(trx, admin, 'order_details_changed', order.number, { fields })
    return ok(undefined)
  })
}
