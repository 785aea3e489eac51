import type { HttpContext } from '@adonisjs/core/http'
import { addNote, removeNote } from '#app/shop/order_notes/manage_notes'
import { noteValidator } from '#app/shop/order_notes/note_validator'
import { currentAdmin, orderId, replyAboutOrder } from '#app/shop/orders/reply_about_order'

/** The owner's own notes about an order. */
export default class NoteController {
  async store(ctx: HttpContext) {
    const { tekst: text, sleutel: key } = await ctx.request.validateUsing(noteValidator)
    return replyAboutOrder(ctx, await addNote(currentAdmin(ctx), orderId(ctx), { text, key }))
  }

  async destroy(ctx: HttpContext) {
    const id = Number(ctx.params.noteId)
    return replyAboutOrder(ctx, await removeNote(currentAdmin(ctx), orderId(ctx), id))
  }
}
