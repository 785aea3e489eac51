import type { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { orderPart } from '#app/shop/bookings/money/booking_order'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { withBooking } from '#app/shop/bookings/with_booking'
import { createInvoice } from '#app/shop/invoices/create_invoice'
import { queueMail } from '#app/shop/mails/queue_mail'
import { endOfDay } from '#domain/dutch_time'
import { present } from '#domain/present'
import { err, ok, type Result } from '#domain/result'
import { mayPayBooking, payableParts } from '#domain/shop/bookings/booking_money'
import { PAY_WITHIN_DAYS } from '#domain/shop/bookings/quotes'
import type Invoice from '#models/shop/money/invoice'

export type BillRefused =
  | { readonly type: 'not_agreed' }
  | { readonly type: 'all_paid' }
  | { readonly type: 'not_on_account' }
  | { readonly type: 'billed_before' }

/** Sends the invoice of an evening on account: what is still to be paid, and until when. */
export function billBooking(
  who: Actor,
  bookingId: number,
  now: DateTime
): Promise<Result<Invoice, BillRefused>> {
  return withBooking<Invoice, BillRefused>(bookingId, async (trx, booking) => {
    if (!mayPayBooking(booking.status)) return err({ type: 'not_agreed' })
    const loaded = await loadMoney(booking, trx)
    if (!loaded.quote?.onAccount) return err({ type: 'not_on_account' })
    const { money } = loaded
    if (money.orders.some(({ waiting, dueAt }) => waiting && dueAt !== null))
      return err({ type: 'billed_before' })
    const rest = payableParts(money).at(-1)
    if (!rest) return err({ type: 'all_paid' })
    const dueAt = endOfDay(now, PAY_WITHIN_DAYS).set({ millisecond: 0 }).toUTC()
    const order = await orderPart(trx, booking, loaded, { ...rest, dueAt })
    await queueMail(trx, { kind: 'boeking_factuur', bookingId, sequenceNumber: order.id })
    await recordBookingEvent(trx, bookingId, 'invoiced', String(rest.cents))
    await recordAudit(trx, who, 'booking_billed', booking.number, { centen: rest.cents })
    return ok(present(await createInvoice(trx, order, now), 'the invoice of an evening'))
  })
}
