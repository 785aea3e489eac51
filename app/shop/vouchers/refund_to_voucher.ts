import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { lockVoucher, moveBalance } from '#app/shop/vouchers/move_balance'
import { validAfterRefund } from '#domain/shop/vouchers/vouchers'

type Returned = { readonly voucherId: number; readonly orderId: number; readonly cents: number }

/** Puts money back on the voucher that it came from, which then works for a year at least. */
export async function refundToVoucher(
  trx: TransactionClientContract,
  { voucherId, orderId, cents }: Returned,
  now = DateTime.utc()
) {
  const voucher = await lockVoucher(trx, voucherId)
  await voucher.merge({ validUntil: validAfterRefund(voucher.validUntil, now) }).save()
  await moveBalance(trx, { voucherId, orderId, kind: 'terug', cents })
}
