import { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { callOffWaiting } from '#app/shop/bookings/money/booking_order'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { moveOn, withBooking } from '#app/shop/bookings/with_booking'
import { creditUnpaid } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/mails/queue_mail'
import { err, ok, type Result } from '#domain/result'
import type { BookingTransitionRefused } from '#domain/shop/bookings/booking_life'
import { outstandingCents } from '#domain/shop/bookings/booking_money'

export type EndRefused =
  | BookingTransitionRefused
  | { readonly type: 'not_yet' }
  | { readonly type: 'still_to_be_paid'; readonly cents: number }

/** The evening took place. */
export function playBooking(who: Actor, id: number, now: DateTime) {
  return withBooking<null, EndRefused>(id, async (trx, booking) => {
    if (booking.startsAt === null || booking.startsAt > now) return err({ type: 'not_yet' })
    const moved = await moveOn(trx, booking, 'play')
    if (!moved.ok) return moved
    await recordBookingEvent(trx, id, 'played')
    await recordAudit(trx, who, 'booking_played', booking.number)
    return ok(null)
  })
}

/** Nothing is left to do: the evening is played and paid. */
export function closeBooking(who: Actor, id: number): Promise<Result<null, EndRefused>> {
  return withBooking<null, EndRefused>(id, async (trx, booking) => {
    const { money } = await loadMoney(booking, trx)
    const cents = outstandingCents(money)
    if (cents > 0) return err({ type: 'still_to_be_paid', cents })
    const moved = await moveOn(trx, booking, 'close')
    if (!moved.ok) return moved
    await recordBookingEvent(trx, id, 'closed')
    await recordAudit(trx, who, 'booking_closed', booking.number)
    return ok(null)
  })
}

/**
 * The evening does not take place. What waits for money is called off, and an invoice that nobody
 * paid is credited. Money that came in goes back when the owner presses for it.
 */
export function cancelBooking(who: Actor, id: number, tell: boolean) {
  return withBooking<null, EndRefused>(id, async (trx, booking) => {
    const moved = await moveOn(trx, booking, 'cancel')
    if (!moved.ok) return moved
    const { orders } = await loadMoney(booking, trx)
    for (const order of await callOffWaiting(trx, orders))
      await creditUnpaid(trx, order, DateTime.utc())
    if (tell) await queueMail(trx, { kind: 'boeking_afgezegd', bookingId: id })
    await recordBookingEvent(trx, id, 'canceled')
    await recordAudit(trx, who, 'booking_canceled', booking.number)
    return ok(null)
  })
}
