import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { bookEveningMoney } from '#app/shop/bookings/money/book_evening_money'
import { orderPart, waitingFor } from '#app/shop/bookings/money/booking_order'
import { recordBookingEvent } from '#app/shop/bookings/record_booking_event'
import { withBooking } from '#app/shop/bookings/with_booking'
import { invoiceOnce } from '#app/shop/invoices/create_invoice'
import { recordEvent } from '#app/shop/order_events/record_event'
import { err, ok, type Result } from '#domain/result'
import { mayPayBooking, payableParts, type BookingPart } from '#domain/shop/bookings/booking_money'
import { allowedFrom } from '#domain/shop/orders'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'
import type { PayRefused } from '#app/shop/bookings/money/pay_booking'

/**
 * Books money that came to the owner's bank account, outside the provider. It becomes a payment like
 * any other, with its invoice. When a payment at the provider brings the same money again, the order
 * is paid twice and a person hears of it.
 */
export function bookBankPayment(
  who: Actor,
  bookingId: number,
  part: BookingPart,
  now: DateTime
): Promise<Result<null, PayRefused>> {
  return withBooking<null, PayRefused>(bookingId, async (trx, booking) => {
    if (!mayPayBooking(booking.status)) return err({ type: 'not_agreed' })
    const loaded = await loadMoney(booking, trx)
    const parts = payableParts(loaded.money)
    if (parts.length === 0) return err({ type: 'all_paid' })
    const chosen = parts.find((one) => one.part === part)
    if (!chosen) return err({ type: 'other_amount' })
    const order =
      waitingFor(loaded, chosen) ??
      (await orderPart(trx, booking, loaded, { ...chosen, dueAt: null }))
    await Order.query({ client: trx })
      .where('id', order.id)
      .whereIn('status', allowedFrom('betaald'))
      .update({ status: 'betaald', paidAt: asColumn(now) })
    await Payment.create(
      {
        ...{ orderId: order.id, amountCents: chosen.cents, receivedCents: chosen.cents },
        ...{ status: 'betaald', idempotencyKey: crypto.randomUUID(), providerId: null },
        ...{ checkoutUrl: null, expiresAt: null, openForOrder: null, refundedCents: 0 },
      },
      { client: trx }
    )
    const paid = await Order.findOrFail(order.id, { client: trx })
    await recordEvent(trx, paid.id, 'betaald')
    await recordBookingEvent(trx, bookingId, 'paid_by_bank', String(chosen.cents))
    await recordAudit(trx, who, 'booking_paid_by_bank', booking.number, { centen: chosen.cents })
    await bookEveningMoney(trx, paid)
    await invoiceOnce(trx, paid, now)
    return ok(null)
  })
}
