import {
  circle,
  drawing,
  group,
  line,
  path,
  range,
  rect,
  text,
  type Point,
} from '#games/kit/shapes'
import type { Color, Drawing, Shape } from '#domain/drawing'

/**
 * Balloon animals whose middle has gone limp. The middle is a window between two cuts, through which
 * a strip is pulled. On the strip are pieces of balloon; the piece that joins the animal on both
 * sides is its own.
 */

/** The heights at which two balloons cross an edge, counted from the top, from 0 to 4. */
export type Heights = readonly [number, number]

export type Animal = {
  readonly name: string
  /** The knots in its string, which say in which order the animals count. */
  readonly knots: number
  readonly left: Heights
  readonly right: Heights
  /** What stands below its window: the digits to which an arrow may point, from left to right. */
  readonly digits: readonly number[]
}

export const ANIMALS: readonly Animal[] = [
  { name: 'de hond', knots: 2, left: [1, 3], right: [0, 4], digits: [3, 8, 5, 9, 1, 6] },
  { name: 'het zwaard', knots: 3, left: [2, 4], right: [1, 2], digits: [7, 4, 2, 6, 9, 5] },
  { name: 'de giraf', knots: 1, left: [0, 2], right: [3, 4], digits: [8, 1, 6, 4, 2, 7] },
]

/**
 * A piece of a strip: where its balloons come in and go out, and the place at its foot where an
 * arrow points down, from 0 to 5. Digits stand on the animals only, and arrows on the strips only,
 * so neither sheet says anything before a strip is pulled through a window.
 */
export type Piece = { readonly left: Heights; readonly right: Heights; readonly arrow: number }

const piece = (left: Heights, right: Heights, arrow: number): Piece => ({ left, right, arrow })

/** In an order that is neither that of the animals nor that of their knots. */
export const STRIPS: readonly (readonly Piece[])[] = [
  [
    piece([2, 4], [0, 2], 5),
    piece([1, 3], [1, 3], 0),
    piece([0, 2], [0, 4], 3),
    piece([3, 4], [0, 2], 2),
    piece([1, 2], [3, 4], 4),
    piece([2, 4], [1, 2], 1),
    piece([1, 3], [1, 4], 0),
    piece([0, 3], [2, 4], 5),
  ],
  [
    piece([0, 2], [2, 4], 1),
    piece([1, 2], [0, 2], 3),
    piece([0, 2], [3, 4], 4),
    piece([2, 4], [1, 3], 0),
    piece([0, 3], [3, 4], 2),
    piece([0, 4], [0, 4], 5),
    piece([0, 2], [1, 4], 3),
    piece([1, 3], [0, 3], 1),
  ],
  [
    piece([1, 3], [1, 2], 0),
    piece([0, 2], [2, 3], 4),
    piece([0, 2], [1, 2], 2),
    piece([0, 3], [2, 3], 5),
    piece([1, 3], [0, 4], 3),
    piece([0, 4], [1, 4], 1),
    piece([3, 4], [1, 2], 4),
    piece([1, 2], [2, 4], 2),
  ],
]

/** The size of a window, in millimetres. */
const WINDOW = { b: 36, h: 22 } as const
const y = (height: number) => 3 + height * 4
const BALLOON = 'orange' as const satisfies Color

/** A balloon along a line: its outline first, so that balloons that cross lie over each other. */
const balloon = (d: string, fill: Color = BALLOON): Shape[] => [
  path(d, { line: 'ink', strokeWidth: 4 }),
  path(d, { line: fill, strokeWidth: 2.9 }),
]

/** The middle of one of the six places along the foot of a window. */
const place = (at: number) => ((at + 0.5) * WINDOW.b) / 6

function pieceDrawing({ left, right, arrow }: Piece): Shape[] {
  const { b, h } = WINDOW
  const x = place(arrow)
  return [
    ...left.flatMap((from, i) => {
      const to = right[i] ?? from
      return balloon(`M 0 ${y(from)} C ${b * 0.45} ${y(from)} ${b * 0.55} ${y(to)} ${b} ${y(to)}`)
    }),
    // A white rim keeps it clear of a balloon below it.
    path(`M ${x - 1.9} ${h - 4.2} H ${x + 1.9} L ${x} ${h - 0.6} Z`, {
      fill: 'white',
      line: 'white',
      strokeWidth: 1,
    }),
    path(`M ${x - 1.9} ${h - 4.2} H ${x + 1.9} L ${x} ${h - 0.6} Z`, {
      fill: 'ink',
      line: undefined,
    }),
  ]
}

/** Room to hold a strip by, above and below its pieces. */
const GRIP = 14
const STRIP_LENGTH = 8 * WINDOW.h + 2 * GRIP

/** One strip, with its edges to cut along. What sticks out of a piece is covered again. */
export const stripDrawing = (pieces: readonly Piece[], name: string): Drawing =>
  drawing(WINDOW.b + 2, STRIP_LENGTH + 2, [
    group(1, 1, [
      rect(0, 0, WINDOW.b, STRIP_LENGTH, { fill: 'white', line: undefined }),
      ...pieces.map((one, i) => group(0, GRIP + i * WINDOW.h, pieceDrawing(one))),
      text(WINDOW.b / 2, 8.5, `sliert ${name}, boven`, 4.6, { letter: 'hand' }),
      rect(-4, 0, 4, STRIP_LENGTH, { fill: 'white', line: undefined }),
      rect(WINDOW.b, 0, 4, STRIP_LENGTH, { fill: 'white', line: undefined }),
      rect(0, 0, WINDOW.b, STRIP_LENGTH, { line: 'soft', strokeWidth: 0.4, dash: '1.8 1.4' }),
    ]),
  ])

/** The heights around which an animal is drawn, with its window in the middle of a row. */
const ROW = { b: 170, h: 66, window: (170 - WINDOW.b) / 2, top: 24 } as const

/**
 * What the three animals have left and right of their window; the window's corner is 0, 0. Balloons
 * begin inside the window, which cuts them off square.
 */
const AROUND: readonly (readonly Shape[])[] = [
  // The dog: snout, which has no dot on it because dots are knots here, ears and front legs on the left, tail and hind legs on the right.
  [
    ...balloon(`M -16 10 L -20 31 M -23 12 L -29 31`),
    ...balloon(`M 3 ${y(1)} H -14 Q -20 ${y(1)} -24 2 L -29 -8`),
    ...balloon(`M 3 ${y(3)} H -16 Q -26 ${y(3)} -28 4`),
    ...balloon('M -30 -10 L -50 -4'),
    ...balloon('M -29 -9 Q -36 -22 -27 -22 Q -21 -20 -27 -10'),
    circle(-36, -9.5, 0.9, { fill: 'ink', line: undefined }),
    ...balloon(`M 54 22 L 50 33 M 60 21 L 64 33`),
    ...balloon(`M 33 ${y(0)} H 52 Q 62 2 66 -10 Q 68 -17 72 -15`),
    ...balloon(`M 33 ${y(4)} H 54 Q 60 ${y(4)} 61 12 L 58 5`),
  ],
  // The sword: hilt and guard on the left, the blade to its point on the right.
  [
    ...balloon(`M 3 ${y(2)} H -22 L -46 6`),
    ...balloon(`M 3 ${y(4)} H -18 L -30 24 L -44 16`),
    ...balloon('M -24 -12 Q -30 -16 -32 -8 L -27 24 Q -25 30 -20 27'),
    ...balloon(`M 33 ${y(1)} H 70 L 92 9`),
    ...balloon(`M 33 ${y(2)} H 70 L 92 11`),
  ],
  // The giraffe: neck and head on the left, the body with its legs on the right.
  [
    ...balloon(`M 3 ${y(0)} H -10 Q -22 2 -30 -14 L -34 -20`),
    ...balloon(`M 3 ${y(2)} H -12 Q -26 11 -34.5 -10 L -38 -17`),
    ...balloon('M -33 -21 L -52 -14'),
    ...balloon('M -35 -21 L -32 -26 M -38 -21 L -39 -26'),
    circle(-41, -19, 0.9, { fill: 'ink', line: undefined }),
    ...balloon(`M -10 14 L -7 35 M -17 12 L -22 35`),
    ...balloon(`M 50 20 L 46 35 M 62 19 L 66 35`),
    ...balloon(`M 33 ${y(3)} H 58 Q 70 15 70 24`),
    ...balloon(`M 33 ${y(4)} H 60`),
  ],
]

/** The height of each name, clear of its animal. */
const NAME_AT = [31, -7, 31] as const

/** Where the string of each animal is tied: to a tail, or to a point. */
const TIED: readonly Point[] = [
  [72, -14],
  [90, 11],
  [70, 22],
]

/** The string of an animal hangs straight down from it, with its knots at the end. */
const string = ([x, top]: Point, knots: number): Shape[] => [
  path(`M ${x} ${top} q 6 1 6 7 v 20`, { strokeWidth: 0.9 }),
  ...range(knots).map((i) =>
    circle(x + 6, top + 26 - i * 5.4, 1.8, { fill: 'ink', line: undefined })
  ),
]

function animalRow({ name, knots, digits }: Animal, row: number): Shape {
  const { b, h } = WINDOW
  return group(ROW.window, row * ROW.h + ROW.top + 4, [
    ...(AROUND[row] ?? []),
    rect(0, 0, b, h, { fill: 'white', line: undefined }),
    ...[0, b].map((at) => line(at, 0, at, h, { line: 'soft', strokeWidth: 0.5, dash: '0.5 2' })),
    ...[0, h].map((at) => line(-1.5, at, b + 1.5, at, { strokeWidth: 1.3 })),
    text(b / 2, h / 2 + 1.6, 'leeg', 4.6, { letter: 'hand', color: 'soft' }),
    ...digits.map((digit, at) =>
      text(place(at), h + 6.6, `${digit}`, 5.6, { letter: 'title', bold: true })
    ),
    text(-64, NAME_AT[row] ?? 0, name, 6.4, { letter: 'hand', anchor: 'start' }),
    ...string(TIED[row] ?? [0, 0], knots),
  ])
}

/** The three animals with their windows, to print in true size. */
export const animalsDrawing = drawing(ROW.b, 3 * ROW.h + 13, ANIMALS.map(animalRow))

export const inWords = ({ left, right, arrow }: Piece) =>
  `Pijltje op plek ${arrow + 1}, links ${left.map((at) => at + 1).join(' en ')}, rechts ${right.map((at) => at + 1).join(' en ')}`
