import type { HttpContext } from '@adonisjs/core/http'
import { extendLink, renewLink } from '#app/shop/play_links/renew_link'
import { replyAboutOrder, orderId, currentAdmin } from '#app/shop/orders/reply_about_order'
import { extendValidator, renewValidator } from '#app/shop/orders/admin_order_validator'
import { lastSecondOf } from '#domain/dutch_time'

/** The download and the play link of an order. */
export default class OrderLinkController {
  /** Replaces the link by another one. */
  async store(ctx: HttpContext) {
    const { soort: kind, kenmerk: reference } = await ctx.request.validateUsing(renewValidator)
    return replyAboutOrder(
      ctx,
      await renewLink(currentAdmin(ctx), orderId(ctx), { kind, reference })
    )
  }

  /** Extends the same link. */
  async update(ctx: HttpContext) {
    const { soort: kind, tot: until } = await ctx.request.validateUsing(extendValidator)
    const outcome = await extendLink(currentAdmin(ctx), orderId(ctx), {
      kind,
      until: lastSecondOf(until),
    })
    return replyAboutOrder(ctx, outcome)
  }
}
