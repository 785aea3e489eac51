import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { creditNoteOf, invoiceOf } from '#app/shop/invoices/create_invoice'
import { sendInvoice } from '#app/shop/invoices/send_invoice'
import Order from '#models/shop/order'
import { LIMITS } from '#start/limiters'

/** The invoice and credit notes of an order, for everybody who has its link. */
export default class InvoiceController {
  async show(ctx: HttpContext) {
    return sendInvoice(ctx, await invoiceOf(await this.#order(ctx)))
  }

  async creditNote(ctx: HttpContext) {
    const order = await this.#order(ctx)
    return sendInvoice(ctx, await creditNoteOf(order, ctx.params.nummer))
  }

  async #order(ctx: HttpContext): Promise<Order> {
    const order = await Order.findBy('token', ctx.params.token)
    if (!order) return refuseUnknownLink(ctx, 'order')
    await limiter.use(LIMITS.invoices).consume(`invoice_${order.id}`)
    return order
  }
}
