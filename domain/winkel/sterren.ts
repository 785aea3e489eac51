/** Stars from 0 to 5 in halves; some games show a range (specification 1, section 9). */
export type Sterren = { readonly van: number; readonly tot: number }

export type Ster = 'vol' | 'half' | 'leeg'

/** The five stars of a rating in halves: `2.5` → full, full, half, empty, empty. */
export function alsSterren(rating: number): Ster[] {
  return [1, 2, 3, 4, 5].map((n) => (rating >= n ? 'vol' : rating >= n - 0.5 ? 'half' : 'leeg'))
}

const GETAL = new Intl.NumberFormat('nl-NL')

/** What a screen reader says: `4,5 van 5`, or `1 tot 5 van 5` for a range. */
export function sterrenInWoorden({ van, tot }: Sterren): string {
  return van === tot
    ? `${GETAL.format(tot)} van 5`
    : `${GETAL.format(van)} tot ${GETAL.format(tot)} van 5`
}
