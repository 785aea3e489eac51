import type { HttpContext } from '@adonisjs/core/http'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { sendWebEdition } from '#app/shop/booklets/web_edition/send_web_edition'
import { isPaid } from '#domain/shop/orders'
import { byPost } from '#games/catalogue'
import Order from '#models/shop/order'

/**
 * The booklet of a game that comes by post, as a web page for customers who cannot read the paper.
 * The token of a paid order opens it; a game to download has its page beside its files.
 */
export default class WebEditionController {
  async show(ctx: HttpContext) {
    const order = await Order.findBy('token', ctx.params.token)
    if (!order || !byPost(order.game) || !isPaid(order.status))
      return refuseUnknownLink(ctx, 'order')
    return sendWebEdition(ctx, order)
  }
}
