import type { Drawing, Shape } from '#domain/drawing'
import { inscription, edge } from '#games/cunera/material/cunera_drawing'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/** Squares from the shaft to the inner wall of the lock. */
const DEPTH = 4

/**
 * A part of the lock beside one tooth of the key, from the bow to the tip: an iron ward that leaves
 * `until` squares free, or a bolt that only moves when the tooth reaches exactly `until` squares.
 */
export type Spot = { readonly kind: 'ijzer' | 'grendel'; readonly until: number }
export const LOCK: readonly Spot[] = [
  { kind: 'ijzer', until: 3 },
  { kind: 'grendel', until: 4 },
  { kind: 'ijzer', until: 1 },
  { kind: 'ijzer', until: 2 },
  { kind: 'grendel', until: 3 },
  { kind: 'ijzer', until: 2 },
]

/** The length of the six teeth of each key in squares, from the bow to the tip. */
export const KEYS: readonly { readonly number: number; readonly teeth: readonly number[] }[] = [
  { number: 1, teeth: [4, 4, 1, 1, 3, 2] },
  { number: 2, teeth: [3, 4, 1, 0, 3, 2] },
  { number: 3, teeth: [1, 4, 0, 2, 3, 1] },
  { number: 4, teeth: [2, 3, 1, 2, 3, 1] },
  { number: 5, teeth: [3, 4, 1, 2, 2, 1] },
  { number: 6, teeth: [1, 4, 2, 2, 3, 0] },
  { number: 7, teeth: [3, 4, 0, 3, 3, 2] },
  { number: 8, teeth: [2, 4, 1, 1, 3, 3] },
  { number: 9, teeth: [2, 4, 1, 2, 3, 0] },
]

/** The squares that help to count, six high. */
function gridSquares(x: number, y: number, size: number): Shape {
  const vertical = range(DEPTH + 1).map((i) => `M${x + i * size} ${y} v${size * 6}`)
  const horizontal = range(7).map((i) => `M${x} ${y + i * size} h${size * DEPTH}`)
  return path([...vertical, ...horizontal].join(' '), { line: 'messing', strokeWidth: 0.8 })
}

/** The same squares inside the teeth, so that long teeth can be counted too. */
function squaresInTeeth(x: number, y: number, size: number, teeth: readonly number[]): Shape {
  const vertical = teeth.flatMap((tooth, i) =>
    Array.from(
      { length: Math.max(0, tooth - 1) },
      (_, k) => `M${x + (k + 1) * size} ${y + i * size} v${size}`
    )
  )
  const horizontal = teeth.slice(1).flatMap((tooth, i) => {
    const together = Math.min(tooth, itemAt(teeth, i))
    return together ? [`M${x} ${y + (i + 1) * size} h${together * size}`] : []
  })
  return path([...vertical, ...horizontal].join(' '), { line: 'sand', strokeWidth: 0.8 })
}

/** The outline of a bit: the teeth as steps beside a straight shaft. */
function keyBit(x: number, y: number, size: number, teeth: readonly number[]): string {
  const notches = teeth.map((tooth, i) => `H${x + tooth * size} V${y + (i + 1) * size}`).join(' ')
  return `M${x} ${y} ${notches} H${x} Z`
}

const SIZE = 16

/** A key that hangs from its bow, teeth to the right; the middle of the shaft is at `x`. */
function key(x: number, y: number, number: number, teeth: readonly number[]): Shape[] {
  return [
    circle(x, y, 25, { fill: 'messing' }),
    circle(x, y, 17, { fill: 'paper', strokeWidth: 2 }),
    inscription(x, y + 8, String(number), 24),
    gridSquares(x + 6, y + 46, SIZE),
    rect(x - 6, y + 25, 12, 130, { fill: 'messing' }),
    rect(x - 9, y + 30, 18, 8, { fill: 'messing', strokeWidth: 2 }),
    path(keyBit(x + 6, y + 46, SIZE, teeth), { fill: 'ink', strokeWidth: 2 }),
    squaresInTeeth(x + 6, y + 46, SIZE, teeth),
  ]
}

/** The board with nine keys, three to a row. */
export const KEY_BOARD: Drawing = {
  width: 480,
  height: 640,
  shapes: [
    ...[0, 1, 2].map((row) => rect(28, 32 + row * 200, 424, 12, { fill: 'sand', strokeWidth: 2 })),
    ...KEYS.flatMap(({ number, teeth }, i) =>
      key(84 + (i % 3) * 142, 68 + Math.floor(i / 3) * 200, number, teeth)
    ),
    ...edge(480, 640),
  ],
}

const LARGE = 44
const LOCK_X = 180
const LOCK_Y = 102

function spot({ kind, until }: Spot, i: number): Shape[] {
  const x = LOCK_X + until * LARGE
  const y = LOCK_Y + i * LARGE
  const end = LOCK_X + DEPTH * LARGE
  if (kind === 'ijzer') {
    return [rect(x, y, end - x, LARGE, { fill: 'ink', strokeWidth: 2 })]
  }
  return [
    rect(x, y, end + 64 - x, LARGE, { fill: 'messing', strokeWidth: 3 }),
    line(x, y, x, y + LARGE, { line: 'wax', strokeWidth: 8, clear: true }),
    path(`M${end + 14} ${y + LARGE / 2} h36 m-12 -10 l12 10 l-12 10`, { strokeWidth: 3 }),
  ]
}

/**
 * The lock cut open, with the key as it stands after the turn: teeth to the right, as on the board.
 */
export const CUTAWAY_LOCK: Drawing = {
  width: 480,
  height: 442,
  shapes: [
    path('M70 82 H416 V386 H70 Z', { fill: 'sand', strokeWidth: 3 }),
    rect(LOCK_X, LOCK_Y, DEPTH * LARGE, 6 * LARGE, { fill: 'paper', strokeWidth: 3 }),
    gridSquares(LOCK_X, LOCK_Y, LARGE),
    // The fixed wards come first, so that a bolt covers all of its own place.
    ...LOCK.flatMap((part, i) => (part.kind === 'ijzer' ? spot(part, i) : [])),
    ...LOCK.flatMap((part, i) => (part.kind === 'grendel' ? spot(part, i) : [])),
    rect(132, 64, 48, 308, { fill: 'paper', dash: '8 6' }),
    circle(156, 42, 19, { dash: '8 6' }),
    group(162, 234, [inscription(0, 0, 'steel van de sleutel', 19)], { rotate: -90 }),
    rect(70, 402, 16, 14, { fill: 'ink', strokeWidth: 2 }),
    text(94, 414, 'vast ijzer', 14, { anchor: 'start' }),
    rect(184, 402, 22, 14, { fill: 'messing', strokeWidth: 2 }),
    line(184, 402, 184, 416, { line: 'wax', strokeWidth: 5, clear: true }),
    text(214, 414, 'grendel', 14, { anchor: 'start' }),
    ...edge(480, 442),
  ],
}
