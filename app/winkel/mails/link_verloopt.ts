import { withDeliveries, shopData, type Composer } from '#app/winkel/mails/bericht'
import { deliveryData } from '#app/winkel/mails/leveringsgegevens'
import { mayExtend } from '#domain/winkel/speellink'

/** To the customer: a week left to play, and how to make it more. */
export const linkExpiring: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  const {
    naam: name,
    titel: title,
    speelUrl: playUrl,
    speelbaarTot: playableUntil,
    bestellingUrl: orderUrl,
  } = deliveryData(order)
  const link = order.leveringen.find(({ soort: kind }) => kind === 'speellink')!
  return {
    aan: order.email,
    onderwerp: `Nog even, en je speellink van ${title} verloopt`,
    weergave: 'link_verloopt',
    gegevens: {
      ...{
        winkel: shopData(),
        naam: name,
        titel: title,
        speelUrl: playUrl,
        speelbaarTot: playableUntil,
        bestellingUrl: orderUrl,
      },
      verlengbaar: mayExtend(link.looptijd, new Date()).ok,
    },
  }
}
