import { loadMoney } from '#app/shop/bookings/money/booking_money'
import { orderPart, waitingFor } from '#app/shop/bookings/money/booking_order'
import { withBooking } from '#app/shop/bookings/with_booking'
import { startPaymentAttempt } from '#app/shop/payments/start_payment_attempt'
import { err, ok, type Result } from '#domain/result'
import { mayPayBooking, payableParts, type BookingPart } from '#domain/shop/bookings/booking_money'
import type Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

export type PayRefused =
  /** The evening is not agreed, or does not take place. */
  | { readonly type: 'not_agreed' }
  | { readonly type: 'all_paid' }
  /** Something else is to be paid now than the page showed. */
  | { readonly type: 'other_amount' }

/**
 * The order with which a customer pays a part of a booking, ready for the provider's page. Presses at
 * the same moment wait for each other and get the same order.
 */
export function orderToPay(
  bookingId: number,
  part: BookingPart
): Promise<Result<Order, PayRefused>> {
  return withBooking<Order, PayRefused>(bookingId, async (trx, booking) => {
    if (!mayPayBooking(booking.status)) return err({ type: 'not_agreed' })
    const loaded = await loadMoney(booking, trx)
    const parts = payableParts(loaded.money)
    if (parts.length === 0) return err({ type: 'all_paid' })
    const chosen = parts.find((one) => one.part === part)
    if (!chosen) return err({ type: 'other_amount' })
    const order =
      waitingFor(loaded, chosen) ??
      (await orderPart(trx, booking, loaded, { ...chosen, dueAt: null }))
    const ongoing = await Payment.findBy('openForOrder', order.id, { client: trx })
    /** An order whose payment failed gets its next attempt from `OpenPayment`. */
    if (order.status === 'open' && !ongoing) await startPaymentAttempt(trx, order)
    return ok(order)
  })
}
