import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { refuseUnknownLink } from '#app/core/http/unknown_links'
import { playUrl } from '#app/shop/deliveries/delivery_data'
import { beginGift, type BeginRefused } from '#app/shop/gifts/begin_gift'
import { orderOfGift } from '#app/shop/gifts/gift_standing'
import GiftTransformer from '#app/shop/gifts/gift_transformer'
import { explainExtension } from '#app/shop/play_links/explain_extension'
import { extendPlayLink } from '#app/shop/play_links/extend_play_link'
import { dayAndTime } from '#domain/dutch_time'
import { present } from '#domain/present'
import Gift from '#models/shop/gift'

const TITLE = 'Je cadeau'

/** A gift, for everybody who has its secret. Opening the page begins nothing. */
export default class GiftController {
  async show(ctx: HttpContext) {
    const { orderId } = await this.#gift(ctx)
    const order = await orderOfGift(orderId).firstOrFail()
    return ctx.inertia.render(
      'shop/gifts/gift_page',
      { title: TITLE, gift: GiftTransformer.transform({ order, now: DateTime.utc() }) },
      { head: { title: TITLE, description: TITLE, index: false } }
    )
  }

  /** Begins to play. A second press leads to the same game, and changes nothing. */
  async store(ctx: HttpContext) {
    const { orderId } = await this.#gift(ctx)
    const begun = await beginGift(orderId, DateTime.utc())
    if (!begun.ok) return ctx.response.status(409).json({ message: explain(begun.error) })
    const { game } = await orderOfGift(orderId).firstOrFail()
    const playPath = present(game.sale.playPath, 'the page of an online game')
    return ctx.response.json({ speellink: playUrl(playPath, begun.value) })
  }

  /** Gives the receiver another month, once, as customers have it on the page of their order. */
  async update(ctx: HttpContext) {
    const { orderId } = await this.#gift(ctx)
    const order = await orderOfGift(orderId).firstOrFail()
    const extended = await extendPlayLink(order, DateTime.utc())
    if (!extended.ok)
      return ctx.response.status(409).json({ message: explainExtension(extended.error) })
    const until = present(extended.value.validUntil, 'the end of a link')
    return ctx.response.json({ geldigTot: dayAndTime(until) })
  }

  async #gift(ctx: HttpContext): Promise<Gift> {
    const gift = await Gift.findBy('token', ctx.params.token)
    return gift ?? refuseUnknownLink(ctx, 'gift')
  }
}

function explain({ type }: BeginRefused): string {
  switch (type) {
    case 'not_given':
      return 'Dit cadeau kan nu niet worden uitgepakt. Vraag het even aan wie het je gaf.'
    case 'nothing_to_play':
      return 'Dit spel speel je met het boekje. Je vindt het bij de download.'
    case 'over':
      return 'Dit cadeau is te lang blijven liggen: beginnen kan tot een jaar en een maand na de bestelling. Stuur ons een bericht, dan kijken we wat er kan.'
  }
}
