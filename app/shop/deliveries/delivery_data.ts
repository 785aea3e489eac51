import { type DateTime } from 'luxon'
import { asEuro, FREE_LABEL } from '#domain/money'
import type Order from '#models/shop/order'
import type Delivery from '#models/shop/delivery'
import env from '#start/env'

/** What the delivery mail shows: which links this order brings, in words that fit its kind of game. */
export function deliveryData(order: Order) {
  const { spel: game } = order
  const download = order.leveringen.find(({ soort: kind }) => kind === 'download')
  const playLink = order.leveringen.find(({ soort: kind }) => kind === 'speellink')
  const post = order.leveringen.find(({ soort: kind }) => kind === 'post')

  return {
    naam: order.naam,
    nummer: order.nummer,
    titel: game.titel,
    nodig: game.nodig,
    totaal: order.totaalCenten === 0 ? FREE_LABEL : asEuro(order.totaalCenten),
    downloadUrl: download ? downloadUrl(download) : null,
    speelUrl: playLink && game.verkoop.speelPad ? playUrl(game.verkoop.speelPad, playLink) : null,
    speelbaarTot: playLink?.geldigTot ? dayAndTime(playLink.geldigTot) : null,
    post: post
      ? {
          adres: order.adres,
          postcode: order.postcode,
          plaats: order.plaats,
          hintUrl: hintUrl(order),
        }
      : null,
    afstand: waiver(order),
    bestellingUrl: orderUrl(order),
  }
}

/** The waiver of the right of withdrawal, as it was given. */
export function waiver({ afstandHerroepingTekst: text, afstandHerroepingOp: at }: Order) {
  return text && at ? { tekst: text, datum: date(at) } : null
}

/** The customer's own page of an order, as each mail to a customer tells it. */
export function orderUrl(order: Pick<Order, 'token'>): string {
  return `${env.appUrl}/bestelling/${order.token}`
}

/** The page that offers the file; opening it uses up nothing. */
export function downloadUrl(delivery: Delivery): string {
  return `${env.appUrl}/download/${delivery.token}`
}

export function playUrl(playPath: string, delivery: Delivery): string {
  return `${env.appUrl}${playPath.replace('{uniqueId}', delivery.token!)}`
}

/** The open help page of a posted game. */
export function hintUrl({ spel: game }: Order): string | null {
  return game.verkoop.speelPad ? `${env.appUrl}${game.verkoop.speelPad}` : null
}

export function date(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').setLocale('nl').toFormat('d MMMM yyyy')
}

export function dayAndTime(moment: DateTime): string {
  return moment.setZone('Europe/Amsterdam').setLocale('nl').toFormat("d MMMM yyyy 'om' HH.mm 'uur'")
}
