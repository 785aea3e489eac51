import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { stillGiven } from '#app/shop/gifts/gift_standing'
import { dayInWords, formatWeekday } from '#domain/dutch_time'
import type Order from '#models/shop/order'

/** A gift as its giver sees it on the page of the order, which `orderOfGift` read. */
export default class GiverTransformer extends BaseTransformer<Order> {
  toObject() {
    const order = this.resource
    const { gift, deliveries, mails, token } = order
    const begun = deliveries.find(({ kind }) => kind === 'speellink')
    const sent = mails.find(({ sentAt }) => sentAt !== null)
    return {
      way: gift.way,
      to: gift.receiverName,
      email: gift.receiverEmail,
      message: gift.message?.split('\n') ?? [],
      on: gift.giveOn && formatWeekday(gift.giveOn),
      sentAt: sent?.sentAt ? dayInWords(sent.sentAt) : null,
      begunAt: begun ? dayInWords(begun.createdAt) : null,
      cardPath: stillGiven(order) ? urlFor('gift_card.show', { token }) : null,
      cardPagePath: stillGiven(order) ? urlFor('gift_card.page', { token }) : null,
    }
  }
}
