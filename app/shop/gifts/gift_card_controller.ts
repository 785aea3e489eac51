import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import limiter from '@adonisjs/limiter/services/main'
import { sendPdf } from '#app/core/pdf/send_pdf'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { PAPER_STYLE_HASH } from '#app/core/web_document/paper_style'
import { sendDocument } from '#app/core/web_document/send_document'
import { giftCardPdf, giftCards } from '#app/shop/gifts/gift_card_pdf'
import { giftCardWebPage } from '#app/shop/gifts/gift_card_web_page'
import { isGift, orderOfGift, stillGiven } from '#app/shop/gifts/gift_standing'
import { present } from '#domain/present'
import Order from '#models/shop/order'
import { LIMITS } from '#start/limiters'

/** The card that a giver prints, for everybody who has the link of the order. */
export default class GiftCardController {
  async show(ctx: HttpContext) {
    const order = await this.#gift(ctx)
    if (!order) return refuseUnknownLink(ctx, 'order')
    return sendPdf(ctx, `cadeaukaart-${order.number}`, await giftCardPdf([order]))
  }

  /** The card as a web page, for people who cannot read the paper. */
  async page(ctx: HttpContext) {
    const order = await this.#gift(ctx)
    if (!order) return refuseUnknownLink(ctx, 'order')
    const [card] = (await giftCards([order])).values()
    const pdf = urlFor('gift_card.show', { token: order.token })
    return sendDocument(
      ctx,
      giftCardWebPage(present(card, 'the card of a gift'), pdf),
      PAPER_STYLE_HASH
    )
  }

  async #gift({ params }: HttpContext) {
    const known = await Order.findBy('token', params.token)
    const order = known && (await orderOfGift(known.id).firstOrFail())
    if (!order || !isGift(order) || !stillGiven(order)) return null
    await limiter.use(LIMITS.invoices).consume(`gift_card_${order.id}`)
    return order
  }
}
