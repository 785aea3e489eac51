import { range } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/** The properties of a miniature: one colour, one number of dots and one word. */
export const PAINT = ['rood', 'geel', 'blauw'] as const
export const COUNTS = [6, 8, 9] as const
export const EXCLAMATIONS = ['BOEM', 'PIEP', 'KRAK'] as const
export const HALLS = ['A', 'B', 'C'] as const

export type Paint = (typeof PAINT)[number]
export type Miniature = {
  readonly hall: (typeof HALLS)[number]
  readonly number: number
  readonly paint: Paint
  readonly count: number
  readonly exclamation: string
}

const COMBINATIONS = PAINT.flatMap((paint) =>
  COUNTS.flatMap((count) => EXCLAMATIONS.map((exclamation) => ({ paint, count, exclamation })))
)

/**
 * The order of the hanging. 2 generates all residues of 29, so its powers visit each of the 27
 * once, in an order that nobody sees through.
 */
const HANGING = range(28).reduce<number[]>((row, _) => [...row, (2 * (row.at(-1) ?? 1)) % 29], [])

export const MINIATURES: readonly Miniature[] = HANGING.filter((n) => n <= 27).map((n, spot) => ({
  hall: itemAt(HALLS, Math.floor(spot / 9)),
  number: (spot % 9) + 1,
  ...itemAt(COMBINATIONS, n - 1),
}))
