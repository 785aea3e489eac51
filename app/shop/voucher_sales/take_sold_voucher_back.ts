import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { lockVoucher, moveBalance } from '#app/shop/vouchers/move_balance'
import { err, ok, type Result } from '#domain/result'
import Order from '#models/shop/order'
import SoldVoucher from '#models/shop/money/sold_voucher'
import type Voucher from '#models/shop/money/voucher'

export type SoldVoucherRefused =
  /** Something was paid with it. */
  | { readonly type: 'voucher_used' }
  /** A voucher goes back whole: a part would leave a voucher that says another amount. */
  | { readonly type: 'voucher_in_part' }

/**
 * Holds the voucher that an order is for, so that nobody pays with it while its money goes back. An
 * order for a game has none.
 *
 * @param left what stays paid of the order, in whole cents: an order that was paid twice keeps its
 *   voucher when one payment goes back
 */
export async function holdSoldVoucher(
  trx: TransactionClientContract,
  orderId: number,
  left: number
): Promise<Result<null, SoldVoucherRefused>> {
  const voucher = await lockSold(trx, orderId)
  if (!voucher || left >= voucher.amountCents) return ok(null)
  if (voucher.balanceCents < voucher.amountCents) return err({ type: 'voucher_used' })
  if (left > 0) return err({ type: 'voucher_in_part' })
  await block(voucher)
  return ok(null)
}

/** Stops the voucher of an order whose money is gone, as a play link is revoked. */
export async function blockSoldVoucher(trx: TransactionClientContract, orderId: number) {
  const voucher = await lockSold(trx, orderId)
  if (voucher) await block(voucher)
}

/** Lets the voucher work again when its money stayed or came back. */
export async function letSoldVoucherGo(trx: TransactionClientContract, orderId: number) {
  const voucher = await lockSold(trx, orderId)
  if (voucher && !(await isPaidBack(trx, orderId))) await voucher.merge({ blockedAt: null }).save()
}

/** Takes what is left on the voucher of an order that was paid back whole. */
export async function emptySoldVoucher(trx: TransactionClientContract, orderId: number) {
  const voucher = await lockSold(trx, orderId)
  if (!voucher || voucher.balanceCents === 0) return
  const { id: voucherId, balanceCents } = voucher
  await moveBalance(trx, { voucherId, orderId, kind: 'teruggekocht', cents: -balanceCents })
}

const block = (voucher: Voucher) =>
  voucher.merge({ blockedAt: voucher.blockedAt ?? DateTime.utc() }).save()

async function isPaidBack(trx: TransactionClientContract, orderId: number) {
  const { status } = await Order.findOrFail(orderId, { client: trx })
  return status === 'terugbetaald'
}

async function lockSold(trx: TransactionClientContract, orderId: number): Promise<Voucher | null> {
  const sale = await SoldVoucher.findBy({ orderId }, { client: trx })
  return sale?.voucherId ? lockVoucher(trx, sale.voucherId) : null
}
