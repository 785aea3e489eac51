import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { currentAdmin, orderId, replyAboutOrder } from '#app/shop/orders/reply_about_order'
import { paymentLinkValidator } from '#app/shop/payment_links/payment_link_validator'
import SendPaymentLink from '#app/shop/payment_links/send_payment_link'

/** Mails the customer of an unpaid order a link to pay it. */
@inject()
export default class PaymentLinkController {
  constructor(protected sendPaymentLink: SendPaymentLink) {}

  async store(ctx: HttpContext) {
    const { na: after } = await ctx.request.validateUsing(paymentLinkValidator)
    const outcome = await this.sendPaymentLink.execute(currentAdmin(ctx), orderId(ctx), after)
    return replyAboutOrder(ctx, outcome)
  }
}
