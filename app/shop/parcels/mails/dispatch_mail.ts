import { DateTime } from 'luxon'
import {
  ownerAddress,
  withDeliveries,
  shopData,
  type Composer,
} from '#app/shop/mails/composed_mail'

/** To the owner: a parcel to send. */
export const dispatch: Composer = async (mail) => {
  const order = await withDeliveries(mail)
  return {
    aan: ownerAddress(),
    onderwerp: `Te versturen: ${order.spel.titel}, bestelling ${order.nummer}`,
    template: 'shop/parcels/mails/dispatch_mail',
    gegevens: {
      winkel: shopData(),
      bestelling: order.serialize({
        fields: ['nummer', 'naam', 'adres', 'postcode', 'plaats', 'email'],
      }),
      titel: order.spel.titel,
      betaaldOp: (order.betaaldOp ?? DateTime.utc())
        .setZone('Europe/Amsterdam')
        .toFormat('dd-MM-yyyy'),
    },
  }
}
