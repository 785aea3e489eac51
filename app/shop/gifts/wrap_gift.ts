import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { freshToken } from '#app/core/tokens'
import { mayMail } from '#app/shop/mails/mail_brake'
import type { GiftWish } from '#domain/shop/gifts'
import Gift from '#models/shop/gift'
import type Order from '#models/shop/order'

/** Writes down for whom an order is, together with the order. */
export async function wrapGift(
  trx: TransactionClientContract,
  { id: orderId }: Order,
  wish: GiftWish | null
) {
  if (wish) await Gift.create({ ...wish, orderId, token: freshToken() }, { client: trx })
}

/**
 * Whether a gift for which nothing is paid may be mailed to its address. It has a limit, because
 * anybody can make us mail it.
 */
export async function mayGiveFree(trx: TransactionClientContract, wish: GiftWish | null) {
  return !wish?.receiverEmail || mayMail(trx, 'free_gift', wish.receiverEmail)
}
