import { urlFor } from '@adonisjs/core/services/url_builder'
import { dayAndTime, dayInWords } from '#domain/dutch_time'
import { asEuro, FREE_LABEL } from '#domain/money'
import { present } from '#domain/present'
import type Order from '#models/shop/order'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

/** The data of the delivery mail: the links of this order, in words that fit its kind of game. */
export function deliveryData(order: Order) {
  const { game } = order
  const download = order.deliveries.find(({ kind }) => kind === 'download')
  const playLink = order.deliveries.find(({ kind }) => kind === 'speellink')
  const post = order.deliveries.find(({ kind }) => kind === 'post')

  return {
    name: order.name,
    number: order.number,
    title: game.title,
    needed: game.needed,
    total: order.totalCents === 0 ? FREE_LABEL : asEuro(order.totalCents),
    downloadUrl: download ? downloadUrl(download) : null,
    playUrl: playLink && game.sale.playPath ? playUrl(game.sale.playPath, playLink) : null,
    playableUntil: playLink?.validUntil ? dayAndTime(playLink.validUntil) : null,
    post: post
      ? {
          address: order.address,
          postcode: order.postcode,
          city: order.city,
          hintUrl: hintUrl(order),
        }
      : null,
    waiver: waiver(order),
    orderUrl: orderUrl(order),
  }
}

/** The waiver of the right of withdrawal, as the customer gave it. */
export function waiver({ waiverText: text, waivedAt: at }: Order) {
  return text && at ? { text, date: dayInWords(at) } : null
}

/** The customer's own page of an order, which every mail to a customer links. */
export function orderUrl(order: Pick<Order, 'token'>): string {
  return `${env.appUrl}${urlFor('my_order.show', { token: order.token })}`
}

/** The page that offers the download. Opening it uses up nothing. */
export function downloadUrl(delivery: Delivery): string {
  return `${env.appUrl}${urlFor('download.show', [String(delivery.token)])}`
}

export function playUrl(playPath: string, delivery: Delivery): string {
  return `${env.appUrl}${playPath.replace('{uniqueId}', present(delivery.token, 'the secret of a play link'))}`
}

/** The open help page of a posted game. */
export function hintUrl({ game }: Order): string | null {
  return game.sale.playPath ? `${env.appUrl}${game.sale.playPath}` : null
}
