import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { askBeforehand } from '#app/shop/bookings/money/ask_beforehand'
import { latestQuote } from '#app/shop/bookings/money/booking_money'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { moveOn, withBooking } from '#app/shop/bookings/with_booking'
import { queueMail } from '#app/shop/mails/queue_mail'
import { present } from '#domain/present'
import { ok } from '#domain/result'
import { mayPayBooking, PAYING_BOOKINGS } from '#domain/shop/bookings/booking_money'
import { REMINDED } from '#domain/shop/orders'
import Booking from '#models/shop/booking'
import Mail from '#models/shop/mail'
import Order from '#models/shop/order'

/** The most bookings of one run; the rest follows an hour later. */
const AT_MOST = 100
const REMINDER = 'boeking_herinnering'

/**
 * Ends the quotes that nobody answered in time, reminds once of invoices that are overdue, and asks
 * once for the money of an evening that comes near.
 */
export async function followBookings(now: DateTime) {
  for (const { id } of await Booking.query().where('status', 'quoted').limit(AT_MOST))
    await expire(id, now)
  for (const order of await overdue(now)) await remind(order, now)
  await askBeforehand(now, AT_MOST)
}

const expire = (id: number, now: DateTime) =>
  withBooking<null, never>(id, async (trx, booking) => {
    const quote = await latestQuote(id, trx)
    if (!quote || quote.validUntil >= now) return ok(null)
    const moved = await moveOn(trx, booking, 'expire')
    if (moved.ok) await recordBookingEvent(trx, id, 'expired')
    return ok(null)
  })

const overdue = (now: DateTime) =>
  Order.query()
    .whereNotNull('booking_id')
    .whereIn('status', [...REMINDED])
    .where('due_at', '<', asColumn(now))
    /** The page of an evening that is not agreed takes no money, so nobody is asked for it. */
    .whereHas('booking', (booking) => booking.whereIn('status', [...PAYING_BOOKINGS]))
    .whereNotExists((mail) =>
      mail
        .from('mails')
        .whereColumn('mails.booking_id', 'orders.booking_id')
        .whereColumn('mails.sequence_number', 'orders.id')
        .where('kind', REMINDER)
    )
    .orderBy('id')
    .limit(AT_MOST)

/** Under the locks of its booking and its order: a payment waits, or came first and is seen here. */
const remind = ({ id, bookingId }: Order, now: DateTime) =>
  withBooking<null, never>(present(bookingId, 'the booking of an order'), async (trx, booking) => {
    const order = await Order.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
    const { status, dueAt } = order
    if (!mayPayBooking(booking.status)) return ok(null)
    if (!REMINDED.includes(status) || dueAt === null || dueAt >= now) return ok(null)
    const sent = { bookingId: booking.id, kind: REMINDER, sequenceNumber: id } as const
    if (!(await Mail.findBy(sent, { client: trx }))) await queueMail(trx, sent)
    return ok(null)
  })
