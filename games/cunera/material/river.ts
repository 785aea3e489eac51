import type { Drawing, Shape } from '#domain/drawing'
import { circle, ellipse, group, line, path, range, rect, round } from '#games/kit/shapes'
import { inscription, edge, shell } from '#games/cunera/material/cunera_drawing'
import { skipper, woman } from '#games/cunera/material/river_people'
import { itemAt } from '#domain/present'

const WIDTH = 480
const HEIGHT = 470
const BARE = { line: undefined } as const

/** A hull with its planks. The stem is at the left, because the ship comes from Rome. */
const HULL =
  'M-70 -24 C-64 -8 -52 -8 -44 -8 L52 -8 C60 -10 66 -16 70 -26 C70 6 56 24 40 24 L-38 24 C-56 22 -66 4 -70 -24 Z'

/** The sail swells to the left; ropes hold it at mast and stern. */
const rigging: readonly Shape[] = [
  line(2, -8, 2, -108, { strokeWidth: 3.5 }),
  path('M2 -104 L64 -22 M2 -104 L-62 -20', { strokeWidth: 1 }),
  path('M-26 -98 C-2 -92 12 -92 26 -98 L22 -32 C8 -26 -14 -26 -36 -32 C-48 -54 -44 -80 -26 -98 Z', {
    fill: 'white',
  }),
  path('M14 -94 C18 -94 22 -96 26 -98 L22 -32 C18 -30 14 -29 8 -28 C14 -50 14 -72 10 -94 Z', {
    fill: 'sand',
    ...BARE,
  }),
  path('M-26 -98 C-2 -92 12 -92 26 -98 L22 -32 C8 -26 -14 -26 -36 -32 C-48 -54 -44 -80 -26 -98 Z'),
  path('M-12 -82 V-42 M-30 -62 H8', { line: 'wax', strokeWidth: 6 }),
  path('M-29 -98 H29', { strokeWidth: 3.5 }),
  path('M2 -108 C-8 -116 -18 -104 -30 -112 L-24 -106 L-30 -100 C-18 -94 -8 -104 2 -98 Z', {
    fill: 'mos',
    strokeWidth: 1.6,
  }),
]

const CREWS = [
  { skins: ['sand', 'messing', 'sand'], veils: ['white', 'yellow', 'orange'], coat: 'purple' },
  { skins: ['messing', 'sand', 'sand'], veils: ['wax', 'white', 'mos'], coat: 'blue' },
  { skins: ['sand', 'sand', 'messing'], veils: ['yellow', 'mos', 'white'], coat: 'wax' },
] as const

/** A ship with a sail, women at the rail and a skipper with a hat at the helm. */
function ship(x: number, y: number, scale: number, crew: (typeof CREWS)[number]): Shape {
  return group(
    x,
    y,
    [
      path(ellipse(0, 25, 60, 4), { fill: 'ink', ...BARE }),
      ...rigging,
      ...[-38, -15, 22].flatMap((at, i) =>
        woman(
          { x: at, y: -22, skin: itemAt(crew.skins, i), look: -1 },
          itemAt(crew.veils, i),
          crew.coat
        )
      ),
      ...skipper({ x: 50, y: -32, skin: 'sand', look: -1 }, 'messing', 'mos', 'soft'),
      path(HULL, { fill: 'messing' }),
      path('M-64 -4 C-40 4 40 4 66 -6 M-56 9 C-30 14 34 14 58 7', { strokeWidth: 1.2 }),
      ...range(5).map((i) =>
        circle(-34 + i * 17, -1.5, 4.4, { fill: i % 2 ? 'white' : 'wax', strokeWidth: 1.2 })
      ),
      path('M58 -16 L76 30', { strokeWidth: 4.5 }),
      path('M70 22 L82 42 L74 44 L66 26 Z', { fill: 'sand', strokeWidth: 1.6 }),
      // The water that the bow pushes away on the left.
      path('M-60 24 C-72 24 -84 16 -88 4 C-94 -4 -102 4 -96 10 M-66 31 C-80 31 -94 24 -102 16', {
        line: 'white',
        strokeWidth: 3,
      }),
    ],
    { scale }
  )
}

/**
 * The skipper's narrow boat, with its bow to the right. A rower sits with the back to the bow, so
 * the foam in front and the wake behind show the direction.
 */
function rowingBoat(x: number, y: number): Shape {
  return group(
    x,
    y,
    [
      path(ellipse(2, 15, 46, 4), { fill: 'ink', ...BARE }),
      ...skipper({ x: -4, y: -36, skin: 'sand', look: -1 }, 'yellow', 'white', 'soft'),
      path('M-12 -22 C-20 -20 -26 -16 -30 -8', { strokeWidth: 8.5 }),
      path('M-12 -22 C-20 -20 -26 -16 -30 -8', { line: 'white', strokeWidth: 5.5 }),
      path('M-18 -14 L-58 26', { strokeWidth: 4 }),
      path('M-54 18 L-72 36 L-64 42 L-48 24 Z', { fill: 'sand', strokeWidth: 1.8 }),
      path(
        'M-52 -12 C-24 -6 30 -6 54 -14 L74 -30 C66 -4 50 14 30 14 L-32 14 C-44 12 -50 2 -52 -12 Z',
        {
          fill: 'wax',
        }
      ),
      path('M-48 -2 C-20 4 30 4 60 -8', { strokeWidth: 1.2 }),
      path(
        'M50 16 C64 14 76 2 80 -12 C86 -18 95 -11 89 -5 M60 22 C76 20 90 8 96 -1 C102 -5 108 2 102 7',
        {
          line: 'white',
          strokeWidth: 3.2,
        }
      ),
      path('M-66 0 C-84 3 -98 -3 -116 -5 M-64 11 C-84 15 -100 15 -122 12', {
        line: 'white',
        strokeWidth: 2.6,
      }),
    ],
    { scale: 1.05 }
  )
}

const ripple = (x: number, y: number, length: number): Shape =>
  path(`M${x} ${y} q${length / 4} -4 ${length / 2} 0 t${length / 2} 0`, {
    line: 'white',
    strokeWidth: 1.8,
  })

const poplar = (x: number, y: number, height: number): Shape[] => [
  line(x, y, x, y - height * 0.3, { strokeWidth: 2 }),
  path(
    `M${x} ${y - height} C${round(x + height * 0.2)} ${round(y - height * 0.7)} ${round(x + height * 0.18)} ${round(y - height * 0.2)} ${x} ${round(y - height * 0.14)} C${round(x - height * 0.18)} ${round(y - height * 0.2)} ${round(x - height * 0.2)} ${round(y - height * 0.7)} ${x} ${y - height} Z`,
    { fill: 'mos', strokeWidth: 1.6 }
  ),
]

/**
 * A castle on its rock, as castles stand above the Rhine. It is small enough to stand clear of the
 * sign above it.
 */
const castle = (x: number, y: number): Shape =>
  group(
    x,
    y,
    [
      path('M-58 34 C-46 8 -30 -4 -6 -4 C22 -4 40 10 56 34 Z', { fill: 'soft', strokeWidth: 1.6 }),
      path('M-26 -2 V-26 h6 v5 h6 v-5 h6 v5 h6 v-5 h6 V-2 Z', { fill: 'sand', strokeWidth: 1.6 }),
      path('M4 0 V-44 H24 V0 Z', { fill: 'sand', strokeWidth: 1.6 }),
      path('M0 -44 L14 -64 L28 -44 Z', { fill: 'wax', strokeWidth: 1.6 }),
      path('M11 -20 v-8 a3 3 0 0 1 6 0 v8 Z', { fill: 'ink', ...BARE }),
      path('M14 -64 V-76 M14 -76 L26 -72 L14 -68', { fill: 'yellow', strokeWidth: 1.4 }),
    ],
    { scale: 0.72 }
  )

const reeds = (x: number, y: number): Shape =>
  path(
    `M${x} ${y} q2 -18 -3 -30 M${x + 7} ${y} q0 -20 4 -36 M${x + 14} ${y} q2 -14 9 -24 M${x - 8} ${y} q0 -12 -7 -20`,
    { line: 'mos', strokeWidth: 2.6 }
  )

const UPPER = 'C90 176 150 206 240 190 S400 158 466 168'
const LOWER = 'C390 412 320 388 220 404 S90 424 14 408'

/** The river between its banks, with a signpost that says where Rome is. */
export const RIVER: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    circle(258, 62, 22, { fill: 'yellow', ...BARE }),
    path(
      'M14 150 C60 104 110 110 150 132 C190 92 250 96 290 128 C330 104 420 108 466 132 V200 H14 Z',
      {
        fill: 'sand',
        strokeWidth: 1.4,
      }
    ),
    castle(120, 140),
    path(`M14 172 C70 142 170 168 250 152 S410 138 466 150 V200 H14 Z`, {
      fill: 'mos',
      strokeWidth: 1.4,
    }),
    ...poplar(188, 172, 54),
    ...poplar(206, 170, 64),
    ...poplar(224, 170, 48),
    ...poplar(300, 164, 44),
    path(`M14 192 ${UPPER} L466 398 ${LOWER} Z`, { fill: 'blue', ...BARE }),
    path(`M14 192 ${UPPER}`, { strokeWidth: 2.5 }),
    ...(
      [
        [30, 214, 40],
        [150, 216, 34],
        [286, 204, 40],
        [24, 300, 30],
        [188, 300, 34],
        [300, 258, 36],
        [398, 250, 44],
        [392, 300, 52],
        [300, 330, 44],
        [22, 372, 44],
        [318, 378, 50],
        [416, 346, 34],
        [196, 386, 38],
      ] as const
    ).map(([x, y, length]) => ripple(x, y, length)),
    ...[448, 432, 411, 383].map((x, i) =>
      ship(x, round(187 + i * 6), round(0.13 + i * 0.05), itemAt(CREWS, i % 3))
    ),
    ship(342, 218, 0.46, CREWS[2]),
    ship(250, 250, 0.68, CREWS[1]),
    ship(104, 284, 0.88, CREWS[0]),
    rowingBoat(206, 352),
    path(`M14 408 C90 424 120 420 220 404 S390 412 466 398 V458 H14 Z`, { fill: 'mos', ...BARE }),
    path('M14 408 C90 424 120 420 220 404 S390 412 466 398', { strokeWidth: 2.5 }),
    reeds(46, 428),
    reeds(272, 418),
    reeds(330, 424),
    line(404, 150, 404, 58, { strokeWidth: 6 }),
    path('M322 32 L432 32 L456 52 L432 72 L322 72 Z', { fill: 'paper' }),
    circle(334, 52, 2.4, { fill: 'ink', ...BARE }),
    inscription(386, 61, 'ROME', 25),
    rect(24, 26, 166, 44, { fill: 'paper', radius: 4, strokeWidth: 2 }),
    inscription(88, 56, 'De Rijn', 25),
    shell(164, 47, 0.8),
    ...edge(WIDTH, HEIGHT),
  ],
}
