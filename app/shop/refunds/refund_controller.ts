import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { orderId, currentAdmin } from '#app/shop/orders/reply_about_order'
import { refundValidator } from '#app/shop/orders/admin_order_validator'
import { refundOrder } from '#app/shop/refunds/refund_order'
import RefundRefusalTransformer from '#app/shop/refunds/refund_refusal_transformer'
import Order from '#models/shop/order'

export default class RefundController {
  async store(ctx: HttpContext) {
    const {
      bedrag: cents,
      reden: reason,
      sleutel: key,
    } = await ctx.request.validateUsing(refundValidator)
    const { id } = await orNotFound(Order.find(orderId(ctx)))
    const outcome = await refundOrder({
      cents,
      reason,
      key,
      orderId: id,
      admin: currentAdmin(ctx),
    })
    if (outcome.ok) return ctx.response.json({ wacht: outcome.value.waiting })
    return ctx.response.status(409).json(new RefundRefusalTransformer(outcome.error).toObject())
  }
}
