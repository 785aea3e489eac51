import type { Composer } from '#app/shop/mails/composed_mail'
import { orderUrl, pictureOf } from '#app/shop/deliveries/delivery_data'
import Order from '#models/shop/order'

/** Tells the customer that the owner cancelled the unpaid order. */
export const canceled: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.orderId)
  const { name, number, game } = order
  return {
    to: order.email,
    subject: `Je bestelling ${number} is geannuleerd`,
    template: 'shop/orders/mails/canceled_mail',
    data: {
      ...{ name, number, title: game.title },
      orderUrl: orderUrl(order),
      picture: pictureOf(order),
    },
  }
}
