import type { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { recordAudit, type Actor } from '#app/core/record_audit'
import { bookEveningMoney } from '#app/shop/bookings/money/book_evening_money'
import { orderToPayWith, type PayRefused } from '#app/shop/bookings/money/booking_order'
import { withBooking } from '#app/shop/bookings/with_booking'
import { bookByHand } from '#app/shop/hand_orders/take_by_hand'
import { invoiceOnce } from '#app/shop/invoices/create_invoice'
import { ok, type Result } from '#domain/result'
import type { BookingPart } from '#domain/shop/bookings/booking_money'
import { allowedFrom } from '#domain/shop/orders'
import Order from '#models/shop/order'

/**
 * Books money that came to the owner's bank account, outside the provider. It becomes a payment by
 * hand, with its invoice. When a payment at the provider brings the same money again, the order
 * is paid twice and a person hears of it.
 */
export function bookBankPayment(
  who: Actor,
  bookingId: number,
  part: BookingPart,
  now: DateTime
): Promise<Result<null, PayRefused>> {
  return withBooking<null, PayRefused>(bookingId, async (trx, booking) => {
    const chosen = await orderToPayWith(trx, booking, part)
    if (!chosen.ok) return chosen
    const { order, cents } = chosen.value
    await Order.query({ client: trx })
      .where('id', order.id)
      .whereIn('status', allowedFrom('betaald'))
      .update({ status: 'betaald', paidAt: asColumn(now) })
    const paid = await Order.findOrFail(order.id, { client: trx })
    await bookByHand(trx, paid, 'overgemaakt')
    await recordAudit(trx, who, 'booking_paid_by_bank', booking.number, { centen: cents })
    await bookEveningMoney(trx, paid, 'paid_by_bank')
    await invoiceOnce(trx, paid, now)
    return ok(null)
  })
}
