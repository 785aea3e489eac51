import { tel } from '#content/spelen/vormen'

/** What a miniature can be: one colour, one number of dots and one word. */
export const VERF = ['rood', 'geel', 'blauw'] as const
export const AANTALLEN = [6, 8, 9] as const
export const KRETEN = ['BOEM', 'PIEP', 'KRAK'] as const
export const ZALEN = ['A', 'B', 'C'] as const

export type Verf = (typeof VERF)[number]
export type Miniatuur = {
  readonly zaal: (typeof ZALEN)[number]
  readonly nummer: number
  readonly verf: Verf
  readonly aantal: number
  readonly kreet: string
}

const COMBINATIES = VERF.flatMap((verf) =>
  AANTALLEN.flatMap((aantal) => KRETEN.map((kreet) => ({ verf, aantal, kreet })))
)

/**
 * The hanging: 2 generates all residues of 29, so its powers visit each of the 27 once and in an
 * order that nobody sees through.
 */
const HANGING = tel(28).reduce<number[]>((rij, _) => [...rij, (2 * (rij.at(-1) ?? 1)) % 29], [])

export const MINIATUREN: readonly Miniatuur[] = HANGING.filter((n) => n <= 27).map((n, plek) => ({
  zaal: ZALEN[Math.floor(plek / 9)]!,
  nummer: (plek % 9) + 1,
  ...COMBINATIES[n - 1]!,
}))
