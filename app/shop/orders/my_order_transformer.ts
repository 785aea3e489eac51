import { BaseTransformer } from '@adonisjs/core/transformers'
import {
  waiver,
  dayAndTime,
  date,
  downloadUrl,
  hintUrl,
  playUrl,
} from '#app/shop/deliveries/delivery_data'
import { isPaid } from '#domain/shop/orders'
import { mayExtend, extendableUntil } from '#domain/play/links'
import { byPost } from '#games/catalogue'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/payment'
import type Delivery from '#models/shop/delivery'
import { DateTime } from 'luxon'

/** An order with its deliveries and attempts, and the attempt that runs. */
export type MyOrder = {
  readonly bestelling: Order
  readonly lopend: Payment | null
  readonly nu: Date
}

/** An order as its customer sees it, who holds its token: with what it brought and where it went. */
export default class MyOrderTransformer extends BaseTransformer<MyOrder> {
  toObject() {
    const { bestelling: order, lopend: ongoing } = this.resource
    const {
      spel: game,
      status,
      betaaldOp: paidAt,
      prijsCenten: priceCents,
      kortingCenten: discountCents,
      totaalCenten: totalCents,
    } = order
    const { nummer: number, token, naam: name, adres: address, postcode, plaats: city } = order
    const post = byPost(game)
    return {
      nummer: number,
      token,
      status,
      titel: game.titel,
      itemName: game.itemName,
      perPost: post,
      besteldOp: date(order.createdAt),
      betaaldOp: paidAt && date(paidAt),
      geannuleerdOp: order.geannuleerdOp && date(order.geannuleerdOp),
      prijsCenten: priceCents,
      kortingCenten: discountCents,
      totaalCenten: totalCents,
      terugbetaaldCenten: order.betalingen.reduce(
        (sum, { terugbetaaldCenten: refundedCents }) => sum + refundedCents,
        0
      ),
      /** Another amount came in than was asked; a person looks at it. */
      wordtUitgezocht: ongoing?.status === 'afwijkend',
      downloadUrl: this.#download(),
      speellink: this.#speellink(),
      hintUrl: post && isPaid(status) ? hintUrl(order) : null,
      verzending: post && status === 'verzonden' ? this.#verzending() : null,
      bezorgadres: post ? { naam: name, adres: address, postcode, plaats: city } : null,
      factuurPad: paidAt !== null && totalCents > 0 ? `/bestelling/${token}/factuur` : null,
      afstand: waiver(order),
      herroepPad: isPaid(status) ? `/herroepen?token=${token}` : null,
    }
  }

  #levering(kind: Delivery['soort']): Delivery | undefined {
    return this.resource.bestelling.leveringen.find(
      (delivery) => delivery.soort === kind && delivery.ingetrokkenOp === null
    )
  }

  #download(): string | null {
    const download = this.#levering('download')
    return download?.isGeldig(this.resource.nu) ? downloadUrl(download) : null
  }

  #speellink() {
    const { bestelling: order, nu: now } = this.resource
    const { speelPad: playPath } = order.spel.verkoop
    const link = this.#levering('speellink')
    if (!link || !playPath) return null
    const extendable = mayExtend(link.looptijd, now).ok
    return {
      url: link.isGeldig(now) ? playUrl(playPath, link) : null,
      geldigTot: link.geldigTot && dayAndTime(link.geldigTot),
      verlengd: link.verlengdOp !== null,
      verlengbaarTot:
        extendable && link.geldigTot
          ? date(DateTime.fromJSDate(extendableUntil(link.geldigTot.toJSDate())))
          : null,
    }
  }

  #verzending() {
    const { verzondenOp: shippedAt, vervoerder: carrier, trackTrace } = this.resource.bestelling
    const url = trackTrace?.startsWith('https://') ? trackTrace : null
    return {
      op: shippedAt && date(shippedAt),
      vervoerder: carrier,
      trackTrace: url === null ? trackTrace : null,
      trackUrl: url,
    }
  }
}
