import { DateTime } from 'luxon'
import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { orderUrl, date } from '#app/shop/deliveries/delivery_data'
import { ordersOf } from '#app/shop/play_links/orders_of'

/** To a customer who lost a mail: the pages of all orders of this address. */
export const lostLinks: Composer = async (mail) => {
  const orders = await ordersOf(mail.email!, DateTime.utc())
  return {
    aan: mail.email!,
    onderwerp: 'Je bestellingen bij ons',
    template: 'shop/play_links/mails/lost_links_mail',
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
