import { urlFor } from '@adonisjs/core/services/url_builder'
import { pictureOf } from '#app/shop/deliveries/delivery_data'
import { paperUrl } from '#app/shop/invoices/paper_links'
import type { Composer } from '#app/shop/mails/composed_mail'
import { nameOf } from '#app/shop/vouchers/manage_vouchers'
import { dayInWords } from '#domain/dutch_time'
import { asEuro } from '#domain/money'
import Order from '#models/shop/order'
import Invoice from '#models/shop/money/invoice'
import Payment from '#models/shop/money/payment'
import Refund from '#models/shop/money/refund'
import Voucher from '#models/shop/money/voucher'
import env from '#start/env'

/**
 * Tells the customer that money is on its way back. The number of the mail is the id of the refund.
 */
export const refund: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const { amountCents, paymentId } = await Refund.findOrFail(mail.sequenceNumber)
  const { voucherId, byHand } = await Payment.findOrFail(paymentId)
  const voucher = voucherId === null ? null : await Voucher.findOrFail(voucherId)
  const creditNote = await Invoice.findBy('refundId', mail.sequenceNumber)
  const amount = asEuro(amountCents)
  return {
    to: order.email,
    subject: `Je krijgt ${amount} terug van bestelling ${order.number}`,
    template: 'shop/refunds/mails/refund_mail',
    data: {
      name: order.name,
      number: order.number,
      title: order.game.title,
      amount,
      byHand: byHand !== null,
      picture: pictureOf(order),
      voucher: voucher && {
        name: nameOf(voucher),
        validUntil: dayInWords(voucher.validUntil),
      },
      creditNoteUrl: creditNote ? creditNoteUrl(order, creditNote) : null,
      creditNotePage: creditNote ? paperUrl(order, creditNote) : null,
    },
  }
}

function creditNoteUrl({ token }: Order, { number }: Invoice): string {
  return `${env.appUrl}${urlFor('invoice.credit_note', { token, nummer: number })}`
}
