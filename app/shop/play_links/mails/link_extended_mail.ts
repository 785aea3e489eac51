import { withDeliveries, shopData, type Composer } from '#app/shop/mails/composed_mail'
import { deliveryData } from '#app/shop/deliveries/delivery_data'

/** To the customer: the owner lets the play link work for longer, and until when. */
export const linkExtended: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  const {
    naam: name,
    nummer: number,
    titel: title,
    speelUrl: playUrl,
    speelbaarTot: playableUntil,
    bestellingUrl: orderUrl,
  } = deliveryData(order)
  return {
    aan: order.email,
    onderwerp: `Je speelt ${title} langer`,
    template: 'shop/play_links/mails/link_extended_mail',
    gegevens: {
      ...{
        winkel: shopData(),
        naam: name,
        nummer: number,
        titel: title,
        speelUrl: playUrl,
        speelbaarTot: playableUntil,
        bestellingUrl: orderUrl,
      },
    },
  }
}
