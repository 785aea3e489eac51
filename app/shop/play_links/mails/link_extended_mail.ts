import { withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { deliveryData } from '#app/shop/deliveries/delivery_data'

/** Tells the customer that the owner extended the play link, and until when. */
export const linkExtended: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  const { name, number, title, playUrl, playableUntil, orderUrl } = deliveryData(order)
  return {
    to: order.email,
    subject: `Je speelt ${title} langer`,
    template: 'shop/play_links/mails/link_extended_mail',
    data: {
      ...{
        name,
        number,
        title,
        playUrl,
        playableUntil,
        orderUrl,
      },
    },
  }
}
