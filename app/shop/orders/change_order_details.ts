import { withOrder } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { recordEvent } from '#app/shop/order_events/record_event'
import type Admin from '#models/admin/admin'

const FIELDS = ['naam', 'email', 'adres', 'postcode', 'plaats'] as const

export type OrderData = { naam: string; email: string } & Partial<
  Record<'adres' | 'postcode' | 'plaats', string>
>

/**
 * Corrects a typing error in who ordered and where they live. Which fields were changed is kept, what
 * stood in them is not: the order itself is what we may keep of a person.
 */
export async function changeOrderDetails(admin: Admin, orderId: number, data: OrderData) {
  await withOrder(orderId, async (trx, order) => {
    const fields = FIELDS.filter(
      (field) => data[field] !== undefined && data[field] !== order[field]
    )
    if (fields.length === 0) return
    await order.merge(Object.fromEntries(fields.map((field) => [field, data[field]]))).save()
    await recordEvent(trx, order.id, 'gegevens_gewijzigd', fields.join(','))
    await recordAudit(trx, admin, 'bestelgegevens_gewijzigd', order.nummer, { velden: fields })
  })
}
