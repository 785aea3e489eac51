import Payment from '#models/shop/money/payment'
import Order from '#models/shop/order'
import { allowedFrom } from '#domain/shop/orders'
import {
  blockSoldVoucher,
  emptySoldVoucher,
  letSoldVoucherGo,
} from '#app/shop/voucher_sales/take_sold_voucher_back'
import Withdrawal from '#models/shop/withdrawal'
import Delivery from '#models/shop/delivery'
import { failOrder } from '#app/shop/payments/fail_order'
import { asColumn } from '#app/core/database/dialect'
import { DateTime } from 'luxon'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * @param heldByBank what the bank took of it; above zero it revokes the links even when a voucher
 * paid a part
 */
export async function markRefunded(
  trx: TransactionClientContract,
  payment: Payment,
  heldByBank: number
) {
  if (await resolveDeviation(trx, payment)) return
  if (await paidOtherwise(trx, payment)) return
  if (await voucherPays(trx, payment)) {
    if (heldByBank > 0) await revokeLinks(trx, payment)
    return
  }
  await Order.query({ client: trx })
    .where('id', payment.orderId)
    .whereIn('status', allowedFrom('terugbetaald'))
    .update({ status: 'terugbetaald' })
  await revokeLinks(trx, payment)
  if (heldByBank === 0) await emptySoldVoucher(trx, payment.orderId)
}

/**
 * Marks the order as paid again and delivers again, because the bank returned what it had taken.
 */
export async function markPaidAgain(
  trx: TransactionClientContract,
  payment: Payment,
  heldByBank: number
) {
  if (payment.status !== 'betaald') return
  const order = () =>
    Order.query({ client: trx })
      .where('id', payment.orderId)
      .whereIn('status', allowedFrom('teruggedraaid'))
  await order().whereNotNull('shipped_at').update({ status: 'verzonden' })
  await order().whereNull('shipped_at').update({ status: 'betaald' })
  if (heldByBank === 0) await restoreLinks(trx, payment)
}

/**
 * Restores the links, unless the customer withdrew from the agreement, which revokes them as well.
 */
async function restoreLinks(trx: TransactionClientContract, { orderId }: Payment) {
  const withdrawn = await Withdrawal.query({ client: trx })
    .where('order_id', orderId)
    .whereNot('status', 'afgewezen')
    .first()
  if (withdrawn) return
  await Delivery.query({ client: trx }).where('order_id', orderId).update({ revokedAt: null })
  await letSoldVoucherGo(trx, orderId)
}

/** Resolves a payment of a wrong amount that went back: the order may be paid again. */
async function resolveDeviation(trx: TransactionClientContract, { id, orderId }: Payment) {
  const [solved] = await Payment.query({ client: trx })
    .where({ id, status: 'afwijkend' })
    .update({ openForOrder: null })
  if (Number(solved) === 0) return false
  await failOrder(trx, orderId, 'afwijkend')
  return true
}

/** Whether another attempt of the provider still pays for the order. */
function paidOtherwise(trx: TransactionClientContract, payment: Payment) {
  return stillPays(trx, payment).whereNull('voucher_id').first()
}

/** Whether a voucher still pays its part, so that the order is not refunded whole. */
function voucherPays(trx: TransactionClientContract, payment: Payment) {
  return stillPays(trx, payment).whereNotNull('voucher_id').first()
}

const stillPays = (trx: TransactionClientContract, { id, orderId }: Payment) =>
  Payment.query({ client: trx })
    .where({ order_id: orderId, status: 'betaald' })
    .whereNot('id', id)
    .whereColumn('refunded_cents', '<', 'amount_cents')

export async function revokeLinks(trx: TransactionClientContract, payment: Payment) {
  if (await paidOtherwise(trx, payment)) return
  await blockSoldVoucher(trx, payment.orderId)
  await Delivery.query({ client: trx })
    .where('order_id', payment.orderId)
    .whereNull('revoked_at')
    .update({ revokedAt: asColumn(DateTime.utc()) })
}
