import { DateTime } from 'luxon'
import { ownerAddress, withDeliveries, type Composer } from '#app/shop/mails/composed_mail'
import { isGift } from '#app/shop/gifts/gift_standing'
import { addressee } from '#app/shop/parcels/addressee'
import { laterShipping } from '#app/shop/promises/later_shipping'
import { numericDay } from '#domain/dutch_time'

/** Tells the owner that there is a parcel to send. */
export const dispatch: Composer = async (mail, shop) => {
  const order = await withDeliveries(mail)
  return {
    to: ownerAddress(shop),
    subject: `Te versturen: ${order.game.title}, bestelling ${order.number}`,
    template: 'shop/parcels/mails/dispatch_mail',
    data: {
      order: order.serialize({
        fields: ['number', 'address', 'postcode', 'city', 'email'],
      }),
      addressee: addressee(order),
      gift: isGift(order),
      later: laterShipping(order, shop.holiday, DateTime.utc(), 'je'),
      title: order.game.title,
      paidAt: numericDay(order.paidAt ?? new Date()),
    },
  }
}
