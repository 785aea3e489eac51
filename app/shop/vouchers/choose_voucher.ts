import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { findVoucher } from '#app/shop/vouchers/find_voucher'
import { lockVoucher } from '#app/shop/vouchers/move_balance'
import { err, ok, type Result } from '#domain/result'
import { voucherPart, type VoucherRefused } from '#domain/shop/vouchers/vouchers'

export type VoucherChoice = {
  readonly voucherCode: string | null
  /** The balance of the voucher on the page, in cents. */
  readonly shownBalanceCents: number | null
}

/** What a voucher pays of a total, as it is stored with the order. */
type Part = { readonly voucherId: number | null; readonly voucherCents: number }

/**
 * The voucher that a customer chose. When there is nothing to pay it is left alone. When its
 * balance is lower than the page showed, the customer is told so, because they would have to pay
 * more than they read. The voucher is locked before the order refers to it, so that orders with the
 * same voucher wait for each other.
 */
export async function chooseVoucher(
  trx: TransactionClientContract,
  { voucherCode, shownBalanceCents }: VoucherChoice,
  totalCents: number,
  now: DateTime
): Promise<Result<Part, VoucherRefused>> {
  if (voucherCode === null || totalCents === 0) return ok({ voucherId: null, voucherCents: 0 })
  const found = await findVoucher(trx, voucherCode, now)
  if (!found.ok) return found
  const { id: voucherId } = found.value
  const { balanceCents } = await lockVoucher(trx, voucherId)
  if (balanceCents === 0) return err({ type: 'used_up' })
  const voucherCents = voucherPart(totalCents, balanceCents)
  if (voucherCents < voucherPart(totalCents, shownBalanceCents ?? 0))
    return err({ type: 'balance_changed', balanceCents })
  return ok({ voucherId, voucherCents })
}
