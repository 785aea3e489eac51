import type { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { orderOnAccount } from '#app/shop/bookings/money/booking_order'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { withBooking } from '#app/shop/bookings/with_booking'
import { createInvoice } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/mails/queue_mail'
import { endOfDay } from '#domain/dutch_time'
import { present } from '#domain/present'
import { ok, type Result } from '#domain/result'
import { partToBill, type BillRefused } from '#domain/shop/bookings/booking_money'
import { PAY_WITHIN_DAYS } from '#domain/shop/bookings/quotes'
import type Invoice from '#models/shop/money/invoice'

/** Sends the invoice of an evening, see `partToBill`: what is still to be paid, and until when. */
export function billBooking(
  who: Actor,
  bookingId: number,
  now: DateTime
): Promise<Result<Invoice, BillRefused>> {
  return withBooking<Invoice, BillRefused>(bookingId, async (trx, booking) => {
    const loaded = await loadMoney(booking, trx)
    const onAccount = loaded.quote?.onAccount === true
    const part = partToBill({ status: booking.status, onAccount }, loaded.money)
    if (!part.ok) return part
    const rest = part.value
    const dueAt = endOfDay(now, PAY_WITHIN_DAYS).set({ millisecond: 0 }).toUTC()
    const order = await orderOnAccount(trx, booking, loaded, { ...rest, dueAt })
    await queueMail(trx, { kind: 'boeking_factuur', bookingId, sequenceNumber: order.id })
    await recordBookingEvent(trx, bookingId, 'invoiced', String(rest.cents))
    await recordAudit(trx, who, 'booking_billed', booking.number, { centen: rest.cents })
    return ok(present(await createInvoice(trx, order, now), 'the invoice of an evening'))
  })
}
