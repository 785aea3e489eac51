import type { HttpContext } from '@adonisjs/core/http'
import { endOf, extendLink, renewLink } from '#app/shop/play_links/renew_link'
import { replyAboutOrder, orderId, currentAdmin } from '#app/shop/orders/reply_about_order'
import { extendValidator, renewValidator } from '#app/shop/orders/admin_order_validator'

/** The download and the play link of an order. */
export default class OrderLinkController {
  /** Another link in the place of this one. */
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(renewValidator)
    return replyAboutOrder(ctx, await renewLink(currentAdmin(ctx), orderId(ctx), input))
  }

  /** The same link, for longer. */
  async update(ctx: HttpContext) {
    const { soort: kind, tot: until } = await ctx.request.validateUsing(extendValidator)
    const outcome = await extendLink(currentAdmin(ctx), orderId(ctx), {
      soort: kind,
      tot: endOf(until),
    })
    return replyAboutOrder(ctx, outcome)
  }
}
