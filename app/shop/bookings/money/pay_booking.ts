import { orderToPayWith, type PayRefused } from '#app/shop/bookings/money/booking_order'
import { withBooking } from '#app/shop/bookings/with_booking'
import { startPaymentAttempt } from '#app/shop/payments/start_payment_attempt'
import { ok, type Result } from '#domain/result'
import type { BookingPart } from '#domain/shop/bookings/booking_money'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/**
 * The order with which a customer pays a part of a booking, ready for the provider's page. Presses at
 * the same moment wait for each other and get the same order.
 */
export function orderToPay(
  bookingId: number,
  part: BookingPart
): Promise<Result<Order, PayRefused>> {
  return withBooking<Order, PayRefused>(bookingId, async (trx, booking) => {
    const chosen = await orderToPayWith(trx, booking, part)
    if (!chosen.ok) return chosen
    const { order } = chosen.value
    const ongoing = await Payment.findBy('openForOrder', order.id, { client: trx })
    /** An order whose payment failed gets its next attempt from `OpenPayment`. */
    if (order.status === 'open' && !ongoing) await startPaymentAttempt(trx, order)
    return ok(order)
  })
}
