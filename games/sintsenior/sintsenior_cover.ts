import {
  angular,
  line,
  path,
  drawing,
  range,
  scatter,
  rect,
  circle,
  group,
} from '#games/kit/shapes'
import type { Point } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** The corners of the board on the table, in perspective, with the far side first. */
const CORNERS = [
  [92, 352],
  [330, 352],
  [392, 446],
  [8, 446],
] as const

/** A point of the board. Both arguments run from 0 to 8, and 0 is the near side. */
function onBoard(column: number, row: number): Point {
  // Rows get shorter towards the back.
  const depth = 1 - (1 - row / 8) ** 1.25
  const [[lx, ly], [rx], [rvx, vy], [lvx]] = CORNERS
  const links = lvx + (lx - lvx) * depth
  const right = rvx + (rx - rvx) * depth
  return [links + ((right - links) * column) / 8, vy + (ly - vy) * depth]
}

const fields: Shape[] = range(64)
  .filter((i) => ((i % 8) + Math.floor(i / 8)) % 2 === 0)
  .map((i) => {
    const [k, r] = [i % 8, Math.floor(i / 8)]
    return path(
      angular([onBoard(k, r), onBoard(k + 1, r), onBoard(k + 1, r + 1), onBoard(k, r + 1)]),
      {
        fill: 'messing',
        line: undefined,
      }
    )
  })

/** The view through the window: roofs, a moon and snow. */
const snow = scatter(7)
const pane: Shape[] = [
  rect(28, 44, 112, 150, { fill: 'ink', radius: 3 }),
  path('M 62 68 A 15 15 0 1 0 78 88 A 12 12 0 0 1 62 68 Z', { fill: 'yellow', strokeWidth: 1 }),
  path('M 28 176 V 140 L 46 122 L 64 140 V 176 Z', { fill: 'blue', strokeWidth: 2 }),
  path('M 64 176 V 150 L 84 132 L 104 150 V 176 Z', { fill: 'soft', strokeWidth: 2 }),
  path('M 104 176 V 128 H 112 V 118 H 120 V 108 H 130 V 118 H 140 V 176 Z', {
    fill: 'blue',
    strokeWidth: 2,
  }),
  rect(50, 112, 9, 20, { fill: 'wax', strokeWidth: 2 }),
  ...[
    [40, 148],
    [80, 156],
    [118, 136],
    [118, 154],
  ].map(([x, y]) => rect(x!, y!, 9, 11, { fill: 'yellow', strokeWidth: 1.5 })),
  ...range(16).map(() =>
    circle(32 + snow() * 104, 50 + snow() * 76, 1.3, { fill: 'white', line: undefined })
  ),
  rect(20, 36, 128, 158, { strokeWidth: 7, line: 'messing', radius: 3 }),
  rect(16, 32, 136, 166, { radius: 4 }),
  rect(24, 40, 120, 150, { radius: 2 }),
  line(84, 42, 84, 178, { strokeWidth: 6, line: 'messing' }),
  line(26, 106, 142, 106, { strokeWidth: 6, line: 'messing' }),
  path('M 24 178 Q 50 170 84 177 Q 118 170 144 178 V 190 H 24 Z', {
    fill: 'white',
    strokeWidth: 2,
  }),
  rect(12, 190, 144, 12, { fill: 'sand', radius: 2 }),
]

/** The shadow on the wall behind the horse, which is not the shadow of a horse. */
const mitre: Shape[] = [
  path(
    'M 214 334 L 190 196 C 196 138 232 92 270 62 C 308 92 344 138 350 196 L 326 334 Q 270 346 214 334 Z',
    { fill: 'ink' }
  ),
  path('M 264 116 H 276 V 156 H 306 V 168 H 276 V 236 H 264 V 168 H 234 V 156 H 264 Z', {
    fill: 'wax',
    line: undefined,
  }),
  path('M 197 246 Q 270 272 343 246 L 340 262 Q 270 288 200 262 Z', {
    fill: 'wax',
    line: undefined,
  }),
]

const horse: Shape = group(164, 410, [
  path(
    'M -58 0 C -58 -14 -52 -18 -44 -20 C -42 -62 -6 -76 -2 -104 C -20 -92 -36 -86 -52 -78 C -58 -76 -64 -80 -66 -86 L -72 -102 C -54 -132 -38 -154 -10 -166 L -6 -188 L 12 -168 C 58 -154 66 -84 48 -20 C 56 -18 60 -14 60 0 C 40 16 -38 16 -58 0 Z',
    { fill: 'white', strokeWidth: 3.5 }
  ),
  path('M -44 -20 Q 2 -4 48 -20', {}),
  circle(-22, -132, 4, { fill: 'ink', strokeWidth: 1 }),
  path('M -62 -92 L -54 -94', {}),
  path('M -2 -104 C 2 -112 4 -118 2 -126', {}),
  path('M 12 -168 C 34 -134 34 -84 28 -34', {}),
  path('M 24 -150 L 38 -146 M 32 -124 L 47 -118 M 33 -96 L 50 -92 M 32 -68 L 48 -66', {}),
])

/** The shadow from the foot of the horse over the board to the wall. */
const dropShadow: Shape[] = [
  path('M 112 414 C 140 426 190 426 220 410 L 327 330 H 213 Z', {
    fill: 'ink',
    line: undefined,
  }),
]

const candle: Shape[] = [
  circle(46, 262, 34, { fill: 'paper', line: undefined }),
  path('M 46 236 q 13 18 0 30 q -13 -12 0 -30 Z', { fill: 'yellow' }),
  rect(34, 270, 24, 84, { fill: 'white', radius: 3 }),
  path('M 34 282 q 6 16 8 2 q 4 26 8 0', { strokeWidth: 2 }),
  path('M 12 352 H 80 C 80 364 68 370 46 370 C 24 370 12 364 12 352 Z', { fill: 'messing' }),
  path('M 80 354 C 96 348 96 370 72 364', {}),
]

const lock = (x: number, y: number): Shape =>
  group(x, y, [
    path('M -11 0 V -12 C -11 -26 11 -26 11 -12 V 0', { strokeWidth: 4 }),
    rect(-16, 0, 32, 26, { fill: 'messing', radius: 4 }),
    ...range(3).map((i) => rect(-12 + i * 8.5, 7, 7, 12, { fill: 'white', strokeWidth: 1.5 })),
  ])

/** The sack, with its neck tied and locked. */
const bag: Shape = group(343, 398, [
  path(
    'M -40 20 C -58 -34 -34 -62 -12 -74 L -22 -98 C -10 -104 -4 -94 2 -98 C 10 -104 18 -96 26 -98 L 14 -74 C 40 -58 58 -30 40 20 C 18 28 -20 28 -40 20 Z',
    {
      fill: 'sand',
      strokeWidth: 3,
    }
  ),
  path('M -16 -74 Q 0 -66 18 -74', { strokeWidth: 5, line: 'wax' }),
  path('M -28 -20 Q -34 0 -28 12 M 30 -24 Q 36 -6 30 12', { strokeWidth: 2 }),
  lock(1, -44),
])

/**
 * Small leaves on the wallpaper, with every other row moved half a step. Only whole leaves are
 * drawn, so none at the edge or at the flame.
 */
const wallpaper: Shape[] = range(9).flatMap((row) =>
  range(10).flatMap((i) => {
    const [x, y] = [i * 46 + (row % 2) * 23, 22 + row * 38]
    if (x < 8 || x > 392 || Math.hypot(x - 46, y - 262) < 44) return []
    return path(`M ${x} ${y - 6} q 5 6 0 12 q -5 -6 0 -12 Z`, { line: 'messing', strokeWidth: 1.2 })
  })
)

export const cover = drawing(400, 460, [
  rect(0, 0, 400, 460, { fill: 'sand', line: undefined }),
  // Rings of candle light on the wall.
  circle(46, 262, 150, { fill: 'paper', line: undefined }),
  ...wallpaper,
  ...pane,
  ...mitre,
  rect(0, 340, 400, 120, { fill: 'blue', line: undefined }),
  line(2, 340, 398, 340, { strokeWidth: 3 }),
  path(angular(CORNERS), { fill: 'paper' }),
  ...fields,
  path(angular(CORNERS), { strokeWidth: 3 }),
  path('M 8 446 H 392 V 458 H 8 Z', { fill: 'messing' }),
  ...dropShadow,
  ...candle,
  horse,
  bag,
  rect(1.5, 1.5, 397, 457, { strokeWidth: 3 }),
])
