import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { orderUrl } from '#app/shop/deliveries/delivery_data'
import Order from '#models/shop/order'

/** To the customer: the owner called the order off before it was paid. */
export const canceled: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.bestellingId)
  const { naam: name, nummer: number, spel: game } = order
  return {
    aan: order.email,
    onderwerp: `Je bestelling ${number} is geannuleerd`,
    template: 'shop/orders/mails/canceled_mail',
    gegevens: {
      ...{ winkel: shopData(), naam: name, nummer: number, titel: game.titel },
      bestellingUrl: orderUrl(order),
    },
  }
}
