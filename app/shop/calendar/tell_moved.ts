import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { queueMail } from '#app/shop/mails/queue_mail'
import BookingEvent from '#models/shop/booking_event'

/** How often an evening was moved. */
export async function countMoves(
  bookingId: number,
  client?: TransactionClientContract
): Promise<number> {
  const moves = await BookingEvent.query({ client }).where({ bookingId, kind: 'moved' })
  return moves.length
}

/** Mails the customer that an agreed evening was moved, after its line in the timeline. */
export async function tellMoved(trx: TransactionClientContract, bookingId: number) {
  const sequenceNumber = await countMoves(bookingId, trx)
  await queueMail(trx, { kind: 'boeking_verzet', bookingId, sequenceNumber })
}
