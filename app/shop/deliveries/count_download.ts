import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordEvent } from '#app/shop/order_events/record_event'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'

/**
 * A browser that downloads a file in parts, or a family in which everybody downloads it, makes one
 * line.
 */
const ONE_LINE_PER = { hours: 1 } as const

/** Counts a download, which uses up nothing. The timeline shows it at most once an hour. */
export async function countDownload({ id, orderId }: Delivery, now: DateTime) {
  await inTransaction(async (trx) => {
    await Delivery.query({ client: trx }).where('id', id).increment('fetch_count', 1)
    const net = await OrderEvent.query({ client: trx })
      .where({ orderId, kind: 'downloaded' })
      .where('created_at', '>', asColumn(now.minus(ONE_LINE_PER)))
      .first()
    if (!net) await recordEvent(trx, orderId, 'downloaded')
  })
}
