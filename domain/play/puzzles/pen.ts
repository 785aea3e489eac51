import type { Cloth } from '#domain/play/puzzles/cloth'

/**
 * Squares that players write in with a pencil on paper, and with taps and keys on the screen. What
 * they write is theirs: it is no answer, and no other device sees it.
 */
export type Pen = {
  /** A tick is a mark or a cross; a letter and a digit are typed. */
  readonly kind: 'tick' | 'letter' | 'digit'
  /** Where the first square begins, in the units of the drawing. */
  readonly x: number
  readonly y: number
  /** The side of a square. */
  readonly side: number
  readonly rows: number
  readonly columns: number
  /** The squares that exist, as their numbers; all when it is not there. */
  readonly squares?: readonly number[]
  /**
   * What stands in each square, as it is said. A tick then goes around it, in place of covering it.
   */
  readonly contents?: readonly string[]
  /** A cloth with openings that may lie on the squares. */
  readonly cloth?: Cloth
}

/** The marks that a tick goes through: nothing, filled, crossed out, and nothing again. */
export const TICKS = [' ', 'o', 'x'] as const

const NOTHING = ' '

/** The mark after this one. */
export const nextTick = (mark: string): string =>
  TICKS[(TICKS.findIndex((one) => one === mark) + 1) % TICKS.length] ?? NOTHING

/** What is written in the squares, one character each, with one of them changed. */
export function withMark(marks: string, square: number, mark: string): string {
  const chars = [...marks.padEnd(square + 1)]
  chars[square] = mark === '' ? NOTHING : mark
  return chars.join('').trimEnd()
}

export const markAt = (marks: string, square: number): string => marks[square] ?? NOTHING

export type Board = Pick<Pen, 'rows' | 'columns' | 'squares'> & {
  /** Whether its squares lie apart, so that an arrow goes to the next or the last one. */
  readonly loose?: boolean
}
export type Step = readonly [rows: number, columns: number]

/** The next square in a direction, over what is no square; the same one at the edge. */
export function squareBeside(board: Board, from: number, step: Step): number {
  const { rows, columns, squares, loose } = board
  if (loose && squares) return squares[squares.indexOf(from) + step[0] + step[1]] ?? from
  let [row, column] = [Math.floor(from / columns), from % columns]
  for (;;) {
    row += step[0]
    column += step[1]
    if (row < 0 || column < 0 || row >= rows || column >= columns) return from
    if (isSquare({ rows, columns, squares }, row, column)) return row * columns + column
  }
}

const isSquare = ({ rows, columns, squares }: Board, row: number, column: number) =>
  row >= 0 &&
  column >= 0 &&
  row < rows &&
  column < columns &&
  (!squares || squares.includes(row * columns + column))

/** The square that touches this one in a direction; null when a word ends here. */
export function squareNextTo(board: Board, from: number, step: Step): number | null {
  const row = Math.floor(from / board.columns) + step[0]
  const column = (from % board.columns) + step[1]
  return isSquare(board, row, column) ? row * board.columns + column : null
}

/** Whether a word in this direction, or against it, runs through a square. */
export const runsThrough = (board: Board, square: number, [rows, columns]: Step): boolean =>
  squareNextTo(board, square, [rows, columns]) !== null ||
  squareNextTo(board, square, [-rows, -columns]) !== null

/** Every square of a board. */
export const squaresOf = ({ rows, columns, squares }: Board): readonly number[] =>
  squares ?? Array.from({ length: rows * columns }, (_, square) => square)

/** What a key or a phone typed, as one capital or digit; null when it is neither. */
export function written(kind: 'letter' | 'digit', typed: string): string | null {
  const last = [...typed.trim()].at(-1)?.toLocaleUpperCase('nl') ?? ''
  return (kind === 'digit' ? /^\d$/ : /^\p{L}$/u).test(last) ? last : null
}
