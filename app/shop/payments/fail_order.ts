import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { recordEvent } from '#app/shop/order_events/record_event'
import { releaseDiscountCode } from '#app/shop/discount_codes/reserve_discount_code'
import { releaseVoucher } from '#app/shop/vouchers/redeem_voucher'
import { allowedFrom, type PaymentStatus } from '#domain/shop/orders'
import Order from '#models/shop/order'
import Payment from '#models/shop/money/payment'

/** Fails an order after an attempt that ended without money, unless another attempt still runs. */
export async function failOrder(trx: TransactionClientContract, id: number, reason: PaymentStatus) {
  const ongoing = await Payment.findBy('openForOrder', id, { client: trx })
  if (ongoing) return
  const [failed] = await Order.query({ client: trx })
    .where('id', id)
    .whereIn('status', allowedFrom('payment_failed'))
    .update({ status: 'mislukt' })
  if (Number(failed) === 0) return

  const order = await Order.findOrFail(id, { client: trx })
  await releaseVoucher(trx, order)
  await releaseDiscountCode(trx, order)
  await recordEvent(trx, order.id, 'payment_failed', reason)
}
