import type { DateTime } from 'luxon'
import { endOfDay } from '#domain/dutch_time'
import { err, ok, type Result } from '#domain/result'
import type { CodeDoubt } from '#domain/shop/vouchers/voucher_code'

/**
 * A voucher (cadeaubon) as the rules see it: a means of payment, in whole cents. It changes what is
 * still to be paid, and never a price, a total or the VAT in it.
 */
export type Voucher = {
  readonly balanceCents: number
  readonly validUntil: Date
  readonly blocked: boolean
}

/** What a voucher may be worth when it is made, in whole euros. */
export const VOUCHER_EUROS = { min: 5, max: 250 } as const

/**
 * For how long a voucher works. Somebody who is owed something may ask for it for five years (Civil
 * Code 3:307), and a voucher is nothing else; a shorter time would only be a way to earn from
 * forgetting.
 */
const VALID_YEARS = 5
/** Money that comes back to a voucher can be used for at least so long. */
const VALID_AFTER_REFUND_YEARS = 1

export type VoucherRefused =
  | { readonly type: CodeDoubt }
  | { readonly type: 'unknown' }
  | { readonly type: 'blocked' }
  | { readonly type: 'expired' }
  | { readonly type: 'used_up' }
  /** Somebody else used it since its balance was shown. */
  | { readonly type: 'balance_changed'; readonly balanceCents: number }

export const voucherValidUntil = (now: DateTime): DateTime =>
  endOfDay(now.plus({ years: VALID_YEARS }))

/** The end of a voucher to which money came back; never earlier than its former end. */
export function validAfterRefund(validUntil: DateTime, now: DateTime): DateTime {
  const atLeast = endOfDay(now.plus({ years: VALID_AFTER_REFUND_YEARS }))
  return validUntil > atLeast ? validUntil : atLeast
}

/** Whether a voucher can pay anything at this moment. */
export function mayRedeem(voucher: Voucher, now: Date): Result<null, VoucherRefused> {
  if (voucher.blocked) return err({ type: 'blocked' })
  if (now > voucher.validUntil) return err({ type: 'expired' })
  return voucher.balanceCents > 0 ? ok(null) : err({ type: 'used_up' })
}

/** What a voucher pays of a total; what is left of it stays on the voucher. */
export const voucherPart = (totalCents: number, balanceCents: number): number =>
  Math.min(totalCents, balanceCents)

export type VoucherState = 'blocked' | 'expired' | 'used_up' | 'active'

/** The state of a voucher, for the owner. */
export function voucherState(voucher: Voucher, now: Date): VoucherState {
  const allowed = mayRedeem(voucher, now)
  return allowed.ok ? 'active' : (allowed.error.type as Exclude<VoucherState, 'active'>)
}

/**
 * What happened to the balance of a voucher. `genomen` pays an order, also while its payment runs;
 * `vrijgegeven` gives that back because the order was not paid; `terug` is a refund; `teruggekocht`
 * takes the whole balance, because its buyer got the money back.
 */
export const VOUCHER_MOVEMENTS = [
  ...(['uitgegeven', 'genomen', 'vrijgegeven', 'terug'] as const),
  'teruggekocht',
] as const
export type VoucherMovementKind = (typeof VOUCHER_MOVEMENTS)[number]
