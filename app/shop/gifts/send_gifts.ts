import type { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { orderOfGift, stillGiven } from '#app/shop/gifts/gift_standing'
import { queueMail } from '#app/shop/mails/queue_mail'
import { givingDay } from '#domain/shop/gifts'
import { MONEY_IS_IN } from '#domain/shop/orders'
import Order from '#models/shop/order'

const KIND = 'cadeau'

/** The most gifts of one run; the rest follows five minutes later. */
const AT_MOST = 200

/** Mails the gifts whose day has come to their receivers, each once. */
export async function sendGifts(now: DateTime) {
  for (const { id } of await due(now)) await sendGift(id)
}

/**
 * Queues the mail of a gift under the lock of its order. A withdrawal, money that goes back and
 * another worker wait, or were first and are seen here.
 */
const sendGift = (orderId: number) =>
  inTransaction(async (trx) => {
    const order = await orderOfGift(orderId, trx).forUpdate().firstOrFail()
    if (order.mails.length === 0 && stillGiven(order)) await queueMail(trx, { kind: KIND, orderId })
  })

/** A gift that is late is still mailed, whatever the reason. */
const due = (now: DateTime) =>
  Order.query()
    .whereIn('status', [...MONEY_IS_IN])
    .whereHas('gift', (gift) => gift.where('way', 'email').where('give_on', '<=', givingDay(now)))
    .whereDoesntHave('mails', (mail) => mail.where('kind', KIND))
    .whereDoesntHave('withdrawals', (withdrawal) => withdrawal.whereNot('status', 'afgewezen'))
    .whereDoesntHave('deliveries', (delivery) => delivery.whereNotNull('revoked_at'))
    .orderBy('id')
    .limit(AT_MOST)
