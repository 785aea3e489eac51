import { PRINTS, STONES, TILE, TRACKS } from '#games/binky/tracks'
import { circle, ellipse, line, path, range, scatter } from '#games/kit/shapes'
import { itemAt, lastOf } from '#domain/present'
import type { Shape } from '#domain/drawing'

const isFree = (x: number, y: number) =>
  PRINTS.every((print) => Math.hypot(print.x - x, print.y - y) > 20) &&
  STONES.every((one) => Math.hypot(one.x - x, one.y - y) > TILE + 10) &&
  THINGS.every((thing) => Math.hypot(thing.x - x, thing.y - y) > thing.free)

/** The things in the garden keep clear of the tracks. */
const THINGS = [
  { x: 112, y: 290, free: 46 },
  { x: 374, y: 262, free: 34 },
  { x: 196, y: 284, free: 34 },
  { x: 336, y: 152, free: 26 },
  { x: 86, y: 170, free: 30 },
] as const

const chance = scatter(11)

/** Tufts of grass over the lawn. */
export const lawn: readonly Shape[] = range(150).flatMap((): Shape[] => {
  const [x, y] = [Math.round(66 + chance() * 344), Math.round(62 + chance() * 322)]
  return isFree(x, y)
    ? [
        path(`M ${x - 5} ${y} l 2 -7 M ${x} ${y} v -9 M ${x + 5} ${y} l -2 -7`, {
          line: 'mos',
          strokeWidth: 1.6,
        }),
      ]
    : []
})

const PETALS = ['wax', 'yellow', 'purple', 'orange'] as const

const flower = (x: number, y: number, i: number): Shape[] => [
  line(x, y, x, y - 13, { line: 'mos', strokeWidth: 2.2 }),
  path(`M ${x} ${y - 3} q 6 -6 9 -3 q -3 5 -9 3`, { fill: 'mos', line: undefined }),
  ...range(5).map((petal) => {
    const angle = (petal * 2 * Math.PI) / 5
    return circle(x + 4 * Math.sin(angle), y - 17 - 4 * Math.cos(angle), 3.4, {
      fill: itemAt(PETALS, i % PETALS.length),
      strokeWidth: 1,
    })
  }),
  circle(x, y - 17, 2.4, { fill: 'white', strokeWidth: 1 }),
]

/** A bed of earth along the upper and the lower edge, with flowers where no tile would cut them. */
export const bed = (y: number): Shape[] => [
  path(
    `M 52 ${y} q 12 -8 24 0 ${range(14)
      .map(() => 't 24 0')
      .join(' ')} V ${y + 14} H 52 Z`,
    { fill: 'messing', strokeWidth: 2 }
  ),
  ...range(14).flatMap((i) => {
    const [x, foot] = [68 + i * 25, y + 5 + (i % 3) * 2]
    const clear = STONES.every((one) => Math.hypot(one.x - x, one.y - foot + 17) > TILE + 9)
    return clear ? flower(x, foot, i) : []
  }),
]

/** Pickets that lie outwards, as a child draws a fence on a map. */
export const fence: readonly Shape[] = [
  ...[27, 39].map((x) => line(x, 18, x, 412, { line: 'ink', strokeWidth: 8 })),
  ...[27, 39].map((x) => line(x, 18, x, 412, { line: 'sand', strokeWidth: 4.5 })),
  ...range(14).map((i) =>
    path(`M 50 ${22 + i * 28} h -28 l -9 9 l 9 9 h 28 Z`, { fill: 'white', strokeWidth: 2 })
  ),
]

/** A hedge with a hole where each of the three went through, wide enough for a whole print. */
const BUSHES = range(48)
  .map((i) => ({ x: i % 2 ? 424.5 : 417.5, y: 27 + i * 8 }))
  .filter(({ y }) => TRACKS.every(({ points }) => Math.abs(lastOf(points)[1] - y) > 27))

/** One outline around the bushes that touch, with leaves inside. */
export const hedge: readonly Shape[] = [
  ...BUSHES.map(({ x, y }) => circle(x, y, 8.5, { fill: 'mos', strokeWidth: 3.6 })),
  ...BUSHES.map(({ x, y }) => circle(x, y, 8, { fill: 'mos', line: undefined })),
  ...BUSHES.map(({ x, y }, i) =>
    path(`M ${x - 4} ${y + (i % 3) - 1} q 3 -4 6 0`, { line: 'paper', strokeWidth: 1.2 })
  ),
]

const [TREE, POND, LEASH, BOWL, SNAIL] = THINGS

export const things: readonly Shape[] = [
  // An apple tree from above, with a ladder of shade.
  circle(TREE.x + 4, TREE.y + 5, 36, { fill: 'soft', line: undefined }),
  path(
    `M ${TREE.x - 34} ${TREE.y} q -4 -20 14 -24 q 4 -16 22 -12 q 20 -4 22 14 q 16 6 10 22 q 4 18 -14 22 q -8 14 -24 8 q -20 4 -22 -12 q -12 -4 -8 -18 Z`,
    { fill: 'mos' }
  ),
  ...(
    [
      [-14, -12],
      [10, -16],
      [18, 6],
      [-6, 12],
      [-20, 6],
    ] as const
  ).map(([dx, dy]) => circle(TREE.x + dx, TREE.y + dy, 5, { fill: 'wax', strokeWidth: 1.6 })),
  // A pond with a duck.
  path(ellipse(POND.x, POND.y, 30, 21), { fill: 'blue' }),
  path(`M ${POND.x - 22} ${POND.y + 8} q 6 -4 12 0 t 12 0`, { line: 'white', strokeWidth: 1.8 }),
  path(
    `M ${POND.x - 14} ${POND.y - 2} q 4 10 16 8 q 10 -2 8 -10 q 6 -4 2 -8 q -6 -4 -9 2 q -4 6 -17 8 Z`,
    { fill: 'yellow', strokeWidth: 1.6 }
  ),
  path(`M ${POND.x + 13} ${POND.y - 8} l 7 1 l -6 3 Z`, { fill: 'orange', strokeWidth: 1.2 }),
  circle(POND.x + 9, POND.y - 9, 1.2, { fill: 'ink', line: undefined }),
  // The leash in the grass.
  path(
    `M ${LEASH.x - 26} ${LEASH.y + 12} c -6 -18 18 -26 26 -12 c 8 14 -16 20 -16 4 c 0 -16 30 -18 40 -6`,
    { strokeWidth: 6 }
  ),
  path(
    `M ${LEASH.x - 26} ${LEASH.y + 12} c -6 -18 18 -26 26 -12 c 8 14 -16 20 -16 4 c 0 -16 30 -18 40 -6`,
    { line: 'wax', strokeWidth: 3 }
  ),
  // The bowl, still full.
  path(ellipse(BOWL.x, BOWL.y, 22, 15), { fill: 'orange' }),
  path(ellipse(BOWL.x, BOWL.y - 2, 15, 9), { fill: 'white', strokeWidth: 1.8 }),
  ...range(7).map((i) =>
    circle(BOWL.x - 9 + (i % 4) * 6, BOWL.y - 5 + Math.floor(i / 4) * 5, 2.4, {
      fill: 'messing',
      strokeWidth: 1,
    })
  ),
  // A snail.
  path(`M ${SNAIL.x - 18} ${SNAIL.y + 8} h 30 q 8 0 7 -10`, { strokeWidth: 4.5 }),
  path(`M ${SNAIL.x - 18} ${SNAIL.y + 8} h 30 q 8 0 7 -10`, { line: 'yellow', strokeWidth: 2 }),
  path(`M ${SNAIL.x + 18} ${SNAIL.y - 2} l -3 -6 M ${SNAIL.x + 19} ${SNAIL.y - 2} l 4 -6`, {
    strokeWidth: 1.6,
  }),
  circle(SNAIL.x - 4, SNAIL.y - 2, 10, { fill: 'purple', strokeWidth: 2 }),
  path(`M ${SNAIL.x - 4} ${SNAIL.y - 2} m -5 1 a 5 5 0 1 1 5 5`, {
    line: 'white',
    strokeWidth: 1.8,
  }),
]
