/** The general Dutch rate, included in every price (Wet op de omzetbelasting 1968, article 9). */
export const VAT_PERCENTAGE = 21

/** `kor` is the small-business scheme, under which no VAT is charged or shown. */
export type VatScheme = 'btw' | 'kor'

/** A shop is under the small-business scheme when it says so, or when it has no VAT number. */
export const vatSchemeOf = ({ kor, vatId }: { kor: boolean; vatId: string }): VatScheme =>
  kor || vatId === '' ? 'kor' : 'btw'

/**
 * The sentence that a shop under the scheme writes instead of VAT (article 35a, first paragraph,
 * under l).
 */
export const KOR_SENTENCE =
  'Factuur vrijgesteld van omzetbelasting op grond van artikel 25 Wet op de omzetbelasting 1968'

/**
 * The VAT that is included in an amount of whole cents, rounded to the nearest cent, halves up; 0
 * under the small-business scheme.
 */
export function vatIn(cents: number, scheme: VatScheme): number {
  if (scheme === 'kor') return 0
  return Math.round((cents * VAT_PERCENTAGE) / (100 + VAT_PERCENTAGE))
}

/**
 * The VAT of the next part that is credited, in cents. The VAT of parts that add up to the whole
 * invoice adds up to the VAT of that invoice, to the cent.
 *
 * @param earlier the amount that was credited before, in cents
 */
export function vatInPart(earlier: number, cents: number, scheme: VatScheme): number {
  return vatIn(earlier + cents, scheme) - vatIn(earlier, scheme)
}
