import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { isGiven } from '#domain/shop/gifts'
import type Gift from '#models/shop/gift'
import Order from '#models/shop/order'
import env from '#start/env'

/** The order of a gift, with all that decides whether the gift is given. */
export const orderOfGift = (orderId: number, client?: TransactionClientContract) =>
  Order.query({ client })
    .where('id', orderId)
    .preload('deliveries')
    .preload('withdrawals')
    .preload('gift')
    .preload('mails', (mail) => mail.where('kind', 'cadeau').orderBy('id'))

/** Whether an order, whose gift was loaded, is for somebody else. */
export const isGift = ({ gift }: Order): boolean => Boolean(gift as Gift | null | undefined)

/** Whether the order still gives what it promised; see `orderOfGift`. */
export const stillGiven = ({ status, withdrawals, deliveries }: Order): boolean =>
  isGiven({
    status,
    withdrawals: withdrawals.map((one) => one.status),
    revoked: deliveries.some(({ revokedAt }) => revokedAt !== null),
  })

/** The page on which the receiver unwraps a gift, for mails and paper. */
export const giftUrl = ({ token }: Pick<Gift, 'token'>) =>
  `${env.appUrl}${urlFor('gift.show', { token })}`
