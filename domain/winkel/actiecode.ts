import { err, ok, type Result } from '#domain/result'

/** A discount code as the rules see it. Amounts are whole cents, percentages 1 to 100. */
export type Actiecode = {
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

export type ActiecodeGeweigerd =
  | { readonly type: 'onbekend' }
  | { readonly type: 'nog_niet_geldig' }
  | { readonly type: 'verlopen' }
  | { readonly type: 'ander_spel' }
  | { readonly type: 'opgebruikt' }
  | { readonly type: 'al_gebruikt' }

/** Codes are compared in capitals without spaces: people copy them from a flyer. */
export function normaliseerActiecode(code: string): string {
  return code.normalize('NFKC').replace(/\s+/g, '').toUpperCase()
}

/**
 * Whether the code may be used for this game at this moment. How often one e-mail address used it is
 * kept by the database, see `reserveerActiecode`.
 */
export function magGebruiken(
  code: Actiecode,
  prijsSleutel: string,
  nu: Date
): Result<null, ActiecodeGeweigerd> {
  if (code.gestopt) return err({ type: 'verlopen' })
  if (code.geldigVanaf && nu < code.geldigVanaf) return err({ type: 'nog_niet_geldig' })
  if (code.geldigTot && nu >= code.geldigTot) return err({ type: 'verlopen' })
  if (code.spellen.length > 0 && !code.spellen.includes(prijsSleutel))
    return err({ type: 'ander_spel' })
  if (code.maxTotaal !== null && code.gebruiktTotaal >= code.maxTotaal)
    return err({ type: 'opgebruikt' })
  return ok(null)
}

/** The discount in whole cents: percentages are rounded in the customer's favour, never below zero to pay. */
export function berekenKorting(
  code: Pick<Actiecode, 'soort' | 'waarde'>,
  prijsCenten: number
): number {
  const korting =
    code.soort === 'percentage' ? Math.ceil((prijsCenten * code.waarde) / 100) : code.waarde
  return Math.min(prijsCenten, korting)
}

export type Actiecodestand = 'gestopt' | 'verlopen' | 'op' | 'nog_niet_geldig' | 'actief'

/** How a code stands, for the owner. */
export function actiecodestand(
  code: Omit<Actiecode, 'soort' | 'waarde'>,
  nu: Date
): Actiecodestand {
  if (code.gestopt) return 'gestopt'
  if (code.geldigTot && nu >= code.geldigTot) return 'verlopen'
  if (code.maxTotaal !== null && code.gebruiktTotaal >= code.maxTotaal) return 'op'
  return code.geldigVanaf && nu < code.geldigVanaf ? 'nog_niet_geldig' : 'actief'
}
