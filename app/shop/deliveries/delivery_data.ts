import { urlFor } from '@adonisjs/core/services/url_builder'
import { dayAndTime, dayInWords, formatFullDay } from '#domain/dutch_time'
import { isGift } from '#app/shop/gifts/gift_standing'
import { addressee } from '#app/shop/parcels/addressee'
import { asEuro, FREE_LABEL } from '#domain/money'
import { HANDED_OVER } from '#domain/shop/hand_orders'
import { contentsInWords } from '#domain/shop/party/party_pack'
import { present } from '#domain/present'
import { isVoucherSale } from '#games/catalogue'
import { findPartyPack } from '#games/party_packs'
import type Order from '#models/shop/order'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

/** The data of the delivery mail: the links of this order, in words that fit its kind of game. */
export function deliveryData(order: Order) {
  const { game } = order
  const party = findPartyPack(game.itemName)
  const gift = isGift(order) ? order.gift : null
  const download = order.deliveries.find(({ kind }) => kind === 'download')
  const playLink = order.deliveries.find(({ kind }) => kind === 'speellink')
  const post = order.deliveries.find(({ kind }) => kind === 'post')

  return {
    name: order.name,
    number: order.number,
    title: game.title,
    picture: pictureOf(order),
    needed: game.needed,
    party: party && contentsInWords(party),
    total: order.totalCents === 0 ? FREE_LABEL : asEuro(order.totalCents),
    downloadUrl: download && !gift ? downloadUrl(download) : null,
    gift: gift && {
      to: gift.receiverName,
      email: gift.receiverEmail,
      on: gift.giveOn && formatFullDay(gift.giveOn),
      way: gift.way,
      cardUrl: `${env.appUrl}${urlFor('gift_card.show', { token: order.token })}`,
      cardPageUrl: `${env.appUrl}${urlFor('gift_card.page', { token: order.token })}`,
    },
    playUrl: playLink && game.sale.playPath ? playUrl(game.sale.playPath, playLink) : null,
    playableUntil: playLink?.validUntil ? dayAndTime(playLink.validUntil) : null,
    handedOver: order.carrier === HANDED_OVER,
    post:
      post && order.carrier !== HANDED_OVER
        ? {
            addressee: addressee(order),
            address: order.address,
            postcode: order.postcode,
            city: order.city,
            hintUrl: hintUrl(order),
          }
        : null,
    waiver: waiver(order),
    orderUrl: orderUrl(order),
    withdrawUrl: `${env.appUrl}${urlFor('withdrawal.create')}`,
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

/** The drawing of the shop itself, for mails that are about no game in particular. */
export const SHOP_PICTURE = `${env.appUrl}/og/winkel.png`

/** The drawing of the ordered game, as mail programs can show it. */
export const pictureOf = ({ itemName }: Pick<Order, 'itemName'>) =>
  isVoucherSale({ itemName }) ? SHOP_PICTURE : `${env.appUrl}/og/${itemName}.png`

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
