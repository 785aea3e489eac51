import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { ProviderPayment } from '#app/core/payment/payment_provider'
import { lockBooking } from '#app/shop/bookings/with_booking'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/**
 * Locks the evening that a payment at the provider is for, before anything of the payment is locked,
 * see decision 0130. A payment for anything else locks nothing here.
 */
export async function lockEveningOf(
  trx: TransactionClientContract,
  { id, reference }: Pick<ProviderPayment, 'id' | 'reference'>
) {
  const order = await Order.query({ client: trx })
    .whereNotNull('booking_id')
    .where((own) => {
      own.whereIn('id', Payment.query().where('provider_id', id).select('order_id'))
      if (reference !== null) own.orWhere('number', reference.order)
    })
    .first()
  if (order?.bookingId) await lockBooking(trx, order.bookingId)
}
