import { shopData, type Composer } from '#app/winkel/mails/bericht'
import { hintUrl } from '#app/winkel/mails/leveringsgegevens'
import { trackingLink } from '#domain/winkel/verzending'
import Order from '#models/bestelling'

/** To the customer: the parcel is on its way, and where it is followed. */
export const shipped: Composer = async (mail) => {
  const order = await Order.findOrFail(mail.bestellingId)
  const {
    naam: name,
    nummer: number,
    spel: game,
    adres: address,
    postcode,
    plaats: city,
    vervoerder: carrier,
    trackTrace,
  } = order
  return {
    aan: order.email,
    onderwerp: `Onderweg: ${game.titel}, bestelling ${number}`,
    weergave: 'verzonden',
    gegevens: {
      winkel: shopData(),
      ...{ naam: name, nummer: number, adres: address, postcode, plaats: city, trackTrace },
      titel: game.titel,
      vervoerder: carrier === 'Anders' ? null : carrier,
      volglink: trackingLink(carrier, trackTrace, postcode),
      hintUrl: hintUrl(order),
    },
  }
}
