import { urlFor } from '@adonisjs/core/services/url_builder'
import { pictureOf } from '#app/shop/deliveries/delivery_data'
import { partsInMail } from '#app/shop/refunds/mail_refund'
import { paperUrl } from '#app/shop/invoices/paper_links'
import type { Composer } from '#app/shop/mails/composed_mail'
import { nameOf } from '#app/shop/vouchers/manage_vouchers'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import Order from '#models/shop/order'
import Invoice from '#models/shop/money/invoice'
import Payment from '#models/shop/money/payment'
import type Refund from '#models/shop/money/refund'
import Voucher from '#models/shop/money/voucher'
import env from '#start/env'

/** One way by which money goes back, and how much of it. */
type Way = {
  readonly amount: string
  readonly byHand: boolean
  readonly voucher: { readonly name: string; readonly validUntil: string } | null
}

/**
 * Tells the customer that money is on its way back, all parts of one press together. The number of the
 * mail is the id of the first of them.
 */
export const refund: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const parts = await partsInMail(mail.sequenceNumber)
  const amount = asEuro(parts.reduce((sum, { amountCents }) => sum + amountCents, 0))
  const creditNotes = await Invoice.query()
    .whereIn(
      'refund_id',
      parts.map(({ id }) => id)
    )
    .orderBy('id')
  const ways = await waysOf(parts)
  return {
    to: order.email,
    subject: `Je krijgt ${amount} terug van bestelling ${order.number}`,
    template: 'shop/refunds/mails/refund_mail',
    data: {
      ...{ name: order.name, number: order.number, title: order.game.title, amount, ways },
      preheader: preheaderOf(ways, order.number),
      picture: pictureOf(order),
      creditNotes: creditNotes.map((creditNote) => ({
        number: creditNote.content.number,
        url: creditNoteUrl(order, creditNote),
        page: paperUrl(order, creditNote),
      })),
    },
  }
}

/** How the money goes back: parts that go the same way are one. */
async function waysOf(parts: readonly Refund[]): Promise<Way[]> {
  const cents = new Map<string, { payment: Payment; cents: number }>()
  for (const { paymentId, amountCents } of parts) {
    const payment = await Payment.findOrFail(paymentId)
    const { voucherId, byHand } = payment
    const way = voucherId === null ? (byHand === null ? 'provider' : 'hand') : `bon ${voucherId}`
    cents.set(way, { payment, cents: (cents.get(way)?.cents ?? 0) + amountCents })
  }
  return Promise.all([...cents.values()].map(wayOf))
}

async function wayOf({ payment, cents }: { payment: Payment; cents: number }): Promise<Way> {
  const { voucherId, byHand } = payment
  const voucher = voucherId === null ? null : await Voucher.findOrFail(voucherId)
  return {
    amount: asEuro(cents),
    byHand: byHand !== null,
    voucher: voucher && { name: nameOf(voucher), validUntil: dayInWords(voucher.validUntil) },
  }
}

function preheaderOf([way, ...others]: readonly Way[], number: string): string {
  if (others.length > 0 || !way)
    return `Het geld van bestelling ${number} komt terug zoals je betaalde.`
  if (way.voucher) return `Het staat weer op je cadeaubon, voor bestelling ${number}.`
  return way.byHand
    ? `Wij geven het zelf aan je terug, voor bestelling ${number}.`
    : `Het geld van bestelling ${number} komt terug zoals je betaalde.`
}

function creditNoteUrl({ token }: Order, { number }: Invoice): string {
  return `${env.appUrl}${urlFor('invoice.credit_note', { token, nummer: number })}`
}
