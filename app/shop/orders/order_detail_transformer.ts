import { BaseTransformer } from '@adonisjs/core/transformers'
import { giftMark } from '#app/shop/gifts/manage_gift'
import { shipmentMark } from '#app/shop/parcels/ship'
import type { DateTime } from 'luxon'
import type { OrderDetail } from '#app/shop/orders/load_order_detail'
import { showMail } from '#app/shop/mails/show_mail'
import { isGift, stillGiven } from '#app/shop/gifts/gift_standing'
import { customerMark } from '#app/shop/orders/change_order_details'
import { REPEATABLE } from '#app/shop/orders/resend_mail'
import { referenceOf } from '#app/shop/play_links/link_reference'
import {
  orderStanding,
  PAYMENT_STATUS,
  DELIVERY,
  meansInWords,
  mailName,
  NOT_IN_SHIPPING,
  REFUND_STATUS,
  refundUnknown,
} from '#app/shop/orders/order_words'
import { showPaper } from '#app/shop/invoices/paper_links'
import ReissueOfferTransformer from '#app/shop/invoices/reissue_offer_transformer'
import NoteTransformer from '#app/shop/order_notes/note_transformer'
import { nameOf } from '#app/shop/vouchers/manage_vouchers'
import { timeline, progress } from '#app/shop/orders/timeline'
import { byPost } from '#games/catalogue'
import { isPaid, allowedFrom, RECEIVED_PAYMENT, REMINDED } from '#domain/shop/orders'
import { asEuro, toDecimal } from '#domain/money'
import { HANDED_OVER } from '#domain/shop/hand_orders'
import { refundable, refundWay } from '#domain/shop/refunds'
import { mayShip, mayUndoShipping, trackingLink } from '#domain/shop/parcels/shipping'
import { asIso } from '#domain/dutch_time'
import { BY_HAND, TO_VOUCHER } from '#app/shop/refunds/refund_order'
import type Delivery from '#models/shop/delivery'
import type Mail from '#models/shop/mail'
import type Order from '#models/shop/order'
import type Payment from '#models/shop/money/payment'
import { receivedOf } from '#models/shop/money/payment'
import type Refund from '#models/shop/money/refund'

/** An order as the owner sees it: everything except the secrets of its links. */
export default class OrderDetailTransformer extends BaseTransformer<OrderDetail> {
  constructor(
    detail: OrderDetail,
    protected now: DateTime
  ) {
    super(detail)
  }

  toObject() {
    const { order, code, payments, refunds, deliveries, invoices, mails, flags } = this.resource
    const { reissue } = this.resource
    const { itemName } = order
    return {
      ...data(order),
      shipped: showShipment(order, mails),
      discountCode: code?.code ?? null,
      voucher: showVoucher(order),
      payments: payments.map(showPayment),
      refunds: refunds.map(showRefund),
      gift: isGift(order) ? showGift(order, mails) : null,
      deliveries: deliveries.map((delivery) => ({
        ...showDelivery(delivery, order, this.now),
        progress: delivery.kind === 'speellink' ? progress(itemName, flags) : null,
      })),
      invoices: invoices.map(showPaper),
      /** The invoice whose buyer was corrected since; null when it says what the order says. */
      reissue: reissue && new ReissueOfferTransformer(reissue).toObject(),
      label: showLabel(this.resource.label),
      /** The amount that can be paid back, as people type it; null when nothing is left. */
      toRefund: toRefund(payments),
      refundWay: refundWay(receivedOf(payments)),
      mails: mails.map((mail) => showMail(mail, mails)),
      repeatable: repeatable(order, mails),
      timeline: timeline({ itemName, ...this.resource }).map(({ at, ...line }) => ({
        ...line,
        at: asIso(at),
      })),
      /** Why the parcel is missing at 'Verzenden', when it would otherwise be listed there. */
      notInShipping: NOT_IN_SHIPPING[order.shippingState],
      allowed: allowed(order, payments),
      /** What a mail with a link to pay builds on; null when there is nothing to pay. */
      paymentLink: paymentLink(order, payments, mails),
      notes: order.notes.map((note) => new NoteTransformer(note).toObject()),
    }
  }
}

function allowed(
  { status, shippingState, withdrawals, carrier }: Order,
  payments: readonly Payment[]
) {
  return {
    cancel: allowedFrom('geannuleerd').includes(status),
    /** The order was cancelled, and yet a payment is under way that could not be stopped. */
    stopPayment:
      status === 'geannuleerd' &&
      payments.some((one) => one.openForOrder !== null && one.providerId !== null),
    ship: mayShip(shippingState),
    changeShipment: status === 'verzonden' && carrier !== HANDED_OVER,
    undoShipment:
      carrier !== HANDED_OVER &&
      mayUndoShipping(
        status,
        withdrawals.map((one) => one.status)
      ),
  }
}

function paymentLink(
  { status, dueCents }: Order,
  payments: readonly Payment[],
  mails: readonly Mail[]
) {
  const received = payments.some((one) => RECEIVED_PAYMENT.includes(one.status))
  if (!REMINDED.includes(status) || received || dueCents === 0) return null
  const sent = mails.filter(({ kind }) => kind === 'betaallink')
  return { last: Math.max(0, ...sent.map(({ sequenceNumber }) => sequenceNumber)) }
}

function data(order: Order) {
  const { id, number, game, status, name, email, address, postcode, city } = order
  const { waiverText, waivedAt } = order
  return {
    ...{ id, number, game: game.title, status, statusText: orderStanding(order) },
    ...{ name, email, address, postcode, city, byPost: byPost(game) },
    bookingId: order.bookingId,
    /** What a correction of the customer says that it saw. */
    seen: customerMark(order),
    price: asEuro(order.priceCents),
    discount: order.discountCents > 0 ? asEuro(order.discountCents) : null,
    total: asEuro(order.totalCents),
    orderedAt: asIso(order.createdAt),
    paidAt: iso(order.paidAt),
    canceledAt: iso(order.canceledAt),
    waiver: waiverText === null ? null : { text: waiverText, at: iso(waivedAt) },
  }
}

function showShipment(order: Order, mails: readonly Mail[]) {
  const { shippedAt, carrier, trackTrace, postcode } = order
  if (shippedAt === null) return null
  return {
    ...{ at: asIso(shippedAt), carrier, trackTrace, seen: shipmentMark(order) },
    trackingLink: trackingLink(carrier, trackTrace, postcode),
    /** Whether the customer read it already. */
    mailed: mails.some(({ kind, sentAt }) => kind === 'verzonden' && sentAt !== null),
  }
}

/** The part that a voucher pays, and which one. */
function showVoucher({ voucherId, voucherCents, voucher }: Order) {
  if (voucherId === null || voucherCents === 0) return null
  return { id: voucherId, name: nameOf(voucher), amount: asEuro(voucherCents) }
}

/** The carrier and the code on the label of a parcel, for when it is marked as sent. */
function showLabel(label: OrderDetail['label']) {
  if (label?.status !== 'made') return null
  return { carrier: label.carrier, trackTrace: label.trackTrace }
}

function showPayment(payment: Payment) {
  const { id, providerId, status, amountCents, refundedCents, createdAt } = payment
  return {
    ...{ id, state: status, status: PAYMENT_STATUS[status], amount: asEuro(amountCents) },
    providerId: payment.voucherId === null ? providerId : 'cadeaubon',
    byHand: payment.byHand === null ? null : meansInWords(payment.byHand),
    refunded: refundedCents > 0 ? asEuro(refundedCents) : null,
    chargedBack: payment.chargedBackCents > 0 ? asEuro(payment.chargedBackCents) : null,
    at: asIso(createdAt),
  }
}

/** The amount that can still go back, as its field shows it; null when there is none. */
function toRefund(payments: readonly Payment[]) {
  const remaining = receivedOf(payments).reduce((sum, attempt) => sum + refundable(attempt), 0)
  return remaining === 0 ? null : toDecimal(remaining).replace('.', ',')
}

function showRefund(refund: Refund) {
  const { id, amountCents, reason, status, createdAt } = refund
  const providerId = calledByPeople(refund.providerId)
  const amount = asEuro(amountCents)
  return {
    ...{ id, providerId, amount, reason, state: status, status: REFUND_STATUS[status] },
    /** What is unknown about the refund and what happens next; null when nothing is. */
    unknown: status === 'nieuw' ? refundUnknown(amount) : null,
    at: asIso(createdAt),
  }
}

/** A refund without the provider has an id of ours, which only says how it was given. */
function calledByPeople(providerId: string | null): string | null {
  if (providerId?.startsWith(BY_HAND)) return 'met de hand'
  return providerId?.startsWith(TO_VOUCHER) ? 'op de cadeaubon' : providerId
}

function showDelivery(delivery: Delivery, { status }: Order, now: DateTime) {
  const { id, kind, token, validUntil, revokedAt, fetchCount, completedAt } = delivery
  const alive = isPaid(status) && revokedAt === null
  return {
    ...{
      id,
      kind,
      name: DELIVERY[kind],
      fetchCount,
      completedAt: iso(completedAt),
    },
    validUntil: iso(validUntil),
    ended: validUntil !== null && validUntil <= now,
    revoked: revokedAt !== null,
    reference: token === null ? null : referenceOf(token),
    renew: alive && token !== null,
    extend: alive && validUntil !== null,
  }
}

function showGift(order: Order, all: readonly Mail[]) {
  const { way, receiverName, receiverEmail, message, giveOn } = order.gift
  const mails = all.filter(({ kind }) => kind === 'cadeau')
  const begun = order.deliveries.find(({ kind }) => kind === 'speellink')
  return {
    ...{ way, message, to: receiverName, email: receiverEmail, on: giveOn },
    seen: giftMark(order.gift),
    sentAt: iso(mails.find(({ sentAt }) => sentAt !== null)?.sentAt ?? null),
    begunAt: iso(begun?.createdAt ?? null),
    changeable: !byPost(order.game),
    sendable: receiverEmail !== null && mails.length === 0 && stillGiven(order),
  }
}

/** The kinds of mail that can be sent again, each with the number of its last one. */
function repeatable({ status, game }: Order, mails: readonly Mail[]) {
  if (!isPaid(status)) return []
  return REPEATABLE.flatMap((kind) => {
    const numbers = mails
      .filter((mail) => mail.kind === kind)
      .map(({ sequenceNumber }) => sequenceNumber)
    if (numbers.length === 0) return []
    /**
     * The owner reads another word than 'delivery' here, which would read as if a parcel went out
     * again.
     */
    const confirms = kind === 'levering' && byPost(game)
    const name = confirms ? 'Bevestigingsmail' : mailName(kind)
    const cameBack = mails.some((one) => one.kind === kind && one.status === 'teruggekomen')
    return [{ kind, name, confirms, cameBack, last: Math.max(...numbers) }]
  })
}

const iso = (moment: DateTime | null): string | null => moment?.toISO() ?? null
