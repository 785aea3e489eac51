import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { freshToken } from '#app/core/tokens'
import { queueMail } from '#app/shop/mails/queue_mail'
import { makeSoldVoucher } from '#app/shop/voucher_sales/make_sold_voucher'
import { HANDED_OVER } from '#domain/shop/hand_orders'
import { playableUntil } from '#domain/shop/play_links'
import type Order from '#models/shop/order'
import Gift from '#models/shop/gift'
import Delivery from '#models/shop/delivery'

/**
 * Writes what a paid order brings: its deliveries, its mails and the jobs that send them, all in
 * the transaction that made the order paid. Unique constraints limit this to once per order and
 * kind.
 */
export async function deliver(trx: TransactionClientContract, order: Order, now: DateTime) {
  const { delivery, playableOneMonth } = order.game.sale
  const gift = await Gift.findBy('orderId', order.id, { client: trx })

  for (const kind of delivery) {
    /** The play link of a gift is made when the receiver unwraps it, see `begin_gift.ts`. */
    if (gift && kind === 'speellink') continue
    await Delivery.create(
      {
        orderId: order.id,
        kind,
        token: kind === 'post' || kind === 'cadeaubon' ? null : freshToken(),
        validUntil:
          kind === 'speellink' && playableOneMonth ? playableUntil(order.createdAt) : null,
        fetchCount: 0,
        createdAt: now,
      },
      { client: trx }
    )
  }

  if (delivery.includes('cadeaubon')) await makeSoldVoucher(trx, order, now)
  await queueMail(trx, { kind: 'levering', orderId: order.id })
  /** A game that was handed over is not sent. */
  if (delivery.includes('post') && order.carrier !== HANDED_OVER)
    await queueMail(trx, { kind: 'verzendopdracht', orderId: order.id })
}
