import { err, ok, type Result } from '#domain/result'

/** A discount code as the rules see it. Amounts are whole cents, percentages 1 to 100. */
export type DiscountCode = {
  readonly soort: 'percentage' | 'bedrag'
  readonly waarde: number
  readonly geldigVanaf: Date | null
  readonly geldigTot: Date | null
  /** Price keys of the games it counts for; empty means all games. */
  readonly spellen: readonly string[]
  readonly maxTotaal: number | null
  readonly gebruiktTotaal: number
  /** The owner stopped it; to a customer it has expired. */
  readonly gestopt: boolean
}

export type DiscountCodeRefused =
  | { readonly type: 'onbekend' }
  | { readonly type: 'nog_niet_geldig' }
  | { readonly type: 'verlopen' }
  | { readonly type: 'ander_spel' }
  | { readonly type: 'opgebruikt' }
  | { readonly type: 'al_gebruikt' }

/** Codes are compared in capitals without spaces: people copy them from a flyer. */
export function normalizeDiscountCode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

/**
 * Whether the code may be used for this game at this moment. How often one e-mail address used it is
 * kept by the database, see `reserveDiscountCode`.
 */
export function mayUse(
  code: DiscountCode,
  priceKey: string,
  now: Date
): Result<null, DiscountCodeRefused> {
  if (code.gestopt) return err({ type: 'verlopen' })
  if (code.geldigVanaf && now < code.geldigVanaf) return err({ type: 'nog_niet_geldig' })
  if (code.geldigTot && now >= code.geldigTot) return err({ type: 'verlopen' })
  if (code.spellen.length > 0 && !code.spellen.includes(priceKey))
    return err({ type: 'ander_spel' })
  if (code.maxTotaal !== null && code.gebruiktTotaal >= code.maxTotaal)
    return err({ type: 'opgebruikt' })
  return ok(null)
}

/** The discount in whole cents: percentages are rounded in the customer's favour, never below zero to pay. */
export function computeDiscount(
  code: Pick<DiscountCode, 'soort' | 'waarde'>,
  priceCents: number
): number {
  const discount =
    code.soort === 'percentage' ? Math.ceil((priceCents * code.waarde) / 100) : code.waarde
  return Math.min(priceCents, discount)
}

export type DiscountCodeState = 'gestopt' | 'verlopen' | 'op' | 'nog_niet_geldig' | 'actief'

/** How a code stands, for the owner. */
export function discountCodeState(
  code: Omit<DiscountCode, 'soort' | 'waarde'>,
  now: Date
): DiscountCodeState {
  if (code.gestopt) return 'gestopt'
  if (code.geldigTot && now >= code.geldigTot) return 'verlopen'
  if (code.maxTotaal !== null && code.gebruiktTotaal >= code.maxTotaal) return 'op'
  return code.geldigVanaf && now < code.geldigVanaf ? 'nog_niet_geldig' : 'actief'
}
