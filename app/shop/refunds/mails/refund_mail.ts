import { urlFor } from '@adonisjs/core/services/url_builder'
import type { Composer } from '#app/shop/mails/composed_mail'
import { asEuro } from '#domain/money'
import Order from '#models/shop/order'
import Invoice from '#models/shop/invoice'
import Refund from '#models/shop/refund'
import env from '#start/env'

/**
 * Tells the customer that money is on its way back. The number of the mail is the id of the refund.
 */
export const refund: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const { amountCents } = await Refund.findOrFail(mail.sequenceNumber)
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
      creditNoteUrl: creditNote ? creditNoteUrl(order, creditNote) : null,
    },
  }
}

function creditNoteUrl({ token }: Order, { number }: Invoice): string {
  return `${env.appUrl}${urlFor('invoice.credit_note', { token, nummer: number })}`
}
