import { withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { addressee } from '#app/shop/parcels/addressee'
import { hintUrl, pictureOf } from '#app/shop/deliveries/delivery_data'
import { trackingLink } from '#domain/shop/parcels/shipping'

/** Tells the customer that the parcel is on its way, and where to follow it. */
export const shipped: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  /** The parcel was marked as sent by mistake. */
  if (order.shippedAt === null) return null
  const { name, number, game, address, postcode, city, carrier, trackTrace } = order
  return {
    to: order.email,
    subject: `Onderweg: ${game.title}, bestelling ${number}`,
    template: 'shop/parcels/mails/shipped_mail',
    data: {
      ...{ name, number, address, postcode, city, trackTrace },
      addressee: addressee(order),
      title: game.title,
      picture: pictureOf(order),
      carrier: carrier === 'Anders' ? null : carrier,
      trackingUrl: trackingLink(carrier, trackTrace, postcode),
      hintUrl: hintUrl(order),
    },
  }
}
