import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { markOfCode } from '#app/shop/vouchers/voucher_secret'
import { err, ok, type Result } from '#domain/result'
import { doubtAbout, normalizeVoucherCode } from '#domain/shop/vouchers/voucher_code'
import { mayRedeem, type VoucherRefused } from '#domain/shop/vouchers/vouchers'
import Voucher from '#models/shop/money/voucher'

/** The voucher of a typed code, when it can pay something now. */
export async function findVoucher(
  client: QueryClientContract,
  typed: string,
  now: DateTime
): Promise<Result<Voucher, VoucherRefused>> {
  const code = normalizeVoucherCode(typed)
  const doubt = doubtAbout(code)
  if (doubt) return err({ type: doubt })
  const voucher = await Voucher.findBy('codeMark', markOfCode(code), { client })
  if (!voucher) return err({ type: 'unknown' })

  const allowed = mayRedeem(voucher.rules, now.toJSDate())
  return allowed.ok ? ok(voucher) : allowed
}
