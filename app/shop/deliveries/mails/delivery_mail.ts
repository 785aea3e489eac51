import { withDeliveries, shopData, type Composer } from '#app/shop/mails/composed_mail'
import { deliveryData } from '#app/shop/deliveries/delivery_data'

/** To the customer: the download, the play link, or that a parcel is on its way. */
export const delivery: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  return {
    aan: order.email,
    onderwerp: `${order.spel.titel}: je bestelling ${order.nummer}`,
    template: 'shop/deliveries/mails/delivery_mail',
    gegevens: { winkel: shopData(), ...deliveryData(order) },
  }
}
