import { DateTime } from 'luxon'
import type { Composer } from '#app/shop/mails/composed_mail'
import { orderUrl, SHOP_PICTURE } from '#app/shop/deliveries/delivery_data'
import { ordersOf } from '#app/shop/play_links/orders_of'
import { dayInWords } from '#domain/dutch_time'
import { present } from '#domain/present'

/** Sends a customer who lost a mail the pages of all orders of this address. */
export const lostLinks: Composer = async (mail) => {
  const to = present(mail.email, 'the address')
  const orders = await ordersOf(to, DateTime.utc())
  return {
    to,
    subject: 'Je bestellingen bij ons',
    template: 'shop/play_links/mails/lost_links_mail',
    data: {
      picture: SHOP_PICTURE,
      orders: orders.map((order) => ({
        title: order.game.title,
        number: order.number,
        date: dayInWords(order.createdAt),
        paid: order.paidAt !== null,
        url: orderUrl(order),
      })),
    },
  }
}
