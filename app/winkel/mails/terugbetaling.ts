import { shopData, type Composer } from '#app/winkel/mails/bericht'
import { asEuro } from '#domain/winkel/prijs'
import Order from '#models/bestelling'
import Invoice from '#models/factuur'
import Refund from '#models/terugbetaling'
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
    weergave: 'terugbetaling',
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
