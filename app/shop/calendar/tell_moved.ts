import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/shop/mails/queue_mail'
import type { BookingEventKind } from '#domain/shop/bookings/booking_events'
import BookingEvent from '#models/shop/booking_event'

/** How often an agreed evening got another day, time or address. */
export async function countMoves(
  bookingId: number,
  client?: TransactionClientContract
): Promise<number> {
  const moves = await BookingEvent.query({ client })
    .where({ bookingId })
    .whereIn('kind', ['moved', 'relocated'] satisfies BookingEventKind[])
  return moves.length
}

/** Mails the customer when and where an agreed evening is now, after its line in the timeline. */
export async function tellMoved(trx: TransactionClientContract, bookingId: number) {
  const sequenceNumber = await countMoves(bookingId, trx)
  await queueMail(trx, { kind: 'boeking_verzet', bookingId, sequenceNumber })
}
