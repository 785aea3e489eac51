import type { Drawing } from '#domain/drawing'

/**
 * A cloth with openings, as large as a square board, that players lay on its letters and turn by a
 * quarter. On paper they cut it out.
 */
export type Cloth = {
  /** The numbers of the squares that show through it as it lies first. */
  readonly openings: readonly number[]
  /** What the board has at the corner of the knot, for each quarter clockwise. */
  readonly corners: readonly [string, string, string, string]
  /** The drawing is as large as the one that it lies on, with nothing in its openings. */
  readonly drawing: Drawing
}

export const QUARTERS = 4

/** The squares that show through the cloth after some quarters clockwise, in the order of reading. */
export function openingsAfter(openings: readonly number[], side: number, quarters: number) {
  let shown = openings
  for (let turned = 0; turned < quarters % QUARTERS; turned++)
    shown = shown.map((square) => (square % side) * side + side - 1 - Math.floor(square / side))
  return [...shown].sort((one, other) => one - other)
}
