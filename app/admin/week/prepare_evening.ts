import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { inTransaction } from '#app/core/database/transaction'
import { CARDS, itemsOf, PAPER_KIT } from '#app/admin/week/items'
import { loadFacts } from '#app/admin/week/load_facts'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { err, ok, type Result } from '#domain/result'
import Booking from '#models/shop/booking'
import Preparation from '#models/bookings/preparation'

export type PrepareRefused =
  | { readonly type: 'unknown_item' }
  /** Cards and paper kit belong to a game, and this booking has no game yet. */
  | { readonly type: 'nothing_to_print' }

/** Ticks something off, as it is printed now. Ticking it off again renews what was printed. */
export async function tickOff(
  bookingId: number,
  item: string
): Promise<Result<null, PrepareRefused>> {
  const booking = await orNotFound(Booking.find(bookingId))
  if (!itemsOf(booking.itemName).includes(item)) return err({ type: 'unknown_item' })
  const mark = await markNow(booking, item)
  if (mark === null) return err({ type: 'nothing_to_print' })
  await inTransaction((trx) =>
    trx
      .insertQuery()
      .table('preparations')
      .insert({ booking_id: bookingId, item, mark, created_at: asColumn(DateTime.utc()) })
      .onConflict(['booking_id', 'item'])
      .merge(['mark', 'created_at'])
  )
  return ok(null)
}

/** Takes a tick back. Taking it back twice changes nothing. */
export async function takeBack(bookingId: number, item: string): Promise<void> {
  await Preparation.query().where({ bookingId, item }).delete()
}

/** The mark of what would be printed now; empty for what is not printed from the shop. */
async function markNow(booking: Booking, item: string): Promise<string | null> {
  if (item !== CARDS && item !== PAPER_KIT) return ''
  const { game } = await loadFacts(booking, [])
  if (game === null) return null
  return item === CARDS ? game.cardsMark : game.kitMark
}
