import type { DateTime } from 'luxon'
import { attemptInTransaction } from '#app/core/database/transaction'
import { freshToken } from '#app/core/tokens'
import { orderOfGift, stillGiven } from '#app/shop/gifts/gift_standing'
import { recordEvent } from '#app/shop/order_events/record_event'
import { lastEnd, playableFrom } from '#domain/shop/gifts'
import { err, ok, type Result } from '#domain/result'
import Delivery from '#models/shop/delivery'

export type BeginRefused = { readonly type: 'not_given' | 'nothing_to_play' | 'over' }

/**
 * Begins a gift: its play link is made now, and its month counts from now. Presses on one gift wait
 * for each other, and the database has room for one link, so the second one finds the link of the
 * first.
 *
 * @returns the play link
 */
export async function beginGift(
  orderId: number,
  now: DateTime
): Promise<Result<Delivery, BeginRefused>> {
  return attemptInTransaction<Delivery, BeginRefused>(async (trx) => {
    const order = await orderOfGift(orderId, trx).forUpdate().firstOrFail()
    const { delivery, playableOneMonth } = order.game.sale
    if (!delivery.includes('speellink')) return err({ type: 'nothing_to_play' })
    if (!stillGiven(order)) return err({ type: 'not_given' })
    const begun = await Delivery.findBy({ orderId, kind: 'speellink' }, { client: trx })
    if (begun) return ok(begun)
    if (playableOneMonth && now >= lastEnd(order.createdAt)) return err({ type: 'over' })

    const link = await Delivery.create(
      {
        ...{ orderId, kind: 'speellink', token: freshToken(), fetchCount: 0, createdAt: now },
        validUntil: playableOneMonth ? playableFrom(now, order.createdAt) : null,
      },
      { client: trx }
    )
    await recordEvent(trx, orderId, 'gift_begun')
    return ok(await link.refresh())
  })
}
