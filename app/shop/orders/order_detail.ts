import type { DateTime } from 'luxon'
import {
  ORDER_STATUS,
  PAYMENT_STATUS,
  DELIVERY,
  mailError,
  mailName,
  mailState,
  NOT_IN_SHIPPING,
  REFUND_STATUS,
  refundUnknown,
} from '#app/shop/orders/order_words'
import { timeline, progress } from '#app/shop/orders/timeline'
import { fingerprint } from '#app/core/tokens'
import { byPost } from '#games/catalogue'
import { isPaid, allowedFrom } from '#domain/shop/orders'
import { asEuro, toDecimal } from '#domain/money'
import { refundable } from '#domain/shop/refunds'
import { mayShip, trackingLink } from '#domain/shop/parcels/shipping'
import DiscountCode from '#models/shop/discount_code'
import type Order from '#models/shop/order'
import Payment from '#models/shop/payment'
import Invoice from '#models/shop/invoice'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'
import Mail, { UNDELIVERED } from '#models/shop/mail'
import PlayFlag from '#models/play/play_flag'
import Refund from '#models/shop/refund'

/** What may be sent again, once it was sent. */
export const REPEATABLE = ['levering', 'verzonden', 'recept'] as const

/** One order as the owner sees it: everything but the secrets of its links. */
export async function orderDetail(order: Order, now: DateTime) {
  const ofOrder = { bestelling_id: order.id }
  await order.load('herroepingen')
  const payments = await Payment.query().where(ofOrder).orderBy('id')
  const deliveries = await Delivery.query().where(ofOrder).orderBy('id')
  const mails = await Mail.query().where(ofOrder).orderBy('id')
  const events = await OrderEvent.query().where(ofOrder).orderBy('id')
  const refunds = await Refund.query()
    .whereIn(
      'betaling_id',
      payments.map(({ id }) => id)
    )
    .orderBy('id')
  const flags = await PlayFlag.query()
    .whereIn(
      'levering_id',
      deliveries.map(({ id }) => id)
    )
    .orderBy('id')
  const code = order.actiecodeId === null ? null : await DiscountCode.find(order.actiecodeId)
  const { itemName } = order

  return {
    ...data(order),
    actiecode: code?.code ?? null,
    betalingen: payments.map(showPayment),
    terugbetalingen: refunds.map(showRefund),
    leveringen: deliveries.map((delivery) => ({
      ...showDelivery(delivery, order, now),
      voortgang: delivery.soort === 'speellink' ? progress(itemName, flags) : null,
    })),
    facturen: (await Invoice.query().where(ofOrder).orderBy('id')).map(showInvoice),
    terugTeBetalen: toRefund(payments, refunds),
    mails: mails.map((mail) => showMail(mail, mails)),
    herhaalbaar: repeatable(order, mails),
    tijdlijn: timeline({
      itemName,
      gebeurtenissen: events,
      betalingen: payments,
      mails,
      vlaggen: flags,
    }).map(({ op: at, ...line }) => ({ ...line, op: at.toISO()! })),
    nietBijVerzenden: NOT_IN_SHIPPING[order.verzendstand],
    mag: {
      annuleren: allowedFrom('geannuleerd').includes(order.status),
      betalingStoppen:
        order.status === 'geannuleerd' &&
        payments.some((one) => one.openVoorBestelling !== null && one.providerId !== null),
      verzenden: mayShip(order.verzendstand),
      verzendingWijzigen: order.status === 'verzonden',
    },
  }
}

function data(order: Order) {
  const {
    id,
    nummer: number,
    spel: game,
    status,
    naam: name,
    email,
    adres: address,
    postcode,
    plaats: city,
  } = order
  const {
    vervoerder: carrier,
    trackTrace,
    afstandHerroepingTekst: waiverText,
    afstandHerroepingOp: waivedAt,
  } = order
  return {
    ...{ id, nummer: number, spel: game.titel, status, statustekst: ORDER_STATUS[status] },
    ...{ naam: name, email, adres: address, postcode, plaats: city, perPost: byPost(game) },
    prijs: asEuro(order.prijsCenten),
    korting: order.kortingCenten > 0 ? asEuro(order.kortingCenten) : null,
    totaal: asEuro(order.totaalCenten),
    besteldOp: order.createdAt.toISO()!,
    betaaldOp: iso(order.betaaldOp),
    geannuleerdOp: iso(order.geannuleerdOp),
    verzonden:
      order.verzondenOp === null
        ? null
        : {
            op: order.verzondenOp.toISO()!,
            vervoerder: carrier,
            trackTrace,
            volglink: trackingLink(carrier, trackTrace, postcode),
          },
    afstand: waiverText === null ? null : { tekst: waiverText, op: iso(waivedAt) },
  }
}

function showPayment(payment: Payment) {
  const {
    id,
    providerId,
    status,
    bedragCenten: amountCents,
    terugbetaaldCenten: refundedCents,
    createdAt,
  } = payment
  return {
    ...{ id, providerId, status: PAYMENT_STATUS[status], bedrag: asEuro(amountCents) },
    terug: refundedCents > 0 ? asEuro(refundedCents) : null,
    teruggevorderd: payment.teruggevorderdCenten > 0 ? asEuro(payment.teruggevorderdCenten) : null,
    op: createdAt.toISO()!,
  }
}

/** What may still go back, as its field shows it; null when that is nothing. */
function toRefund(payments: readonly Payment[], requested: readonly Refund[]) {
  const remaining = payments
    .filter(({ status }) => status === 'betaald' || status === 'afwijkend')
    .map((payment) =>
      refundable({
        id: payment.id,
        ontvangen: payment.ontvangen,
        terug: payment.terugbetaaldCenten,
        teruggevorderd: payment.teruggevorderdCenten,
        onderweg: requested
          .filter(
            ({ betalingId: paymentId, status }) => paymentId === payment.id && status !== 'mislukt'
          )
          .reduce((sum, { bedragCenten: amountCents }) => sum + amountCents, 0),
      })
    )
    .reduce((sum, cents) => sum + cents, 0)
  return remaining === 0 ? null : toDecimal(remaining).replace('.', ',')
}

function showInvoice({
  soort: kind,
  nummer: number,
  bestellingId: orderId,
  bedragCenten: amountCents,
}: Invoice) {
  const base = `/dashboard/bestellingen/${orderId}`
  return {
    naam: `${kind === 'factuur' ? 'Factuur' : 'Creditnota'} ${number}`,
    bedrag: asEuro(amountCents),
    href: kind === 'factuur' ? `${base}/factuur` : `${base}/creditnota/${number}`,
  }
}

function showRefund(refund: Refund) {
  const { id, providerId, bedragCenten: amountCents, reden: reason, status, createdAt } = refund
  const amount = asEuro(amountCents)
  return {
    ...{ id, providerId, bedrag: amount, reden: reason, status: REFUND_STATUS[status] },
    onbekend: status === 'nieuw' ? refundUnknown(amount) : null,
    op: createdAt.toISO()!,
  }
}

function showDelivery(delivery: Delivery, { status }: Order, now: DateTime) {
  const {
    id,
    soort: kind,
    token,
    geldigTot: validUntil,
    ingetrokkenOp: revokedAt,
    aantalOpgehaald: fetchCount,
    uitgespeeldOp: completedAt,
  } = delivery
  const alive = isPaid(status) && revokedAt === null
  return {
    ...{
      id,
      soort: kind,
      naam: DELIVERY[kind],
      aantalOpgehaald: fetchCount,
      uitgespeeldOp: iso(completedAt),
    },
    geldigTot: iso(validUntil),
    afgelopen: validUntil !== null && validUntil <= now,
    ingetrokken: revokedAt !== null,
    /** Stands for the token that somebody saw, and tells nothing about it. */
    kenmerk: token === null ? null : referenceOf(token),
    vernieuwen: alive && token !== null,
    verlengen: alive && validUntil !== null,
  }
}

export const referenceOf = (token: string) => fingerprint('link', token).slice(0, 16)

function showMail(mail: Mail, all: readonly Mail[]) {
  const { id, soort: kind, status, pogingen: attempts } = mail
  const times = all.filter((one) => one.soort === kind && one.id <= id).length
  return {
    ...{ id, naam: mailName(kind), keer: times, pogingen: attempts },
    ...{ mislukt: UNDELIVERED.includes(status), status: mailState(mail) },
    fout: mailError(mail),
    op: iso(mail.verzondenOp) ?? mail.createdAt.toISO()!,
  }
}

/** The kinds that may be sent again, each with the number of its last one. */
function repeatable({ status }: Order, mails: readonly Mail[]) {
  if (!isPaid(status)) return []
  return REPEATABLE.flatMap((kind) => {
    const numbers = mails
      .filter((mail) => mail.soort === kind)
      .map(({ volgnummer: sequenceNumber }) => sequenceNumber)
    return numbers.length === 0
      ? []
      : [{ soort: kind, naam: mailName(kind), laatste: Math.max(...numbers) }]
  })
}

const iso = (moment: DateTime | null): string | null => moment?.toISO() ?? null
