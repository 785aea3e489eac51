import type { HttpContext } from '@adonisjs/core/http'
import { resendMail } from '#app/shop/orders/resend_mail'
import { replyAboutOrder, orderId, currentAdmin } from '#app/shop/orders/reply_about_order'
import { resendMailValidator } from '#app/shop/orders/admin_order_validator'

export default class OrderMailController {
  async store(ctx: HttpContext) {
    const { soort: kind, na: after } = await ctx.request.validateUsing(resendMailValidator)
    return replyAboutOrder(ctx, await resendMail(currentAdmin(ctx), orderId(ctx), { kind, after }))
  }
}
