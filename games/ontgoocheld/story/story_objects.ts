import {
  circle,
  drawing,
  group,
  angular,
  line,
  path,
  text,
  range,
  rect,
  type Point,
} from '#games/kit/shapes'
import { pip } from '#games/ontgoocheld/pips'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

/** The things of the story, each drawn around its own middle and about 100 units wide. */

const OUTLINED = { strokeWidth: 3 } as const

const card = (x: number, y: number, rotate: number, inner: readonly Shape[]): Shape =>
  group(x, y, [rect(-24, -34, 48, 68, { radius: 6, fill: 'white', ...OUTLINED }), ...inner], {
    rotate,
  })

export const playingCards: Shape = group(0, 0, [
  card(-26, 4, -20, [pip('klaveren', 0, 0, 2.2)]),
  card(0, -4, 0, [pip('harten', 0, 0, 2.2)]),
  card(27, 4, 20, [pip('schoppen', 0, 0, 2.2)]),
])

export const bigBow: Shape = group(0, 0, [
  path('M -8 6 Q -24 26 -34 46 L -20 42 L -14 54 Q -6 26 2 8 Z', { fill: 'wax', ...OUTLINED }),
  path('M 8 6 Q 24 26 34 46 L 20 42 L 14 54 Q 6 26 -2 8 Z', { fill: 'wax', ...OUTLINED }),
  path('M -6 -4 Q -52 -44 -54 -6 Q -52 32 -6 6 Z', { fill: 'wax', ...OUTLINED }),
  path('M 6 -4 Q 52 -44 54 -6 Q 52 32 6 6 Z', { fill: 'wax', ...OUTLINED }),
  path('M -42 -8 Q -24 -6 -12 1 M 42 -8 Q 24 -6 12 1', { strokeWidth: 2 }),
  ...(
    [
      [-38, -18],
      [-40, 8],
      [-24, 10],
      [38, -18],
      [40, 8],
      [24, 10],
    ] as const
  ).map(([x, y]) => circle(x, y, 3, { fill: 'white', line: undefined })),
  path('M -9 -9 Q 0 -14 9 -9 Q 13 1 9 10 Q 0 14 -9 10 Q -13 1 -9 -9 Z', {
    fill: 'wax',
    ...OUTLINED,
  }),
])

export const roundBalloon: Shape = group(0, 0, [
  path('M 0 34 Q 8 50 -2 60 Q -10 70 2 80', { strokeWidth: 2 }),
  path('M 0 34 Q -38 14 -36 -20 Q -32 -54 0 -54 Q 32 -54 36 -20 Q 38 14 0 34 Z', {
    fill: 'wax',
    ...OUTLINED,
  }),
  path('M -22 -24 Q -20 -40 -6 -43', { line: 'white', strokeWidth: 4 }),
  path('M 0 32 L -6 42 L 6 42 Z', { fill: 'wax', ...OUTLINED }),
])

/** A half-empty pear-shaped balloon with folds, which whistles out of its neck. */
export const limpBalloon: Shape = group(0, 0, [
  path(
    'M -44 22 Q -28 14 -14 -2 Q 4 -34 34 -28 Q 58 -20 54 4 Q 46 28 16 24 Q 6 30 -6 22 Q -26 30 -44 22 Z',
    {
      fill: 'wax',
      ...OUTLINED,
    }
  ),
  path('M -34 21 Q -20 20 -8 10 M -6 22 Q 0 14 8 12 M 16 24 Q 14 16 20 12', { strokeWidth: 2 }),
  path('M 22 -16 Q 36 -18 42 -8', { line: 'white', strokeWidth: 4 }),
  path('M -42 22 L -54 14 Q -60 22 -54 31 Z', { fill: 'wax', ...OUTLINED }),
])

export const redNose: Shape = group(0, 0, [
  path('M 26 16 Q 60 -8 56 18 Q 48 38 22 24', { strokeWidth: 2 }),
  circle(0, 0, 34, { fill: 'wax', ...OUTLINED }),
  path('M -20 -6 Q -18 -20 -4 -23', { line: 'white', strokeWidth: 5 }),
])

export const gift: Shape = group(0, 0, [
  rect(-40, -8, 80, 54, { radius: 3, fill: 'blue', ...OUTLINED }),
  rect(-10, -8, 20, 54, { fill: 'yellow', ...OUTLINED }),
  rect(-46, -24, 92, 18, { radius: 3, fill: 'blue', ...OUTLINED }),
  rect(-10, -24, 20, 18, { fill: 'yellow', ...OUTLINED }),
  path('M 0 -24 Q -36 -34 -26 -50 Q -12 -58 0 -24 Z', { fill: 'yellow', ...OUTLINED }),
  path('M 0 -24 Q 36 -34 26 -50 Q 12 -58 0 -24 Z', { fill: 'yellow', ...OUTLINED }),
  circle(0, -25, 6, { fill: 'yellow', ...OUTLINED }),
])

/** A number lock. When it is open, its shackle has come up on one side. */
export const lock = (digits: string, open = false): Shape => {
  const b = 12 + digits.length * 16
  return group(0, 0, [
    path(
      open
        ? 'M -16 -12 L -16 -40 Q -16 -58 0 -58 Q 16 -58 16 -42 L 16 -34'
        : 'M -16 -12 L -16 -26 Q -16 -44 0 -44 Q 16 -44 16 -26 L 16 -12',
      { strokeWidth: 10 }
    ),
    path(
      open
        ? 'M -16 -12 L -16 -40 Q -16 -58 0 -58 Q 16 -58 16 -42 L 16 -34'
        : 'M -16 -12 L -16 -26 Q -16 -44 0 -44 Q 16 -44 16 -26 L 16 -12',
      { line: 'sand', strokeWidth: 4.5 }
    ),
    rect(-b / 2, -14, b, 44, { radius: 5, fill: 'messing', ...OUTLINED }),
    ...range(digits.length).flatMap((i): Shape[] => {
      const x = -b / 2 + 6 + i * 16
      return [
        rect(x + 1, -5, 14, 26, { radius: 2, fill: 'white', strokeWidth: 2 }),
        text(x + 8, 14, itemAt(digits, i), 16, { letter: 'code', bold: true }),
      ]
    }),
  ])
}

export const topHat: Shape = group(0, 0, [
  path('M -34 18 L -30 -46 Q 0 -58 30 -46 L 34 18 Q 0 30 -34 18 Z', {
    fill: 'blue',
    ...OUTLINED,
  }),
  path('M -33 2 Q 0 14 33 2 L 34 18 Q 0 30 -34 18 Z', { fill: 'wax', ...OUTLINED }),
  path('M -30 -46 Q 0 -36 30 -46', { strokeWidth: 2 }),
  path('M -62 20 Q -48 10 -34 18 Q 0 30 34 18 Q 48 10 62 20 Q 46 38 0 38 Q -46 38 -62 20 Z', {
    fill: 'blue',
    ...OUTLINED,
  }),
])

/** A flower on a stalk: upright with magic, drooping without. */
export const flower = (power: boolean): Shape =>
  group(32, -6, [
    path(power ? 'M 0 6 Q 10 -24 26 -40' : 'M 0 6 Q 22 -26 38 0', { line: 'mos', strokeWidth: 4 }),
    group(power ? 26 : 38, power ? -44 : 6, [
      ...[0, 72, 144, 216, 288].map((degrees) =>
        group(0, 0, [circle(0, -8, 6, { fill: 'white', strokeWidth: 2 })], { rotate: degrees })
      ),
      circle(0, 0, 5, { fill: 'yellow', strokeWidth: 2 }),
    ]),
  ])

export type Mood = 'sip' | 'blij' | 'schrik' | 'nies'

const MOUTHS: Record<Mood, readonly Shape[]> = {
  sip: [path('M -18 34 Q 0 22 18 34', { strokeWidth: 3 })],
  blij: [path('M -22 24 Q 0 50 22 24 Q 0 32 -22 24 Z', { fill: 'wax', strokeWidth: 3 })],
  schrik: [path('M -8 32 Q 0 20 8 32 Q 0 44 -8 32 Z', { fill: 'ink', strokeWidth: 3 })],
  nies: [
    path('M -14 26 Q 0 20 14 26 Q 10 44 0 44 Q -10 44 -14 26 Z', { fill: 'ink', strokeWidth: 3 }),
  ],
}

const EYES: Record<Mood, readonly Shape[]> = {
  sip: [
    ...[-18, 18].map((x) => circle(x, -10, 4, { fill: 'ink', line: undefined })),
    path('M -28 -17 Q -20 -24 -10 -22 M 28 -17 Q 20 -24 10 -22', { strokeWidth: 3 }),
  ],
  blij: [path('M -26 -8 Q -18 -18 -10 -8 M 10 -8 Q 18 -18 26 -8', { strokeWidth: 3.4 })],
  schrik: [-18, 18].flatMap((x) => [
    circle(x, -10, 8, { fill: 'white', strokeWidth: 2.4 }),
    circle(x, -10, 3.4, { fill: 'ink', line: undefined }),
  ]),
  nies: [
    path('M -26 -14 L -12 -8 L -26 -4 M 26 -14 L 12 -8 L 26 -4', { strokeWidth: 3 }),
    path('M -28 -21 Q -18 -18 -8 -20 M 28 -21 Q 18 -18 8 -20', { strokeWidth: 3 }),
  ],
}

const smallBow: Shape = group(0, 0, [
  path('M -4 0 Q -32 -22 -34 0 Q -32 22 -4 2 Z M 4 0 Q 32 -22 34 0 Q 32 22 4 2 Z', {
    fill: 'wax',
    ...OUTLINED,
  }),
  ...[-22, 22].map((x) => circle(x, 0, 3, { fill: 'white', line: undefined })),
  circle(0, 1, 7, { fill: 'wax', ...OUTLINED }),
])

/** The clown from his hat to his chest, his nose in the middle; about 150 wide and 260 high. */
export function frommel(
  mood: Mood,
  { power = false, bow = true }: { power?: boolean; bow?: boolean } = {}
): Shape {
  return group(0, 0, [
    // Coat and shirt.
    path('M -74 132 Q -78 74 -34 62 L 34 62 Q 78 74 74 132 Z', { fill: 'mos', ...OUTLINED }),
    path('M -20 60 L 0 100 L 20 60 Z', { fill: 'white', ...OUTLINED }),
    path(
      'M -46 80 l 8 8 m 0 -8 l -8 8 M -54 97 l 8 8 m 0 -8 l -8 8 M 38 80 l 8 8 m 0 -8 l -8 8 M 46 97 l 8 8 m 0 -8 l -8 8',
      {
        line: 'yellow',
        strokeWidth: 2.4,
      }
    ),
    // Hair in tufts, ears, face.
    ...[-1, 1].flatMap((side) => [
      circle(side * 52, -14, 16, { fill: 'white', ...OUTLINED }),
      circle(side * 58, 6, 14, { fill: 'white', ...OUTLINED }),
    ]),
    path('M -46 -22 Q -46 -62 0 -62 Q 46 -62 46 -22 L 44 14 Q 38 58 0 60 Q -38 58 -44 14 Z', {
      fill: 'paper',
      ...OUTLINED,
    }),
    ...[-1, 1].map((side) => circle(side * 30, 14, 8, { fill: 'orange', line: undefined })),
    ...EYES[mood],
    ...MOUTHS[mood],
    circle(0, 6, 13, { fill: 'wax', ...OUTLINED }),
    // Bow and hat.
    ...(bow ? [group(0, 70, [smallBow], { rotate: power ? 0 : 8 })] : []),
    group(0, -66, [topHat, flower(power)], { rotate: power ? -3 : 6 }),
  ])
}

/** Sparks, which show magic and where it went. */
export const sparks = (points: readonly (readonly [number, number, number])[]): Shape[] =>
  points.map(([x, y, r]) =>
    path(
      `M ${x} ${y - r} Q ${x} ${y} ${x + r} ${y} Q ${x} ${y} ${x} ${y + r} Q ${x} ${y} ${x - r} ${y} Q ${x} ${y} ${x} ${y - r} Z`,
      { fill: 'yellow', strokeWidth: 1.6 }
    )
  )

/**
 * Bunting along the top, the same in every scene of a party. Each flag hangs from two points of the
 * string.
 */
export const garland = (width: number): Shape[] => {
  const step = width / 8
  const rope = (x: number) => {
    const t = (x % (2 * step)) / (2 * step)
    return 12 + 80 * t * (1 - t)
  }
  return [
    path(
      range(4)
        .map((i) => `${i ? '' : 'M 0 12 '}Q ${(i * 2 + 1) * step} 52 ${(i * 2 + 2) * step} 12`)
        .join(' '),
      { strokeWidth: 2.4 }
    ),
    ...range(8).map((i) => {
      const x = (i + 0.5) * step
      const colors = ['yellow', 'mos', 'white', 'blue'] as const
      const [links, right] = [rope(x - 16), rope(x + 16)]
      const flag: Point[] = [
        [x - 16, links],
        [x + 16, right],
        [x - (right - links) * 0.5, 58],
      ]
      return path(angular(flag), { fill: itemAt(colors, i % 4), strokeWidth: 2.4 })
    }),
  ]
}

/** A line of the floor, so that things stand on something. */
export const skirtingBoard = (width: number, y: number): Shape[] => [
  line(0, y, width, y, { strokeWidth: 3 }),
  line(0, y + 10, width, y + 10, { strokeWidth: 2 }),
]

/** The hat of Frommel among the signs of cards, for whoever is at his party. */
export const EMBLEM = drawing(200, 200, [
  circle(100, 100, 90, { fill: 'sand', line: undefined }),
  group(96, 112, [topHat, flower(true)], { scale: 1.25 }),
  pip('harten', 34, 60, 2.2),
  pip('ruiten', 168, 124, 2),
  pip('schoppen', 44, 164, 1.8),
])
