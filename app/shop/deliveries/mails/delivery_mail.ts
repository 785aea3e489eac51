import { withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { deliveryData } from '#app/shop/deliveries/delivery_data'

/** Tells the customer about the download, the play link, or the parcel that will be sent. */
export const delivery: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  return {
    to: order.email,
    subject: `${order.game.title}: je bestelling ${order.number}`,
    template: 'shop/deliveries/mails/delivery_mail',
    data: { ...deliveryData(order) },
  }
}
