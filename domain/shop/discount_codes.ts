import { err, ok, type Result } from '#domain/result'

/** A discount code as the rules see it. Amounts are whole cents, percentages 1 to 100. */
export type DiscountCode = {
  readonly kind: 'percentage' | 'bedrag'
  readonly value: number
  readonly validFrom: Date | null
  readonly validUntil: Date | null
  /** The price keys of the games that the code is for; an empty list means all games. */
  readonly games: readonly string[]
  readonly maxTotal: number | null
  readonly usedTotal: number
  /** Whether the owner stopped the code. A customer reads that it has expired. */
  readonly stopped: boolean
}

export type DiscountCodeRefused =
  | { readonly type: 'unknown' }
  | { readonly type: 'not_yet_valid' }
  | { readonly type: 'expired' }
  | { readonly type: 'other_game' }
  | { readonly type: 'used_up' }
  | { readonly type: 'already_used' }

/** The code as it is compared: in capitals without spaces, because people copy it from a flyer. */
export function normalizeDiscountCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

/**
 * Whether the code may be used for this game at this moment. The database keeps how often one
 * e-mail address used it, see `reserveDiscountCode` in `app/shop/discount_codes`.
 */
export function mayUse(
  code: DiscountCode,
  priceKey: string,
  now: Date
): Result<null, DiscountCodeRefused> {
  if (code.stopped) return err({ type: 'expired' })
  if (code.validFrom && now < code.validFrom) return err({ type: 'not_yet_valid' })
  if (code.validUntil && now >= code.validUntil) return err({ type: 'expired' })
  if (code.games.length > 0 && !code.games.includes(priceKey)) return err({ type: 'other_game' })
  if (code.maxTotal !== null && code.usedTotal >= code.maxTotal) return err({ type: 'used_up' })
  return ok(null)
}

/**
 * The discount in whole cents. Percentages are rounded in the customer's favour, and the total to
 * pay never falls below zero.
 */
export function computeDiscount(
  code: Pick<DiscountCode, 'kind' | 'value'>,
  priceCents: number
): number {
  const discount =
    code.kind === 'percentage' ? Math.ceil((priceCents * code.value) / 100) : code.value
  return Math.min(priceCents, discount)
}

export type DiscountCodeState = 'stopped' | 'expired' | 'used_up' | 'not_yet_valid' | 'active'

/** The state of a code, for the owner. */
export function discountCodeState(
  code: Omit<DiscountCode, 'kind' | 'value'>,
  now: Date
): DiscountCodeState {
  if (code.stopped) return 'stopped'
  if (code.validUntil && now >= code.validUntil) return 'expired'
  if (code.maxTotal !== null && code.usedTotal >= code.maxTotal) return 'used_up'
  return code.validFrom && now < code.validFrom ? 'not_yet_valid' : 'active'
}
