import { circle, group, line, path, rect, text, type Point } from '#games/kit/shapes'
import { dot } from '#games/sintjunior/sintjunior_symbols'
import type { Color, Shape } from '#domain/drawing'

/**
 * The town as on an old map: each house from the front, and the streets from above. A house is drawn
 * around the dot on its chimney, from which players measure.
 */

const THIN = { strokeWidth: 0.45 } as const
const FINE = { strokeWidth: 0.3 } as const

const chimneyWithDot: readonly Shape[] = [
  rect(-2, -2, 4, 6, { fill: 'wax', ...THIN }),
  rect(-2.6, -2.8, 5.2, 1.6, { fill: 'white', ...THIN }),
  circle(0, 0, 1.5, { fill: 'white', ...FINE }),
  dot(0, 0, 0.9),
]

const pane = (x: number, y: number, b = 2.6, h = 3.2): Shape[] => [
  rect(x, y, b, h, { fill: 'yellow', ...FINE }),
  line(x + b / 2, y, x + b / 2, y + h, FINE),
]

const door = (x: number, y: number, fill: Color): Shape =>
  path(`M ${x} ${y} v -3.4 q 0 -1.5 1.5 -1.5 q 1.5 0 1.5 1.5 v 3.4 Z`, { fill, ...FINE })

/**
 * The three gables of a Dutch street: stepped, bell-shaped and pointed. Their tops stay below the
 * dot on the chimney behind them.
 */
const GABLES = [
  'M -8 15.5 V 8.4 H -6 V 6.4 H -4 V 4.4 H -2.2 V 2.4 H 2.2 V 4.4 H 4 V 6.4 H 6 V 8.4 H 8 V 15.5 Z',
  'M -8 15.5 V 8.6 Q -5.4 8.2 -4.8 5.6 Q -4.2 2.6 0 2.4 Q 4.2 2.6 4.8 5.6 Q 5.4 8.2 8 8.6 V 15.5 Z',
  'M -8 15.5 V 8.4 L -1.6 2.4 H 1.6 L 8 8.4 V 15.5 Z',
] as const

const FRONTS: readonly Color[] = ['sand', 'orange', 'messing', 'sand', 'wax', 'blue', 'sand']
const DOORS: readonly Color[] = ['mos', 'blue', 'wax'] as const

/** A house with its number on a plate beside the door. */
export const numberedHouse = (x: number, y: number, digit: number): Shape =>
  group(x, y, [
    // The roof behind the gable.
    path('M -9.4 8.2 L -3 1 H 9.5 L 11.4 8.2 Z', { fill: 'soft', ...THIN }),
    rect(7.5, 8, 3.6, 7.5, { fill: 'paper', ...THIN }),
    ...chimneyWithDot,
    path(GABLES[digit % 3] ?? GABLES[0], { fill: FRONTS[digit % 7], ...THIN }),
    ...pane(-1.3, 4.8, 2.6, 2.6),
    ...pane(-5.6, 9),
    door(-1.5, 15.5, DOORS[digit % 3] ?? 'mos'),
    circle(4.9, 11, 2.7, { fill: 'white', ...FINE }),
    text(4.9, 12.6, `${digit}`, 4.8, { letter: 'title', bold: true }),
  ])

const name = (words: string, y: number, b = 13): Shape[] => [
  rect(-b / 2, y, b, 5, { fill: 'white', ...FINE, radius: 0.8 }),
  text(0, y + 3.9, words, 4.8, { letter: 'hand' }),
]

const church: readonly Shape[] = [
  // Nave, choir, and the tower with its cock.
  path('M 4 4 L 8 -1 H 20 L 23 4 Z', { fill: 'soft', ...THIN }),
  rect(5, 4, 17, 11, { fill: 'sand', ...THIN }),
  path('M 22 15 V 5 L 26 7.5 V 15 Z', { fill: 'sand', ...THIN }),
  ...[8, 13, 18].map((x) =>
    path(`M ${x - 1.2} 12.5 V 8 Q ${x} 5.6 ${x + 1.2} 8 V 12.5 Z`, { fill: 'blue', ...FINE })
  ),
  rect(-4.5, -4, 9, 19, { fill: 'paper', ...THIN }),
  path('M -5.4 -4 L 0 -10 L 5.4 -4 Z', { fill: 'mos', ...THIN }),
  path('M 0 -10 V -12 M -1 -11.3 H 1', THIN),
  circle(0, 6, 2, { fill: 'white', ...FINE }),
  line(0, 6, 0, 4.7, FINE),
  line(0, 6, 1, 6.4, FINE),
  door(-1.5, 15, 'wax'),
  circle(0, 0, 1.5, { fill: 'white', ...FINE }),
  dot(0, 0, 0.9),
  ...name('kerk', 16.2, 11),
]

const school: readonly Shape[] = [
  path('M -13 7 L -10 2 H 10 L 13 7 Z', { fill: 'wax', ...THIN }),
  ...chimneyWithDot,
  rect(-12, 7, 24, 8.5, { fill: 'sand', ...THIN }),
  ...[-10.2, -6.4, 3.8, 7.6].flatMap((x) => pane(x, 9)),
  door(-1.5, 15.5, 'blue'),
  path('M 8 2 V -4 H 12 L 11 -2.6 L 12 -1.2 H 8', { fill: 'blue', ...FINE }),
  ...name('school', 16.2, 15),
]

const baker: readonly Shape[] = [
  path('M -10 7 L -6 1 H 6 L 10 7 Z', { fill: 'orange', ...THIN }),
  ...chimneyWithDot,
  rect(-9, 7, 18, 8.5, { fill: 'paper', ...THIN }),
  path(
    'M -8 10 v -2.4 h 10 v 2.4 l -1.25 1.2 l -1.25 -1.2 l -1.25 1.2 l -1.25 -1.2 l -1.25 1.2 l -1.25 -1.2 l -1.25 1.2 Z',
    { fill: 'wax', ...FINE }
  ),
  rect(-7, 11, 8, 4.5, { fill: 'yellow', ...FINE }),
  path('M -5.5 13.5 q 1 -1.6 2 0 q 1 -1.6 2 0', FINE),
  door(4, 15.5, 'mos'),
  ...name('bakker', 16.2, 15),
]

const smith: readonly Shape[] = [
  path('M -11 7 L -8 1.5 H 9 L 11 7 Z', { fill: 'soft', ...THIN }),
  ...chimneyWithDot,
  rect(-10, 7, 20, 8.5, { fill: 'sand', ...THIN }),
  path('M -7.5 15.5 V 10.5 Q -3.5 7.4 0.5 10.5 V 15.5 Z', { fill: 'ink', ...FINE }),
  path('M -6 14 h 4.6 q -0.4 -1.5 -2 -1.4 v -0.8 h -2.6 q 0.2 1.6 1.2 1.8 Z', {
    fill: 'soft',
    ...FINE,
  }),
  ...pane(4, 9.4, 3.4, 3.2),
  ...name('smid', 16.2, 11),
]

const KNOWN: Readonly<Record<string, readonly Shape[]>> = {
  kerk: church,
  school,
  bakker: baker,
  smid: smith,
}

/** A building that everybody knows by name. */
export const knownHouse = (x: number, y: number, who: string): Shape =>
  group(x, y, KNOWN[who] ?? [])

const tree = (x: number, y: number, big = 1): Shape =>
  group(
    x,
    y,
    [
      rect(-0.6, 1, 1.2, 3.4, { fill: 'messing', ...FINE }),
      path('M -3 2 Q -4.6 0 -3 -1.6 Q -3 -4.6 0 -4.6 Q 3 -4.6 3 -1.6 Q 4.6 0 3 2 Q 0 3 -3 2 Z', {
        fill: 'mos',
        ...FINE,
      }),
    ],
    { scale: big }
  )

const TREES: readonly (readonly [number, number, number?])[] = [
  [86, 30],
  [91, 27, 0.8],
  [162, 42],
  [166, 47, 0.8],
  [84, 140],
  [90, 142, 0.8],
  [86, 108],
  [131, 117],
  [136, 112, 0.8],
  [163, 96],
  [158, 93, 0.8],
  [7, 62],
  [12, 66, 0.8],
  [50, 110],
  [55, 107, 0.8],
  [131, 78],
  [84, 60, 0.8],
  [6, 126],
  [97, 117, 0.8],
]

/** Streets as pale bands. They pass below the houses, and three of them leave the map. */
const STREETS = [
  'M -2 121 Q 24 118 36 121 L 56 146 Q 64 152 90 151.5 Q 136 152 172 147',
  'M 20 118 Q 20 80 40 81 Q 62 84 86 82 Q 100 82 112 84 T 152 80 T 172 84',
  'M 19 40 Q 20 66 25 90 M 66 83 Q 74 100 62 126',
  'M 62 36 Q 84 44 104 58 Q 112 70 110 82 Q 110 100 112 116 Q 116 138 132 150',
  'M 105 58 Q 130 40 146 42 Q 156 60 152 80',
]

const RIVER =
  'M 32 0.5 C 42 40 30 74 38 106 C 42 124 31 138 33 157.5 H 41 C 39 138 50 124 46 106 C 38 74 50 40 40 0.5 Z'

const WAVES: readonly Point[] = [
  [37.4, 11],
  [40.5, 23.6],
  [39.4, 35.8],
  [40.9, 47.6],
  [38.8, 66],
  [42.1, 103],
  [42, 117.4],
  [38, 136.7],
  [37.8, 148],
]

const bridge = (x: number, y: number): Shape[] => [
  path(`M ${x} ${y} q 8 -4 16 0 v 4 q -8 -4 -16 0 Z`, { fill: 'messing', ...THIN }),
  path(`M ${x + 1} ${y - 1.6} q 7 -3.6 14 0`, FINE),
]

const boat: readonly Shape[] = [
  path('M -4 0 H 4 L 2.6 2.4 H -2.8 Z', { fill: 'wax', ...FINE }),
  path('M 0 0 V -6 L 3.4 -1 Z', { fill: 'white', ...FINE }),
]

const mill = (x: number, y: number): Shape =>
  group(x, y, [
    path('M -4 11 L -2.6 0 H 2.6 L 4 11 Z', { fill: 'sand', ...THIN }),
    path('M -3 0 Q 0 -4 3 0 Z', { fill: 'wax', ...THIN }),
    ...[35, 125, 215, 305].map((degrees) =>
      group(0, -1, [line(0, 0, 0, -7.5, THIN), rect(0, -7.5, 2, 6, { fill: 'white', ...FINE })], {
        rotate: degrees,
      })
    ),
    door(-1.2, 11, 'mos'),
  ])

const compass = (x: number, y: number): Shape =>
  group(x, y, [
    circle(0, 0, 5.4, { fill: 'paper', ...FINE }),
    path('M 0 -5 L 1.3 0 L 0 5 L -1.3 0 Z', { fill: 'wax', ...FINE }),
    path('M -5 0 L 0 -1.3 L 5 0 L 0 1.3 Z', { fill: 'white', ...FINE }),
    text(0, -6.6, 'N', 4.8, { letter: 'title', bold: true }),
  ])

/** What lies between the houses. */
export const SURROUNDINGS: readonly Shape[] = [
  ...STREETS.map((d) => path(d, { line: 'soft', strokeWidth: 5.2 })),
  ...STREETS.map((d) => path(d, { line: 'paper', strokeWidth: 4.4 })),
  path(RIVER, { fill: 'blue', ...THIN }),
  ...WAVES.map(([x, y]) =>
    path(`M ${x - 2.2} ${y} q 1.1 -1.4 2.2 0 q 1.1 1.4 2.2 0`, { line: 'white', strokeWidth: 0.6 })
  ),
  ...bridge(31, 79),
  ...bridge(33, 118),
  group(40, 58, boat),
  mill(159.5, 118),
  compass(9, 13.5),
  ...TREES.map(([x, y, big]) => tree(x, y, big)),
]
