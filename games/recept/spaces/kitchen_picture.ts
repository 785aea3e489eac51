import { circle, drawing, ellipse, group, line, path, range, rect } from '#games/kit/shapes'
import { clockFace } from '#games/recept/spaces/recept_drawing'
import { closedEye, ear, eye } from '#games/recept/suspects/face_parts'
import type { Shape } from '#domain/drawing'

/** The moment at which Mathilde lifts the cloche; the oven clock of the picture says no more. */
const NOW = 21 * 60 + 30

/** A copper pan on its hook, seen from below. */
const hangingPan = (x: number, r: number): Shape[] => [
  line(x, 20, x, 46, { strokeWidth: 6 }),
  line(x, 20, x, 46, { strokeWidth: 2.5, line: 'messing' }),
  circle(x, 46 + r, r, { fill: 'messing' }),
  circle(x, 46 + r, r * 0.72, { strokeWidth: 1.6 }),
  path(`M ${x - r * 0.5} ${46 + r * 0.7} a ${r * 0.55} ${r * 0.55} 0 0 1 ${r * 0.4} ${-r * 0.42}`, {
    line: 'paper',
    strokeWidth: 2.5,
  }),
]

const stove: Shape[] = [
  rect(26, 150, 250, 138, { fill: 'blue', radius: 6 }),
  rect(18, 138, 266, 18, { fill: 'sand', radius: 4 }),
  rect(44, 186, 132, 86, { fill: 'soft', radius: 8 }),
  rect(56, 198, 108, 62, { fill: 'orange', radius: 4, strokeWidth: 2 }),
  path('M 62 246 H 158 M 62 230 H 158', { strokeWidth: 2 }),
  path(ellipse(96, 228, 22, 8), { fill: 'yellow', strokeWidth: 2 }),
  line(52, 178, 168, 178, { strokeWidth: 7 }),
  line(52, 178, 168, 178, { strokeWidth: 3, line: 'messing' }),
  ...clockFace(226, 212, 32, NOW),
  ...[200, 226, 252].map((x) => circle(x, 264, 7, { fill: 'messing', strokeWidth: 2 })),
  // A pot that is still warm.
  path('M 60 138 V 104 H 130 V 138 Z', { fill: 'messing' }),
  path('M 54 104 Q 95 88 136 104 Z', { fill: 'messing' }),
  circle(95, 91, 5, { fill: 'ink' }),
  path('M 80 80 q -8 -10 0 -20 t 0 -20 M 108 80 q -8 -10 0 -20', {
    line: 'soft',
    strokeWidth: 2.5,
  }),
]

/** The rack with nine cards, too far away to read. */
const rack: Shape[] = [
  rect(306, 34, 308, 12, { fill: 'messing', radius: 3 }),
  ...range(9).map((i) =>
    group(
      324 + i * 34,
      46,
      [
        rect(-13, 0, 26, 36, { fill: i % 2 ? 'paper' : 'white', strokeWidth: 2 }),
        path('M -8 9 H 8 M -8 16 H 4 M -8 23 H 6 M -8 30 H 1', { strokeWidth: 1.4, line: 'soft' }),
        circle(0, 1, 3, { fill: 'wax', strokeWidth: 1.4 }),
      ],
      { rotate: [-4, 3, -2, 5, 0, -5, 4, -3, 2][i] }
    )
  ),
]

/** The apprentice with his pencil. No finger of his is up, because players would count them. */
const apprentice: Shape = group(470, 96, [
  path('M -74 194 C -72 120 -38 108 0 108 C 38 108 72 120 74 194 Z', { fill: 'white' }),
  path('M -20 112 L 0 134 L 20 112', { strokeWidth: 2 }),
  ...[140, 162, 182].map((y) => circle(9, y, 3.5, { fill: 'ink', line: undefined })),
  rect(-13, 84, 26, 30, { fill: 'sand', radius: 8 }),
  ...ear(-42, 54, 'sand', 10, 0),
  ...ear(42, 54, 'sand', 10, 0),
  path('M -40 30 C -42 76 -24 98 0 98 C 24 98 42 76 40 30 Z', { fill: 'sand' }),
  path('M -42 40 C -44 8 44 8 42 40 C 30 30 -26 24 -42 40 Z', { fill: 'messing' }),
  path('M -38 22 C -54 10 -44 -14 -22 -10 C -14 -28 18 -28 24 -10 C 46 -14 54 10 38 22 Z', {
    fill: 'white',
  }),
  ...eye(-16, 54, 2, 8),
  closedEye(17, 54),
  path('M -27 38 q 10 -7 20 -1 M 8 40 q 9 -4 19 0', { strokeWidth: 3 }),
  path('M 0 58 q -6 10 3 12', { strokeWidth: 2.5 }),
  path('M -12 80 q 10 6 20 -2', { strokeWidth: 3 }),
  path('M 62 190 C 84 160 96 132 98 100', { strokeWidth: 26 }),
  path('M 62 190 C 84 160 96 132 98 100', { line: 'white', strokeWidth: 20 }),
  group(
    100,
    92,
    [
      rect(-6, -62, 12, 88, { fill: 'yellow', strokeWidth: 2 }),
      rect(-6, 26, 12, 9, { fill: 'wax', strokeWidth: 2 }),
      path('M -6 -62 L 0 -80 L 6 -62 Z', { fill: 'sand', strokeWidth: 2 }),
      path('M -2 -74 L 0 -80 L 2 -74 Z', { fill: 'ink', strokeWidth: 1 }),
    ],
    { rotate: 14 }
  ),
  rect(82, 78, 34, 30, { fill: 'sand', radius: 12 }),
  path('M 116 86 H 98 M 116 93 H 96 M 116 100 H 98', { strokeWidth: 2 }),
])

/** The kitchen after the evening. It holds nothing that is needed to solve. */
export const KITCHEN = drawing(640, 300, [
  rect(0, 0, 640, 300, { fill: 'paper', line: undefined }),
  ...range(4).map((i) => line(0, 60 + i * 68, 640, 60 + i * 68, { line: 'sand', strokeWidth: 2 })),
  ...range(8).map((i) =>
    line(20 + i * 88, 60 + (i % 2) * 68, 20 + i * 88, 128 + (i % 2) * 68, {
      line: 'sand',
      strokeWidth: 2,
    })
  ),
  // The rail of the pans, on two brackets.
  ...[132, 280].map((x) => rect(x - 5, 6, 10, 20, { fill: 'messing', strokeWidth: 2, radius: 3 })),
  rect(120, 12, 172, 8, { fill: 'ink', line: undefined, radius: 4 }),
  ...hangingPan(160, 15),
  ...hangingPan(204, 20),
  ...hangingPan(254, 24),
  ...rack,
  ...stove,
  apprentice,
  rect(0, 286, 640, 14, { fill: 'messing' }),
])
