import { withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { playerOf } from '#app/shop/gifts/player_of'
import { deliveryData } from '#app/shop/deliveries/delivery_data'

/** Tells the customer that the owner extended the play link, and until when. */
export const linkExtended: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  const { number, title, playUrl, playableUntil, picture } = deliveryData(order)
  const { to, ...player } = await playerOf(order)
  return {
    to,
    subject: `Je speelt ${title} langer`,
    template: 'shop/play_links/mails/link_extended_mail',
    data: {
      ...player,
      ...{ number, title, playUrl, playableUntil, picture },
    },
  }
}
