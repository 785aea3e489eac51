import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { invoiceOf } from '#app/shop/invoices/create_invoice'
import { paperOf } from '#app/shop/invoices/order_papers'
import { reissueInvoice } from '#app/shop/invoices/reissue_invoice'
import { reissueValidator } from '#app/shop/invoices/reissue_validator'
import { sendInvoice } from '#app/shop/invoices/send_invoice'
import { currentAdmin, orderId, replyAboutOrder } from '#app/shop/orders/reply_about_order'
import Order from '#models/shop/order'

/** The invoice and credit notes of an order, for the owner. */
export default class OrderInvoiceController {
  async show(ctx: HttpContext) {
    return sendInvoice(ctx, await invoiceOf(await orNotFound(Order.find(ctx.params.id))))
  }

  async creditNote(ctx: HttpContext) {
    const order = await orNotFound(Order.find(ctx.params.id))
    return sendInvoice(ctx, await paperOf(order, ctx.params.nummer, 'creditnota'))
  }

  /** Makes an invoice anew, after its buyer was corrected. */
  async store(ctx: HttpContext) {
    const { factuur: number } = await ctx.request.validateUsing(reissueValidator)
    const { id } = await orNotFound(Order.find(orderId(ctx)))
    const now = DateTime.utc()
    return replyAboutOrder(ctx, await reissueInvoice(currentAdmin(ctx), id, { number, now }))
  }
}
