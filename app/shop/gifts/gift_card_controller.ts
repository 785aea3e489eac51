import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { giftCardPdf } from '#app/shop/gifts/gift_card_pdf'
import { isGift, orderOfGift, stillGiven } from '#app/shop/gifts/gift_standing'
import Order from '#models/shop/order'
import { LIMITS } from '#start/limiters'

/** The card that a giver prints, for everybody who has the link of the order. */
export default class GiftCardController {
  async show(ctx: HttpContext) {
    const known = await Order.findBy('token', ctx.params.token)
    const order = known && (await orderOfGift(known.id).firstOrFail())
    if (!order || !isGift(order) || !stillGiven(order)) return refuseUnknownLink(ctx, 'order')
    await limiter.use(LIMITS.invoices).consume(`gift_card_${order.id}`)
    return sendPdf(ctx, `cadeaukaart-${order.number}`, await giftCardPdf([order]))
  }
}
