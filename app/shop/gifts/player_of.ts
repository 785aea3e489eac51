import { orderUrl } from '#app/shop/deliveries/delivery_data'
import { giftUrl } from '#app/shop/gifts/gift_standing'
import Gift from '#models/shop/gift'
import type Order from '#models/shop/order'

/**
 * The person who gets the mails about the playing of a game, and the page with everything about it.
 */
export type Player = {
  readonly to: string
  readonly name: string
  /** The receiver of a gift never gets the page of the order, on which the price is. */
  readonly orderUrl: string | null
  readonly giftUrl: string | null
}

/** The receiver of a gift once we know where they read mail, else the customer. */
export async function playerOf(order: Order): Promise<Player> {
  const gift = await Gift.findBy('orderId', order.id)
  const page = gift && giftUrl(gift)
  if (gift?.receiverEmail)
    return { to: gift.receiverEmail, name: gift.receiverName, orderUrl: null, giftUrl: page }
  return { to: order.email, name: order.name, orderUrl: orderUrl(order), giftUrl: page }
}
