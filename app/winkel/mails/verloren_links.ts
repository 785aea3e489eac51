import { DateTime } from 'luxon'
import { shopData, type Composer } from '#app/winkel/mails/bericht'
import { orderUrl, date } from '#app/winkel/mails/leveringsgegevens'
import { ordersOf } from '#app/winkel/actions/zoek_bestellingen'

/** To a customer who lost a mail: the pages of all orders of this address. */
export const lostLinks: Composer = async (mail) => {
  const orders = await ordersOf(mail.email!, DateTime.utc())
  return {
    aan: mail.email!,
    onderwerp: 'Je bestellingen bij ons',
    weergave: 'verloren_links',
    gegevens: {
      winkel: shopData(),
      bestellingen: orders.map((order) => ({
        titel: order.spel.titel,
        nummer: order.nummer,
        datum: date(order.createdAt),
        betaald: order.betaaldOp !== null,
        url: orderUrl(order),
      })),
    },
  }
}
