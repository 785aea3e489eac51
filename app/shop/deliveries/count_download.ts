import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { recordEvent } from '#app/shop/order_events/record_event'
import OrderEvent from '#models/shop/order_event'
import Delivery from '#models/shop/delivery'

/** A browser that fetches a file in parts, or a family that all want it, is one line. */
const ONE_LINE_PER = { hours: 1 } as const

/** Counts a fetched file; nothing is used up. The timeline tells it once an hour. */
export async function countDownload({ id, bestellingId: orderId }: Delivery, now: DateTime) {
  await inTransaction(async (trx) => {
    await Delivery.query({ client: trx }).where('id', id).increment('aantal_opgehaald', 1)
    const net = await OrderEvent.query({ client: trx })
      .where({ bestellingId: orderId, soort: 'gedownload' })
      .where('created_at', '>', asColumn(now.minus(ONE_LINE_PER)))
      .first()
    if (!net) await recordEvent(trx, orderId, 'gedownload')
  })
}
