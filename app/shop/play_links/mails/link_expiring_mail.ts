import { withDeliveries, shopData, type Composer } from '#app/shop/mails/composed_mail'
import { deliveryData } from '#app/shop/deliveries/delivery_data'
import { mayExtend } from '#domain/play/links'

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
    template: 'shop/play_links/mails/link_expiring_mail',
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
