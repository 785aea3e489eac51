import { BaseTransformer } from '@adonisjs/core/transformers'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { waiver, downloadUrl, hintUrl, playUrl } from '#app/shop/deliveries/delivery_data'
import { isGift } from '#app/shop/gifts/gift_standing'
import { addressee } from '#app/shop/parcels/addressee'
import { linkToPaper } from '#app/shop/invoices/paper_links'
import type { PartyLinks } from '#app/shop/party/party_links'
import { dayAndTime, dayInWords } from '#domain/dutch_time'
import { HANDED_OVER } from '#domain/shop/hand_orders'
import { isPaid } from '#domain/shop/orders'
import { mayExtend, extendableUntil } from '#domain/shop/play_links'
import { PAYMENT_OUTCOME } from '#app/shop/payments/payment_words'
import { paymentOutcome } from '#domain/shop/payments/payment_outcome'
import { soldVoucherOf } from '#app/shop/voucher_sales/sold_voucher_of'
import { byPost, isVoucherSale } from '#games/catalogue'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/money/payment'
import type Delivery from '#models/shop/delivery'
import { DateTime } from 'luxon'

/** An order with its deliveries and attempts, and the attempt that runs. */
export type MyOrder = {
  readonly order: Order
  readonly ongoing: Payment | null
  readonly now: Date
  /** Until when it is sent, when a holiday moves that. */
  readonly later: string | null
  /** The files of its party pack. */
  readonly party: PartyLinks | null
}

/** An order as its customer sees it by its token: with its deliveries and its address. */
export default class MyOrderTransformer extends BaseTransformer<MyOrder> {
  toObject() {
    const { order, ongoing, party, later } = this.resource
    const { game, status, paidAt, priceCents, discountCents, totalCents } = order
    const { voucherCents, dueCents } = order
    const { number, token, address, postcode, city } = order
    const post = byPost(game)
    return {
      number,
      token,
      status,
      /** How paying ended, in the words of the page where the customer came back. */
      outcome: PAYMENT_OUTCOME[paymentOutcome(status, newestStatus(order.payments))],
      title: game.title,
      itemName: game.itemName,
      byPost: post,
      laterShipping: later,
      orderedAt: dayInWords(order.createdAt),
      paidAt: paidAt && dayInWords(paidAt),
      canceledAt: order.canceledAt && dayInWords(order.canceledAt),
      priceCents,
      discountCents,
      totalCents,
      voucherCents,
      dueCents,
      refundedCents: order.payments.reduce((sum, { refundedCents }) => sum + refundedCents, 0),
      /** The part of it that the customer does not have back yet. */
      underwayCents: order.payments.reduce((sum, { underwayCents }) => sum + underwayCents, 0),
      /** We give back ourselves what was paid to us, at the bank or in cash. */
      refundedByHand: order.payments.some(
        ({ byHand, refundedCents }) => byHand !== null && refundedCents > 0
      ),
      /** Another amount came in than was asked, and a person looks at it. */
      underInvestigation: ongoing?.status === 'afwijkend',
      downloadUrl: this.#download(),
      playLink: this.#playLink(),
      hintUrl: post && isPaid(status) ? hintUrl(order) : null,
      /** The booklet that comes by post, as a web page for a screen reader. */
      webEditionUrl: post && isPaid(status) ? urlFor('web_edition.show', { token }) : null,
      party: isPaid(status) && this.#gives() && !this.#gift ? party : null,
      shipping: post && status === 'verzonden' ? this.#shipping() : null,
      deliveryAddress:
        post && address !== null ? { name: addressee(order), address, postcode, city } : null,
      invoicePath:
        paidAt !== null && totalCents > 0 && !isVoucherSale(order)
          ? urlFor('invoice.show', { token })
          : null,
      papers: order.invoices.map((paper) => linkToPaper(order, paper)),
      soldVoucher: soldVoucherOf(order),
      waiver: waiver(order),
      withdrawalPath: isPaid(status) ? urlFor('withdrawal.create', [], { qs: { token } }) : null,
    }
  }

  /** The giver of a gift does not play it: the links are the receiver's. */
  get #gift(): boolean {
    return isGift(this.resource.order)
  }

  #delivery(kind: Delivery['kind']): Delivery | undefined {
    return this.resource.order.deliveries.find(
      (delivery) => delivery.kind === kind && delivery.revokedAt === null
    )
  }

  /** Whether the order brings something, and nothing of it was revoked. */
  #gives(): boolean {
    const delivery = this.#delivery('download') ?? this.#delivery('post')
    return delivery?.isValid(this.resource.now) ?? false
  }

  #download(): string | null {
    const download = this.#gift ? undefined : this.#delivery('download')
    return download?.isValid(this.resource.now) ? downloadUrl(download) : null
  }

  #playLink() {
    const { order, now } = this.resource
    const { playPath } = order.game.sale
    const link = this.#delivery('speellink')
    if (!link || !playPath || this.#gift) return null
    const extendable = mayExtend(link.validity, now).ok
    return {
      url: link.isValid(now) ? playUrl(playPath, link) : null,
      validUntil: link.validUntil && dayAndTime(link.validUntil),
      extended: link.extendedAt !== null,
      extendableUntil:
        extendable && link.validUntil
          ? dayInWords(DateTime.fromJSDate(extendableUntil(link.validUntil.toJSDate())))
          : null,
    }
  }

  #shipping() {
    const { shippedAt, carrier, trackTrace } = this.resource.order
    const url = trackTrace?.startsWith('https://') ? trackTrace : null
    return {
      at: shippedAt && dayInWords(shippedAt),
      handedOver: carrier === HANDED_OVER,
      carrier,
      trackTrace: url === null ? trackTrace : null,
      trackUrl: url,
    }
  }
}

const newestStatus = (payments: readonly Payment[]) =>
  payments.reduce<Payment | null>((last, one) => (last && last.id > one.id ? last : one), null)
    ?.status ?? null
