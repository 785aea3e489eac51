import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import limiter from '@adonisjs/limiter/services/main'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { invoiceOf } from '#app/shop/invoices/create_invoice'
import { paperOf } from '#app/shop/invoices/order_papers'
import { sendInvoice, sendInvoicePage } from '#app/shop/invoices/send_invoice'
import Order from '#models/shop/order'
import { LIMITS } from '#start/limiters'

/** The invoices and credit notes of an order, for everybody who has its link. */
export default class InvoiceController {
  /** The invoice that counts. */
  async show(ctx: HttpContext) {
    return sendInvoice(ctx, await invoiceOf(await this.#order(ctx)))
  }

  async page(ctx: HttpContext) {
    const { token } = ctx.params
    const invoice = await invoiceOf(await this.#order(ctx))
    return sendInvoicePage(ctx, invoice, urlFor('invoice.show', { token }))
  }

  /** Any paper of the order, such as an invoice that was made anew. */
  async paper(ctx: HttpContext) {
    return sendInvoice(ctx, await paperOf(await this.#order(ctx), ctx.params.nummer))
  }

  async paperPage(ctx: HttpContext) {
    const { token, nummer: number } = ctx.params
    const paper = await paperOf(await this.#order(ctx), number)
    return sendInvoicePage(ctx, paper, urlFor('invoice.paper', [token, number]))
  }

  async creditNote(ctx: HttpContext) {
    const order = await this.#order(ctx)
    return sendInvoice(ctx, await paperOf(order, ctx.params.nummer, 'creditnota'))
  }

  async #order(ctx: HttpContext): Promise<Order> {
    const order = await Order.findBy('token', ctx.params.token)
    if (!order) return refuseUnknownLink(ctx, 'order')
    await limiter.use(LIMITS.invoices).consume(`invoice_${order.id}`)
    return order
  }
}
