import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { withBooking } from '#app/shop/bookings/with_booking'
import { queueMail } from '#app/shop/mails/queue_mail'
import { ok } from '#domain/result'
import { ASK_DAYS, asksBeforehand } from '#domain/shop/bookings/booking_money'
import Booking from '#models/shop/booking'
import Mail from '#models/shop/mail'

const KIND = 'boeking_nog_betalen'

/** Asks once for the money of each agreed evening that comes near and is not paid. */
export async function askBeforehand(now: DateTime, atMost: number) {
  const near = await Booking.query()
    .where('status', 'accepted')
    .where('starts_at', '>', asColumn(now))
    .where('starts_at', '<=', asColumn(now.plus({ days: ASK_DAYS })))
    .whereNotExists((mail) =>
      mail.from('mails').whereColumn('mails.booking_id', 'bookings.id').where('kind', KIND)
    )
    .orderBy('starts_at')
    .limit(atMost)
  for (const { id } of near) await ask(id, now)
}

/** Under the lock of the booking: a payment waits, or came first and is seen here. */
const ask = (bookingId: number, now: DateTime) =>
  withBooking<null, never>(bookingId, async (trx, booking) => {
    const { quote, money } = await loadMoney(booking, trx)
    const agreed = {
      status: booking.status,
      startsAt: booking.startsAt?.toJSDate() ?? null,
      acceptedAt: quote?.acceptedAt?.toJSDate() ?? null,
      onAccount: quote?.onAccount === true,
    }
    if (!asksBeforehand(agreed, money, now.toJSDate())) return ok(null)
    if (await Mail.findBy({ bookingId, kind: KIND }, { client: trx })) return ok(null)
    await queueMail(trx, { kind: KIND, bookingId })
    return ok(null)
  })
