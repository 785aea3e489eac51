import { withDeliveries, shopData, type Composer } from '#app/winkel/mails/bericht'
import { deliveryData } from '#app/winkel/mails/leveringsgegevens'

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
    weergave: 'link_verlengd',
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
