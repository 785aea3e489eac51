import { withOrder } from '#app/shop/orders/with_order'
import { recordAudit } from '#app/core/record_audit'
import { fingerprint } from '#app/core/tokens'
import { ok } from '#domain/result'
import type Admin from '#models/admin/admin'
import OrderNote from '#models/shop/orders/order_note'

export type NewNote = {
  readonly text: string
  /** The key is made once per press: the same key with the same text is the same note. */
  readonly key: string
}

/** Writes a note with an order. The log says who wrote one, and never what it says. */
export function addNote(admin: Admin, orderId: number, { text, key }: NewNote) {
  const ownKey = fingerprint(key, String(orderId), text)
  return withOrder(orderId, async (trx, { number }) => {
    if (await OrderNote.findBy('key', ownKey, { client: trx })) return ok(undefined)
    await OrderNote.create({ orderId, adminId: admin.id, key: ownKey, text }, { client: trx })
    await recordAudit(trx, admin, 'order_note_added', number)
    return ok(undefined)
  })
}

/** Removes a note. One that is gone already stays gone. */
export function removeNote(admin: Admin, orderId: number, id: number) {
  return withOrder(orderId, async (trx, { number }) => {
    const note = await OrderNote.query({ client: trx }).where({ id, order_id: orderId }).first()
    if (!note) return ok(undefined)
    await note.delete()
    await recordAudit(trx, admin, 'order_note_removed', number)
    return ok(undefined)
  })
}
