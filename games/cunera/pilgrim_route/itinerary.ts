import { inscription, edge, shell } from '#games/cunera/material/cunera_drawing'
import { pilgrimRoute } from '#games/cunera/pilgrim_route/pilgrim_route'
import { circle, ellipse, group, line, path, range, rect, text } from '#games/kit/shapes'
import type { Drawing, Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

const WIDTH = 480
const HEIGHT = 620
const BARE = { line: undefined } as const
const THIN = { strokeWidth: 1.8 } as const

const tree = (x: number, y: number): Shape =>
  group(x, y, [
    line(0, 0, 0, -10, { strokeWidth: 2.5 }),
    circle(0, -19, 11, { fill: 'mos', strokeWidth: 1.6 }),
  ])

/** What stands at each stop, on the ground at the origin. */
export const SIGHTS: readonly (readonly Shape[])[] = [
  // The bridge over the Rhine.
  [
    path('M-52 6 q13 -7 26 0 t26 0 t26 0 t26 0', { line: 'blue', strokeWidth: 3.5 }),
    path('M-50 -14 Q0 -52 50 -14', { strokeWidth: 3 }),
    path('M-54 -12 H54', { strokeWidth: 5 }),
    ...[-30, -10, 10, 30].map((x) =>
      line(x, -13, x, Math.abs(x) > 20 ? -24 : -31, { strokeWidth: 2 })
    ),
    rect(-34, -10, 8, 18, { fill: 'sand', ...THIN }),
    rect(26, -10, 8, 18, { fill: 'sand', ...THIN }),
  ],
  // A mound with young limes.
  [
    path('M-56 8 C-34 -22 34 -22 56 8 Z', { fill: 'mos', ...THIN }),
    ...[-30, -10, 10, 30].map((x) =>
      group(x, -8 - (Math.abs(x) < 20 ? 5 : 0), [
        line(0, 4, 0, -8, { strokeWidth: 2 }),
        circle(0, -14, 8, { fill: 'yellow', strokeWidth: 1.5 }),
      ])
    ),
  ],
  // Rows of plain stones.
  [
    path('M-54 8 H54 L40 -10 H-40 Z', { fill: 'mos', ...THIN }),
    ...[-34, -12, 10, 32].map((x) =>
      path(`M${x - 5} 2 v-12 q5 -6 10 0 v12 Z`, { fill: 'white', strokeWidth: 1.5 })
    ),
    line(0, -6, 0, -56, { strokeWidth: 2.5 }),
    path('M0 -56 h24 v5 h-24 Z', { fill: 'wax', strokeWidth: 1 }),
    path('M0 -51 h24 v5 h-24 Z', { fill: 'white', strokeWidth: 1 }),
    path('M0 -46 h24 v5 h-24 Z', { fill: 'blue', strokeWidth: 1 }),
  ],
  // The double wall above the steep edge, and the stone table.
  [
    path('M-58 10 C-56 -30 -30 -40 0 -40 C30 -40 52 -30 56 -4 L40 10 Z', { fill: 'mos', ...THIN }),
    path('M-44 8 C-40 -16 -22 -26 0 -26 C20 -26 36 -18 40 0', { strokeWidth: 2.5 }),
    path('M-30 8 C-26 -6 -14 -12 0 -12 C12 -12 22 -8 26 2', { strokeWidth: 2.5 }),
    path('M-12 2 h24 v5 h-24 Z M-6 7 v8 M6 7 v8', { fill: 'white', ...THIN }),
    tree(-38, -26),
    tree(34, -26),
  ],
  // The mill on a piece of the town wall.
  [
    path('M-54 10 V-8 h10 v-6 h10 v6 h10 v-6 h10 v6 h28 v-6 h10 v6 h10 v-6 h10 v6 h10 V10 Z', {
      fill: 'sand',
      ...THIN,
    }),
    path('M-14 -8 L-8 -44 H8 L14 -8 Z', { fill: 'messing', ...THIN }),
    path('M-10 -44 C-8 -56 8 -56 10 -44 Z', { fill: 'ink', ...THIN }),
    circle(0, -24, 4, { fill: 'white', strokeWidth: 1.6 }),
    path('M-26 -70 L26 -26 M-26 -26 L26 -70', { strokeWidth: 3 }),
  ],
  // The old town hall with its steps.
  [
    rect(-40, -36, 80, 44, { fill: 'white', ...THIN }),
    path('M-44 -36 L0 -60 L44 -36 Z', { fill: 'wax', ...THIN }),
    rect(-6, -70, 12, 14, { fill: 'sand', ...THIN }),
    ...[-28, -10, 10, 28].map((x) => rect(x - 5, -28, 10, 13, { fill: 'blue', strokeWidth: 1.4 })),
    path('M-7 8 v-14 a7 7 0 0 1 14 0 v14 Z', { fill: 'messing', ...THIN }),
    path('M-18 8 h36 v5 h-36 Z', { fill: 'sand', ...THIN }),
  ],
  // The tower of Cunera.
  [
    path(ellipse(0, 8, 52, 7), { fill: 'mos', ...BARE }),
    rect(14, -22, 40, 30, { fill: 'messing', ...THIN }),
    path('M12 -22 L34 -40 L56 -22 Z', { fill: 'soft', ...THIN }),
    rect(-18, -38, 36, 46, { fill: 'messing', ...THIN }),
    rect(-15, -70, 30, 32, { fill: 'messing', ...THIN }),
    rect(-9, -92, 18, 22, { fill: 'paper', ...THIN }),
    path('M-9 -92 C-9 -106 -3 -106 0 -114 C3 -106 9 -106 9 -92 Z', { fill: 'blue', ...THIN }),
    path('M0 -114 V-122 M-4 -119 H4', THIN),
    path('M-6 8 v-12 a6 6 0 0 1 12 0 v12 Z', { fill: 'wax', ...THIN }),
    path('M-7 -46 v-12 q3 -5 6 0 v12 Z M2 -46 v-12 q3 -5 6 0 v12 Z', { fill: 'ink', ...BARE }),
  ],
]

/** The stops from the river at the bottom to the tower at the top, left and right of the road. */
const PLACES = [
  { x: 132, y: 550 },
  { x: 346, y: 522 },
  { x: 128, y: 440 },
  { x: 348, y: 384 },
  { x: 130, y: 296 },
  { x: 350, y: 232 },
  { x: 150, y: 160 },
] as const

const ROAD =
  'M236 604 C150 590 200 560 240 548 C330 524 300 480 240 468 C150 450 170 410 240 396 C330 378 310 330 240 318 C150 300 170 262 240 246 C320 226 310 190 240 176'

/** A name under its sight, in two lines when it is long. */
function nameOf(name: string): string[] {
  const words = name.replace(/^(De|Het) /, '').split(' ')
  const middle = words.length > 2 ? Math.ceil(words.length / 2) : words.length
  return [words.slice(0, middle).join(' '), words.slice(middle).join(' ')].filter(Boolean)
}

const halt = (index: number): Shape => {
  const { x, y } = itemAt(PLACES, index)
  const number = index + 1
  return group(x, y, [
    ...itemAt(SIGHTS, index),
    circle(-72, -4, 14, { fill: 'paper', strokeWidth: 2 }),
    text(-72, 3, String(number), 19, { letter: 'title', bold: true }),
    ...nameOf(itemAt(pilgrimRoute.stops, index).name).map((words, i) =>
      text(0, 28 + i * 16, words, 15.4, { bold: true })
    ),
  ])
}

/** The route as the strip maps of pilgrims show one: stop after stop, upwards. */
export const ITINERARY: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    path(`M466 40 C430 120 470 220 440 320 C420 400 470 500 452 606 H466 Z`, {
      fill: 'blue',
      ...BARE,
    }),
    path('M466 40 C430 120 470 220 440 320 C420 400 470 500 452 606', { strokeWidth: 2 }),
    ...range(6).map((i) =>
      path(`M448 ${110 + i * 88} q5 -4 10 0 t8 0`, { line: 'white', strokeWidth: 2 })
    ),
    path(ROAD, { line: 'sand', strokeWidth: 16 }),
    path(ROAD, { line: 'wax', strokeWidth: 2.5, dash: '1 8' }),
    ...range(PLACES.length).map(halt),
    inscription(330, 70, 'De pelgrims-', 24),
    inscription(330, 98, 'route', 24),
    shell(330, 124, 0.9),
    ...edge(WIDTH, HEIGHT),
  ],
}
