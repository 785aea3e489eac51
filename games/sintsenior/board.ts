import { line, drawing, text, range, rect } from '#games/kit/shapes'
import type { Drawing, Shape } from '#domain/drawing'
import { firstOf, itemAt } from '#domain/present'

/**
 * The square where the horse starts. It is dark, and a bishop there never leaves the dark squares.
 */
export const BEGIN = 'a1'

/** The horse's ride: three jumps after each of the first six locks. */
export const RIDE = [
  ['c2', 'e1', 'f3'],
  ['g1', 'h3', 'f4'],
  ['d3', 'b4', 'd5'],
  ['c7', 'a8', 'b6'],
  ['d7', 'f6', 'g8'],
  ['h6', 'f7', 'h8'],
] as const

export const COLUMNS = 'abcdefgh'
const NUMBER_WORDS = ['een', 'twee', 'drie', 'vier', 'vijf', 'zes', 'zeven', 'acht'] as const

/** A square in words, because the cipher moves letters only: 'c2' becomes 'c twee'. */
export const inFull = (field: string) => `${field[0]} ${NUMBER_WORDS[Number(field[1]) - 1]}`

/** @returns column and row of a square, both from 0, a1 first */
export const place = (field: string) =>
  [COLUMNS.indexOf(firstOf(field)), Number(field[1]) - 1] as const

export const isDark = (field: string) => {
  const [column, row] = place(field)
  return (column + row) % 2 === 0
}

export const SQUARES = range(64).map((i) => `${COLUMNS[i % 8]}${Math.floor(i / 8) + 1}`)

const SQUARE = 46
const EDGE = 26

/** The middle of a square in a drawing of a board. */
export const center = (field: string) => {
  const [column, row] = place(field)
  return [EDGE + (column + 0.5) * SQUARE, EDGE + (7.5 - row) * SQUARE] as const
}

/** A dark square with its upper left corner there, hatched so that it also prints well. */
export function darkSquare(left: number, top: number, side: number, strokeWidth = 0.7): Shape[] {
  const hatching = { line: 'soft', strokeWidth } as const
  return [
    rect(left, top, side, side, { fill: 'sand', line: undefined }),
    ...[1 / 3, 2 / 3, 1].map((d) => line(left, top + d * side, left + d * side, top, hatching)),
    ...[1 / 3, 2 / 3].map((d) =>
      line(left + d * side, top + side, left + side, top + d * side, hatching)
    ),
  ]
}

/**
 * A board of 420 by 420 with its coordinates.
 */
export function board(content: readonly Shape[], height = 420): Drawing {
  return drawing(420, height, [
    ...SQUARES.filter(isDark).flatMap((field) => {
      const [x, y] = center(field)
      return darkSquare(x - SQUARE / 2, y - SQUARE / 2, SQUARE)
    }),
    ...range(9).flatMap((i) => [
      line(EDGE, EDGE + i * SQUARE, EDGE + 8 * SQUARE, EDGE + i * SQUARE, {
        strokeWidth: i % 8 ? 1 : 3,
      }),
      line(EDGE + i * SQUARE, EDGE, EDGE + i * SQUARE, EDGE + 8 * SQUARE, {
        strokeWidth: i % 8 ? 1 : 3,
      }),
    ]),
    ...range(8).flatMap((i) => [
      text(EDGE + (i + 0.5) * SQUARE, EDGE + 8 * SQUARE + 20, itemAt(COLUMNS, i), 16, {
        letter: 'code',
      }),
      text(EDGE + (i + 0.5) * SQUARE, EDGE - 9, itemAt(COLUMNS, i), 16, { letter: 'code' }),
      text(12, EDGE + (7.5 - i) * SQUARE + 5, `${i + 1}`, 16, { letter: 'code' }),
      text(EDGE + 8 * SQUARE + 14, EDGE + (7.5 - i) * SQUARE + 5, `${i + 1}`, 16, {
        letter: 'code',
      }),
    ]),
    ...content,
  ])
}
