import { isGift } from '#app/shop/gifts/gift_standing'
import type Order from '#models/shop/order'

/** The name on a parcel: the receiver's when it goes straight to them. */
export const addressee = (order: Order): string =>
  isGift(order) && order.gift.way === 'post' ? order.gift.receiverName : order.name
