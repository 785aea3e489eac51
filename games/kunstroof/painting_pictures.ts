import type { Color, Shape } from '#domain/drawing'
import {
  circle,
  ellipse,
  angular,
  line,
  onCircle,
  path,
  round,
  star,
  range,
  rect,
  type Point,
} from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/*
 * The thirteen canvases, each 100 by 76. A painting in an oval frame is painted on an oval, and
 * keeps to the middle.
 */

const THIN = { strokeWidth: 1.5 } as const
const BARE = { line: undefined } as const

const ground = (color: Color): Shape => rect(0, 0, 100, 76, { fill: color, ...BARE })
const groundLine = (color: Color, y: number): Shape =>
  rect(0, y, 100, 76 - y, { fill: color, ...BARE })

/** An oval canvas whose edge is hidden by the frame: all of it, and the part from `y` down. */
const OVAL = { rx: 49, ry: 37 } as const
const ovalGround = (color: Color): Shape =>
  path(ellipse(50, 38, OVAL.rx, OVAL.ry), { fill: color, ...BARE })
function ovalGroundLine(color: Color, y: number): Shape {
  const half = round(OVAL.rx * Math.sqrt(1 - ((y - 38) / OVAL.ry) ** 2))
  return path(`M ${50 - half} ${y} A ${OVAL.rx} ${OVAL.ry} 0 0 0 ${50 + half} ${y} Z`, {
    fill: color,
    ...BARE,
  })
}

const radiantSun = (x: number, y: number, r: number): Shape[] => [
  circle(x, y, r, { fill: 'yellow', ...THIN }),
  ...range(8).map((i) => {
    const [x1, y1] = onCircle(x, y, r + 3, i * 45)
    const [x2, y2] = onCircle(x, y, r + 7, i * 45)
    return line(x1, y1, x2, y2, { line: 'messing', strokeWidth: 2 })
  }),
]

const ripple = (x: number, y: number, color: Color = 'white'): Shape =>
  path(`M ${x} ${y} q 4 -4 8 0 t 8 0`, { line: color, strokeWidth: 1.5 })

/** The front of a house twenty wide, with a pointed gable. */
const houseFront = (x: number, top: number): Point[] => [
  [x, 60],
  [x, top + 7],
  [x + 10, top],
  [x + 20, top + 7],
  [x + 20, 60],
]

const human = (x: number, y: number, coat: Color): Shape[] => [
  path(`M ${x - 5} ${y + 16} L ${x - 3} ${y + 4} H ${x + 3} L ${x + 5} ${y + 16} Z`, {
    fill: coat,
    ...THIN,
  }),
  circle(x, y, 3.5, { fill: 'sand', ...THIN }),
  line(x - 2, y + 16, x - 6, y + 21, THIN),
  line(x + 2, y + 16, x + 5, y + 20, THIN),
]

export const PICTURES = {
  nachtpont: [
    ground('ink'),
    groundLine('blue', 46),
    circle(76, 18, 11, { fill: 'paper', ...BARE }),
    circle(73, 15, 2, { fill: 'sand', ...BARE }),
    circle(79, 21, 2.5, { fill: 'sand', ...BARE }),
    ...range(3).map((i) =>
      line(68 + i * 3, 52 + i * 7, 86 - i * 4, 52 + i * 7, { line: 'paper', strokeWidth: 2 })
    ),
    path('M 12 50 H 60 L 54 60 H 18 Z', { fill: 'messing', ...THIN }),
    line(36, 50, 36, 26, { line: 'paper', strokeWidth: 2 }),
    path('M 20 50 V 40 H 34 V 50', { fill: 'wax', ...THIN }),
    ripple(6, 68),
    ripple(34, 70),
  ],
  telefoon: [
    ground('mos'),
    groundLine('messing', 54),
    path('M 6 54 H 94', THIN),
    path('M 30 52 Q 32 34 42 32 H 58 Q 68 34 70 52 Z', { fill: 'ink', ...THIN }),
    circle(50, 43, 8, { fill: 'paper', ...THIN }),
    ...range(8).map((i) => {
      const [x, y] = onCircle(50, 43, 5.2, i * 45)
      return circle(x, y, 1.1, { fill: 'ink', ...BARE })
    }),
    path('M 26 30 Q 50 14 74 30 L 70 37 L 60 30 H 40 L 30 37 Z', { fill: 'ink', ...THIN }),
    path('M 70 50 q 10 -4 12 4 t -4 12', { ...THIN }),
  ],
  mevrouw: [
    ground('sand'),
    path('M 24 76 Q 26 54 44 52 H 56 Q 74 54 76 76 Z', { fill: 'wax', ...THIN }),
    path('M 45 54 V 46 H 55 V 54 L 50 60 Z', { fill: 'paper', ...THIN }),
    path(ellipse(50, 36, 11, 14), { fill: 'paper', ...THIN }),
    circle(46, 36, 1.3, { fill: 'ink', ...BARE }),
    circle(54, 36, 1.3, { fill: 'ink', ...BARE }),
    path('M 46 43 q 4 3 8 0', THIN),
    path(ellipse(50, 27, 30, 6), { fill: 'ink', ...THIN }),
    path('M 34 26 Q 36 9 50 9 T 66 26 Z', { fill: 'ink', ...THIN }),
    path('M 35 22 Q 50 27 65 22', { line: 'messing', strokeWidth: 3 }),
    path('M 62 20 Q 66 2 88 6 Q 84 20 64 22 Z', { fill: 'white', ...THIN }),
    path('M 64 21 Q 74 14 86 7', { strokeWidth: 1 }),
  ],
  citroenen: [
    ovalGround('blue'),
    ovalGroundLine('sand', 48),
    path('M 22 44 H 78 Q 74 62 50 62 T 22 44 Z', { fill: 'white', ...THIN }),
    path('M 26 40 q -2 -3 2 -4 q 4 -12 16 -9 q 8 2 9 8 q 4 2 1 6 q -8 7 -16 5 q -8 0 -12 -6 Z', {
      fill: 'yellow',
      ...THIN,
    }),
    path('M 52 42 q -3 -3 1 -5 q 3 -12 14 -10 q 8 2 8 9 q 3 3 0 6 q -7 6 -13 4 q -7 0 -10 -4 Z', {
      fill: 'yellow',
      ...THIN,
    }),
    path('M 22 44 H 78', THIN),
    path('M 66 27 q 6 -10 12 -5 q -2 7 -12 5', { fill: 'mos', ...THIN }),
  ],
  koffie: [
    ground('paper'),
    groundLine('wax', 52),
    path('M 42 58 L 45 22 H 57 L 60 58 Z', { fill: 'blue', ...THIN }),
    path('M 45 26 L 36 20 M 58 28 q 12 2 2 22', THIN),
    path('M 45 22 Q 51 14 57 22 Z', { fill: 'messing', ...THIN }),
    ...[14, 68].flatMap((x) => [
      path(`M ${x} 50 H ${x + 18} Q ${x + 17} 64 ${x + 9} 64 T ${x} 50 Z`, {
        fill: 'white',
        ...THIN,
      }),
      path(`M ${x + 17} 52 q 8 1 -2 8`, THIN),
      path(`M ${x - 3} 66 H ${x + 21}`, { strokeWidth: 2.5 }),
      path(`M ${x + 6} 45 q -3 -5 0 -8 t 0 -8 M ${x + 12} 45 q -3 -5 0 -8`, {
        line: 'soft',
        strokeWidth: 1.5,
      }),
    ]),
  ],
  tram: [
    ground('sand'),
    ...range(5).flatMap((i) => {
      const top = itemAt([20, 17, 22, 18, 21], i)
      return [
        path(angular(houseFront(i * 20, top)), {
          fill: itemAt(['soft', 'wax', 'mos', 'soft', 'blue'] as const, i),
          ...THIN,
        }),
        ...[4, 12].map((x) => rect(i * 20 + x, 29, 4, 5, { fill: 'white', strokeWidth: 1 })),
      ]
    }),
    groundLine('paper', 58),
    line(0, 9, 100, 9, { strokeWidth: 1 }),
    path('M 46 38 L 54 24 L 46 9 M 40 9 H 52', THIN),
    rect(12, 38, 76, 22, { fill: 'messing', radius: 4, ...THIN }),
    ...range(5).map((i) => rect(17 + i * 14, 42, 10, 8, { fill: 'white', ...THIN })),
    line(12.8, 54, 87.2, 54, { line: 'wax', strokeWidth: 3 }),
    circle(28, 61, 5, { fill: 'ink' }),
    circle(72, 61, 5, { fill: 'ink' }),
    line(0, 67, 100, 67, { strokeWidth: 2 }),
  ],
  poes: [
    ovalGround('mos'),
    path('M 18 58 Q 16 48 28 50 H 72 Q 84 48 82 58 Q 84 68 72 66 H 28 Q 16 68 18 58 Z', {
      fill: 'wax',
      ...THIN,
    }),
    path('M 34 54 Q 32 36 48 34 Q 68 34 68 54 Z', { fill: 'paper', ...THIN }),
    path('M 67 52 Q 80 50 76 38', { line: 'ink', strokeWidth: 5 }),
    path('M 67 52 Q 80 50 76 38', { line: 'paper', strokeWidth: 2.5 }),
    path('M 33 28 L 33 15 L 41 21 H 47 L 55 15 V 28 Q 55 40 44 40 T 33 28 Z', {
      fill: 'paper',
      ...THIN,
    }),
    circle(40, 28, 1.5, { fill: 'ink', ...BARE }),
    circle(48, 28, 1.5, { fill: 'ink', ...BARE }),
    path('M 42 33 q 2 3 4 0', THIN),
    path('M 38 33 L 26 31 M 38 35 L 27 37 M 50 33 L 62 31 M 50 35 L 61 37', { strokeWidth: 1 }),
  ],
  tuinman: [
    ground('paper'),
    groundLine('mos', 52),
    path('M 36 70 Q 34 48 46 46 H 56 Q 66 48 64 70 Z', { fill: 'blue', ...THIN }),
    circle(51, 36, 9, { fill: 'sand', ...THIN }),
    path('M 46 36 h 3 M 53 36 h 3 M 47 40 q 4 4 8 0', THIN),
    path('M 28 30 Q 51 22 74 30 Q 51 36 28 30 Z', { fill: 'messing', ...THIN }),
    path('M 40 28 Q 41 13 51 13 T 62 28', { fill: 'messing', ...THIN }),
    path('M 40 25 Q 51 29 62 25', { line: 'wax', strokeWidth: 3 }),
    line(80, 22, 80, 54, { strokeWidth: 3 }),
    path('M 74 52 H 86 V 64 L 80 72 L 74 64 Z', { fill: 'soft', ...THIN }),
    line(75, 22, 85, 22, { strokeWidth: 3 }),
    ...[10, 20].flatMap((x) => [
      line(x, 66, x, 52, { line: 'ink', strokeWidth: 1.5 }),
      path(star(x, 48, 6, 3, 6), { fill: 'wax', strokeWidth: 1 }),
    ]),
  ],
  auto: [
    ground('paper'),
    ...radiantSun(18, 18, 7),
    path('M 0 48 Q 24 22 50 46 Q 76 26 100 42 V 76 H 0 Z', { fill: 'mos', ...THIN }),
    path('M 0 66 Q 40 54 100 62 V 76 H 0 Z', { fill: 'sand', ...THIN }),
    path('M 32 58 V 48 H 42 L 48 38 H 64 L 70 48 H 78 V 58 Z', { fill: 'wax', ...THIN }),
    path('M 46 48 L 50 41 H 56 V 48 Z M 59 48 V 41 H 63 L 67 48 Z', {
      fill: 'white',
      strokeWidth: 1,
    }),
    rect(44, 31, 22, 6, { fill: 'messing', ...THIN }),
    circle(43, 59, 5, { fill: 'ink' }),
    circle(68, 59, 5, { fill: 'ink' }),
  ],
  trap: [
    ground('blue'),
    rect(74, 6, 18, 28, { fill: 'ink', ...THIN }),
    circle(78, 21, 1.4, { fill: 'messing', ...BARE }),
    path(
      angular([
        [8, 76],
        [8, 70],
        ...range(6).flatMap((i): [number, number][] => [
          [20 + i * 10, 70 - i * 6],
          [20 + i * 10, 64 - i * 6],
        ]),
        [100, 34],
        [100, 76],
      ]),
      { fill: 'yellow', ...THIN }
    ),
    ...range(6).map((i) => line(20 + i * 10, 70 - i * 6, 100, 70 - i * 6, { strokeWidth: 1 })),
    ...(
      [
        [14, 70, 43],
        [25, 64, 36],
        [45, 52, 24],
        [65, 40, 11],
      ] as const
    ).map(([x, bottom, top]) => line(x, bottom, x, top, { strokeWidth: 1.5 })),
    line(10, 46, 68, 9, { strokeWidth: 2.5 }),
  ],
  vuurtoren: [
    ground('paper'),
    groundLine('blue', 50),
    ...radiantSun(80, 24, 8),
    path('M 8 60 Q 26 40 52 58 Q 40 66 8 60 Z', { fill: 'soft', ...THIN }),
    path('M 24 54 L 28 20 H 38 L 42 54 Z', { fill: 'white', ...THIN }),
    path('M 27 31 H 39 L 40 40 H 26 Z', { fill: 'wax', ...THIN }),
    rect(27, 12, 12, 8, { fill: 'messing', ...THIN }),
    path('M 25 12 L 33 4 L 41 12 Z', { fill: 'wax', ...THIN }),
    ripple(58, 60),
    ripple(76, 67),
    ripple(20, 70),
  ],
  markt: [
    ground('paper'),
    rect(40, 17, 20, 38, { fill: 'sand', ...THIN }),
    path('M 37 17 L 50 5 L 63 17 Z', { fill: 'wax', ...THIN }),
    circle(50, 26, 7, { fill: 'white', ...THIN }),
    line(50, 26, 50, 31.5, { strokeWidth: 1.5 }),
    line(50, 26, 46.2, 27, { strokeWidth: 2 }),
    groundLine('sand', 58),
    ...[4, 36, 68].flatMap((x, k) => [
      rect(x, 52, 28, 14, { fill: 'messing', ...THIN }),
      ...range(4).map((i) =>
        rect(x + i * 7, 36, 7, 10, {
          fill: i % 2 ? 'white' : itemAt(['wax', 'blue', 'mos'] as const, k),
          strokeWidth: 1,
        })
      ),
      line(x + 1, 46, x + 1, 70, { strokeWidth: 1.5 }),
      line(x + 27, 46, x + 27, 70, { strokeWidth: 1.5 }),
      ...range(3).map((i) => circle(x + 7 + i * 7, 51, 3, { fill: 'wax', strokeWidth: 1 })),
    ]),
  ],
  ijs: [
    ground('ink'),
    path('M 84 8 a 12 12 0 1 0 8 18 a 9.5 9.5 0 1 1 -8 -18 Z', { fill: 'paper', ...BARE }),
    ...range(4).map((i) =>
      path(`M ${i * 17} 44 V 22 L ${i * 17 + 8} 13 L ${i * 17 + 16} 22 V 44 Z`, {
        fill: itemAt(['wax', 'soft', 'mos', 'messing'] as const, i),
        ...THIN,
      })
    ),
    ...range(4).map((i) => rect(i * 17 + 5, 26, 6, 8, { fill: 'paper', strokeWidth: 1 })),
    groundLine('white', 44),
    path('M 8 62 q 10 -5 22 0 M 56 70 q 14 -6 28 0', { line: 'blue', strokeWidth: 1.5 }),
    ...human(38, 44, 'wax'),
    ...human(74, 40, 'blue'),
  ],
} as const satisfies Record<string, readonly Shape[]>

/** The place of the fourteenth painting: the wall, a hook, and the mark of its edge. */
export const EMPTY: readonly Shape[] = [
  ground('white'),
  rect(14, 14, 72, 50, { line: 'soft', strokeWidth: 1.2, dash: '3 3' }),
  path('M 50 26 V 38 q 0 6 6 6 t 5 -6', { strokeWidth: 2 }),
  circle(50, 25, 2.5, { fill: 'ink', ...BARE }),
]
