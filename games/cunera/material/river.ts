import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, round } from '#games/kit/shapes'
import { waves, inscription, edge, shell } from '#games/cunera/material/cunera_drawing'

const WIDTH = 480
const HEIGHT = 420

/**
 * A ship with a sail that swells to the left, because it comes from Rome. A skipper with a hat
 * stands at the helm.
 */
function ship(x: number, y: number, scale: number): Shape {
  return group(
    x,
    y,
    [
      line(0, -8, 0, -92, { strokeWidth: 3 }),
      path('M4 -84 C-34 -78 -38 -38 -30 -22 L4 -22 Z', { fill: 'white' }),
      path('M-16 -66 L-16 -38 M-26 -54 L-6 -54', { line: 'wax', strokeWidth: 3.5 }),
      path('M0 -92 L-22 -86 L0 -80 Z', { fill: 'mos', strokeWidth: 2 }),
      ...[6, 19, 32].flatMap((head): Shape[] => [
        path(`M${head - 7} -6 C${head - 7} -16 ${head + 7} -16 ${head + 7} -6 Z`, {
          fill: 'blue',
          strokeWidth: 1.5,
        }),
        circle(head, -18, 5, { fill: 'white', strokeWidth: 1.5 }),
      ]),
      path('M37 -6 C35 -27 59 -27 57 -6 Z', { fill: 'mos', strokeWidth: 1.5 }),
      circle(47, -27, 6, { fill: 'white', strokeWidth: 1.5 }),
      path('M36 -31 L58 -31 M41 -31 C41 -42 53 -42 53 -31 Z', {
        fill: 'messing',
        strokeWidth: 1.8,
      }),
      path(
        'M-62 -22 C-54 -6 -46 -6 -40 -6 L52 -6 C58 -8 60 -14 64 -20 C62 4 52 20 38 20 L-36 20 C-52 18 -60 0 -62 -22 Z',
        { fill: 'messing' }
      ),
      path('M-48 5 L54 5', { strokeWidth: 1.2 }),
      path('M52 -10 L66 24', { strokeWidth: 4 }),
      path('M-46 22 C-58 20 -68 8 -70 -4 C-76 -10 -84 -4 -79 2 M-54 27 C-66 26 -78 18 -84 10', {
        line: 'blue',
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
  return group(x, y, [
    path('M-12 -6 C-16 -28 8 -30 12 -6 Z', { fill: 'mos' }),
    circle(-2, -36, 9, { fill: 'white' }),
    path('M-16 -40 L12 -40 M-9 -41 C-8 -52 4 -52 5 -41 Z', { fill: 'messing' }),
    path(
      'M-46 -10 C-20 -6 30 -6 50 -12 L68 -26 C60 -2 46 12 28 12 L-30 12 C-40 10 -46 2 -46 -10 Z',
      { fill: 'wax' }
    ),
    path('M-4 -18 L-24 -14 L-38 20', { strokeWidth: 3.5 }),
    path('M-36 14 L-46 30 L-38 33 L-32 17 Z', { fill: 'sand', strokeWidth: 2 }),
    path(
      'M44 16 C56 14 66 4 70 -8 C76 -14 84 -8 79 -2 M52 20 C66 18 78 10 84 2 C90 -2 95 4 90 9 M58 23 C70 22 80 18 88 13',
      { line: 'blue', strokeWidth: 2.8 }
    ),
    path('M-56 0 C-72 2 -84 -4 -100 -6 M-58 10 C-74 14 -88 14 -106 12 M-66 -9 L-82 -14', {
      line: 'blue',
      strokeWidth: 2.2,
    }),
  ])
}

/** The river with a milestone that says where Rome is. */
export const RIVER: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    path(
      'M14 150 C110 120 180 168 280 144 S420 128 466 146 L466 350 C380 376 300 338 200 360 S70 372 14 352 Z',
      { fill: 'sand', line: undefined }
    ),
    path(
      'M14 118 C60 84 104 92 134 112 C170 78 228 82 262 110 C300 84 350 86 384 112 C414 96 442 98 466 110',
      { line: 'mos' }
    ),
    path(
      'M14 150 C110 120 180 168 280 144 S420 128 466 146 M14 352 C70 372 100 380 200 360 S380 376 466 350'
    ),
    waves(40, 192, 3),
    waves(222, 176, 2),
    waves(370, 182, 3),
    waves(28, 298, 2),
    waves(270, 330, 4),
    waves(400, 286, 2),
    ship(96, 248, 0.9),
    ship(230, 262, 0.8),
    ship(332, 248, 0.6),
    ...[396, 420, 438, 451].map((x, i) => ship(x, round(230 - i * 9), round(0.3 - i * 0.055))),
    rowingBoat(166, 327),
    line(404, 118, 404, 44, { strokeWidth: 5 }),
    path('M330 34 L436 34 L456 52 L436 70 L330 70 Z', { fill: 'paper' }),
    inscription(386, 60, 'ROME', 24),
    inscription(112, 52, 'De Rijn', 28),
    shell(206, 46, 0.9),
    line(40, 66, 186, 66, { line: 'messing', strokeWidth: 2 }),
    ...edge(WIDTH, HEIGHT),
  ],
}
