import { BaseTransformer } from '@adonisjs/core/transformers'
import { asIso } from '#domain/dutch_time'
import type Admin from '#models/admin/admin'
import type OrderNote from '#models/shop/orders/order_note'

/** A note with an order, with who wrote it. */
export default class NoteTransformer extends BaseTransformer<OrderNote> {
  toObject() {
    const { id, text, createdAt } = this.resource
    const admin = this.resource.admin as Admin | null
    return {
      id,
      text,
      at: asIso(createdAt),
      who: admin?.name ?? 'iemand die geen beheerder meer is',
    }
  }
}
