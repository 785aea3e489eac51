import type { HttpContext } from '@adonisjs/core/http'
import { creditNoteOf, invoiceOf } from '#app/shop/invoices/create_invoice'
import { sendInvoice } from '#app/shop/invoices/send_invoice'
import Order from '#models/shop/order'

/** The invoice and credit notes of an order, for the owner. */
export default class OrderInvoiceController {
  async show(ctx: HttpContext) {
    return sendInvoice(ctx, await invoiceOf(await Order.findOrFail(ctx.params.id)))
  }

  async creditNote(ctx: HttpContext) {
    const order = await Order.findOrFail(ctx.params.id)
    return sendInvoice(ctx, await creditNoteOf(order, ctx.params.nummer))
  }
}
