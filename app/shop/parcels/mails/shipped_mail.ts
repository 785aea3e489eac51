import { shopData, type Composer } from '#app/shop/mails/composed_mail'
import { hintUrl } from '#app/shop/deliveries/delivery_data'
import { trackingLink } from '#domain/shop/parcels/shipping'
import Order from '#models/shop/order'

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
    template: 'shop/parcels/mails/shipped_mail',
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
