import { withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { deliveryData } from '#app/shop/deliveries/delivery_data'
import { playerOf } from '#app/shop/gifts/player_of'
import { mayExtend } from '#domain/shop/play_links'
import { present } from '#domain/present'

/** Tells the customer that a week is left to play, and how to extend it. */
export const linkExpiring: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  const { title, playUrl, playableUntil, picture } = deliveryData(order)
  const { to, ...player } = await playerOf(order)
  const link = present(
    order.deliveries.find(({ kind }) => kind === 'speellink'),
    'the play link'
  )
  return {
    to,
    subject: `Nog even, en je speellink van ${title} verloopt`,
    template: 'shop/play_links/mails/link_expiring_mail',
    data: {
      ...player,
      ...{ title, playUrl, playableUntil, picture },
      extendable: mayExtend(link.validity, new Date()).ok,
    },
  }
}
