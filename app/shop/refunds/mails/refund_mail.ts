import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { asEuro } from '#domain/money'
import Order from '#models/shop/order'
import Invoice from '#models/shop/invoice'
import Refund from '#models/shop/refund'
import env from '#start/env'

/** To the customer: money is on its way back. The number of the mail is the id of the refund. */
export const refund: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.bestellingId)
  const { bedragCenten: amountCents } = await Refund.findOrFail(mail.volgnummer)
  const creditNote = await Invoice.findBy('terugbetalingId', mail.volgnummer)
  const amount = asEuro(amountCents)
  return {
    aan: order.email,
    onderwerp: `Je krijgt ${amount} terug van bestelling ${order.nummer}`,
    template: 'shop/refunds/mails/refund_mail',
    gegevens: {
      winkel: shopData(),
      naam: order.naam,
      nummer: order.nummer,
      titel: order.spel.titel,
      bedrag: amount,
      creditnotaUrl: creditNote ? creditNoteUrl(order, creditNote) : null,
    },
  }
}

function creditNoteUrl({ token }: Order, { nummer: number }: Invoice): string {
  return `${env.appUrl}/bestelling/${token}/creditnota/${number}`
}
