import type { HttpContext } from '@adonisjs/core/http'
import { giftValidator } from '#app/shop/gifts/gift_validator'
import { changeGift, giveNow } from '#app/shop/gifts/manage_gift'
import { currentAdmin, orderId, replyAboutOrder } from '#app/shop/orders/reply_about_order'

/** The gift of an order. */
export default class OrderGiftController {
  async update(ctx: HttpContext) {
    const {
      email: address,
      datum: giveOn,
      gezien: seen,
    } = await ctx.request.validateUsing(giftValidator)
    const change = { email: address, giveOn }
    return replyAboutOrder(ctx, await changeGift(currentAdmin(ctx), orderId(ctx), change, seen))
  }

  /** Mails it now. */
  async store(ctx: HttpContext) {
    return replyAboutOrder(ctx, await giveNow(currentAdmin(ctx), orderId(ctx)))
  }
}
