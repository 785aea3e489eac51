import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { downloadUrl, hintUrl, playUrl } from '#app/shop/deliveries/delivery_data'
import { stillGiven } from '#app/shop/gifts/gift_standing'
import { dayAndTime, dayInWords } from '#domain/dutch_time'
import { lastEnd } from '#domain/shop/gifts'
import { extendableUntil, mayExtend } from '#domain/shop/play_links'
import { byPost } from '#games/catalogue'
import type Order from '#models/shop/order'

/** The order of a gift, as `orderOfGift` reads it. */
export type OpenedGift = { readonly order: Order; readonly now: DateTime }

/** A gift as its receiver sees it: nothing of what was paid, nor of the giver's own page. */
export default class GiftTransformer extends BaseTransformer<OpenedGift> {
  toObject() {
    const { order } = this.resource
    const { game, gift } = order
    const given = stillGiven(order)
    return {
      token: gift.token,
      from: order.name,
      to: gift.receiverName,
      message: gift.message?.split('\n') ?? [],
      ...{ title: game.title, short: game.short, image: game.image },
      ...{ players: game.players, playtime: game.playtime, needed: [...game.needed] },
      given,
      downloadUrl: given ? this.#download() : null,
      hintUrl: given && byPost(game) ? hintUrl(order) : null,
      play: given ? this.#play() : null,
    }
  }

  #download(): string | null {
    const download = this.#delivery('download')
    return download ? downloadUrl(download) : null
  }

  /** How far the playing is: to begin, begun or over. */
  #play() {
    const { order, now } = this.resource
    const { sale } = order.game
    const { playPath, playableOneMonth: oneMonth } = sale
    if (!sale.delivery.includes('speellink') || !playPath) return null
    const link = this.#delivery('speellink')
    const end = link ? link.validUntil : oneMonth ? lastEnd(order.createdAt) : null
    const over = end !== null && end <= now
    const extendable = link !== undefined && mayExtend(link.validity, now.toJSDate()).ok
    return {
      oneMonth,
      begun: link !== undefined,
      over,
      url: link && !over ? playUrl(playPath, link) : null,
      until: end && dayAndTime(end),
      extendableUntil:
        extendable && end ? dayInWords(DateTime.fromJSDate(extendableUntil(end.toJSDate()))) : null,
    }
  }

  #delivery(kind: 'download' | 'speellink') {
    return this.resource.order.deliveries.find((delivery) => delivery.kind === kind)
  }
}
