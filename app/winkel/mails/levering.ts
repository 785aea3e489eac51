import { withDeliveries, shopData, type Composer } from '#app/winkel/mails/bericht'
import { deliveryData } from '#app/winkel/mails/leveringsgegevens'

/** To the customer: the download, the play link, or that a parcel is on its way. */
export const delivery: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  return {
    aan: order.email,
    onderwerp: `${order.spel.titel}: je bestelling ${order.nummer}`,
    weergave: 'levering',
    gegevens: { winkel: shopData(), ...deliveryData(order) },
  }
}
