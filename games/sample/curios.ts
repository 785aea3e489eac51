import type { Shape } from '#domain/drawing'
import {
  angular,
  circle,
  ellipse,
  group,
  line,
  onCircle,
  path,
  range,
  rect,
} from '#games/kit/shapes'

/** The things on the shelves, each drawn around its own middle and at most 120 wide and high. */

const DIE: readonly Shape[] = [
  path('M 0 -52 L 48 -28 L 0 -4 L -48 -28 Z', { fill: 'white' }),
  path('M -48 -28 L 0 -4 L 0 52 L -48 26 Z', { fill: 'sand' }),
  path('M 48 -28 L 0 -4 L 0 52 L 48 26 Z', { fill: 'paper' }),
  path(ellipse(0, -28, 8, 5), { fill: 'wax', line: undefined }),
  ...[
    [-36, -2],
    [-24, 14],
    [-12, 30],
  ].map(([x = 0, y = 0]) => circle(x, y, 5.5, { fill: 'ink' })),
  ...[
    [14, 6],
    [14, 32],
    [35, -6],
    [35, 20],
  ].map(([x = 0, y = 0]) => circle(x, y, 5.5, { fill: 'ink' })),
]

const RING: readonly Shape[] = [
  circle(0, 20, 33, { strokeWidth: 14 }),
  circle(0, 20, 33, { line: 'messing', strokeWidth: 8 }),
  path('M -22 -36 L -12 -52 L 12 -52 L 22 -36 L 0 -8 Z', { fill: 'blue' }),
  path('M -22 -36 L 22 -36 M -8 -36 L 0 -8 L 8 -36 M -12 -52 L -8 -36 M 12 -52 L 8 -36', {
    strokeWidth: 2,
  }),
]

const OYSTER: readonly Shape[] = [
  path('M -54 6 C -58 -46 -20 -62 2 -50 C 36 -62 62 -36 52 6 C 30 -4 -30 -4 -54 6 Z', {
    fill: 'soft',
  }),
  path('M -34 -6 C -34 -28 -26 -40 -16 -46 M -8 -8 L 0 -48 M 22 -6 C 26 -26 24 -38 18 -48', {
    line: 'paper',
    strokeWidth: 3,
  }),
  path('M -54 8 C -40 -6 40 -6 52 8 C 58 40 24 54 0 50 C -28 56 -58 42 -54 8 Z', { fill: 'sand' }),
  path('M -42 14 C -28 4 30 4 42 14 C 42 34 16 40 0 38 C -20 40 -42 34 -42 14 Z', {
    fill: 'white',
    strokeWidth: 2,
  }),
  circle(8, 20, 12, { fill: 'paper' }),
  path('M 3 17 q 3 -5 8 -5', { strokeWidth: 2, line: 'soft' }),
]

const ELEPHANT: readonly Shape[] = [
  path('M 51 -24 C 57 -12 49 -4 53 14 C 55 24 62 22 62 16', { strokeWidth: 14 }),
  path(
    'M -44 24 L -44 -4 C -44 -36 -8 -42 14 -38 C 22 -54 50 -52 52 -28 C 54 -14 44 -4 38 -2 L 34 24 L 14 24 L 12 8 L -20 8 L -22 24 Z',
    { fill: 'blue' }
  ),
  path('M 50 -30 C 57 -12 49 -4 53 14 C 55 24 62 22 62 16', { line: 'blue', strokeWidth: 9 }),
  path('M 10 -40 C 2 -18 10 2 24 0 C 32 -8 34 -26 28 -40 Z', { fill: 'blue' }),
  circle(41, -29, 3.5, { fill: 'ink' }),
  path('M -44 -8 q -10 8 -6 18'),
  path('M -32 -32 C -28 -12 -10 -10 2 -34 Z', { fill: 'wax' }),
  rect(-52, 24, 100, 9, { fill: 'messing', radius: 3 }),
  ...[-34, 30].flatMap((x) => [
    circle(x, 42, 12, { fill: 'paper' }),
    circle(x, 42, 3, { fill: 'ink' }),
  ]),
]

const MASK: readonly Shape[] = [
  path('M -52 -2 C -60 -14 -60 -20 -56 -24 M 52 -2 C 62 -14 60 -20 56 -24', { line: 'wax' }),
  path(
    'M -54 -22 C -36 -38 -14 -30 0 -24 C 14 -30 36 -38 54 -22 C 58 8 36 32 12 22 C 6 18 4 12 0 10 C -4 12 -6 18 -12 22 C -36 32 -58 8 -54 -22 Z',
    { fill: 'purple' }
  ),
  path('M -40 -6 C -30 -20 -14 -16 -10 -2 C -20 8 -34 6 -40 -6 Z', { fill: 'paper' }),
  path('M 40 -6 C 30 -20 14 -16 10 -2 C 20 8 34 6 40 -6 Z', { fill: 'paper' }),
  path('M 0 -26 C -10 -40 -8 -54 2 -62 C 12 -52 10 -38 0 -26 Z', { fill: 'yellow' }),
  path('M -6 -27 C -24 -34 -30 -46 -26 -56 C -12 -54 -6 -42 -6 -27 Z', { fill: 'mos' }),
  path('M 6 -27 C 24 -34 30 -46 26 -56 C 12 -54 6 -42 6 -27 Z', { fill: 'mos' }),
  path('M 56 -20 C 70 0 56 20 64 44', { line: 'wax', strokeWidth: 3 }),
]

const FEATHER: readonly Shape[] = [
  path(
    'M -26 38 C -40 10 -20 -44 34 -60 L 38 -42 L 46 -40 C 46 -12 34 10 14 22 L 6 14 L 6 28 C -4 34 -16 38 -26 38 Z',
    { fill: 'white' }
  ),
  path('M 36 -54 L 46 -40 C 46 -12 34 10 14 22 L 6 14 L 6 28 C 20 0 30 -30 36 -54 Z', {
    fill: 'blue',
    line: undefined,
  }),
  path('M -46 60 C -32 28 0 -16 34 -56', { strokeWidth: 3.5 }),
  path('M -18 24 L -22 6 M -4 4 L -8 -18 M 10 -14 L 8 -32', { strokeWidth: 2 }),
]

const CANDLE: readonly Shape[] = [
  path('M 0 -58 C 16 -38 10 -26 0 -24 C -10 -26 -14 -38 0 -58 Z', { fill: 'orange' }),
  line(0, -26, 0, -14, { strokeWidth: 3 }),
  path('M -13 -14 L 13 -14 L 13 34 L -13 34 Z', { fill: 'paper' }),
  path('M -13 -14 C -12 4 -6 6 -5 -6 C -2 2 2 2 3 -14', { strokeWidth: 2 }),
  path(ellipse(0, 38, 40, 12), { fill: 'messing' }),
  path('M 38 34 c 22 -8 24 18 4 14', { strokeWidth: 5 }),
]

const KEY: readonly Shape[] = [
  group(
    0,
    0,
    [
      rect(-8, -4, 68, 9, { fill: 'messing' }),
      path('M 34 5 L 34 22 L 43 22 L 43 12 L 50 12 L 50 24 L 60 24 L 60 5 Z', { fill: 'messing' }),
      circle(-28, 0, 22, { fill: 'messing' }),
      circle(-28, 0, 10, { fill: 'paper' }),
    ],
    { rotate: -28 }
  ),
]

const TOP: readonly Shape[] = [
  group(
    0,
    4,
    [
      rect(-4, -60, 8, 30, { fill: 'messing' }),
      path('M -46 -16 C -46 -36 46 -36 46 -16 C 40 10 14 24 0 50 C -14 24 -40 10 -46 -16 Z', {
        fill: 'wax',
      }),
      path('M -46 -16 C -30 -2 30 -2 46 -16 L 40 0 C 24 12 -24 12 -40 0 Z', { fill: 'yellow' }),
    ],
    { rotate: 12 }
  ),
]

/** The curios by the word on their label. */
export const CURIOS = {
  masker: MASK,
  olifant: ELEPHANT,
  veer: FEATHER,
  kaars: CANDLE,
  oester: OYSTER,
  ring: RING,
  sleutel: KEY,
  tol: TOP,
  dobbelsteen: DIE,
} as const

export type Curio = keyof typeof CURIOS

/** The print of a mouse's foot, with the toes upwards. */
export const PRINT: readonly Shape[] = [
  path(ellipse(0, 6, 8.5, 7.5), { fill: 'ink', line: undefined }),
  ...[-42, -14, 14, 42].map((degrees) => {
    const [x, y] = onCircle(0, 6, 17, degrees)
    return circle(x, y, 3.6, { fill: 'ink', line: undefined })
  }),
]

/** A mouse that sleeps on her side, with her nose to the left. */
export const SLEEPING_MOUSE: readonly Shape[] = [
  path('M 84 30 C 130 40 150 8 122 -2 C 104 -6 100 12 118 16', { strokeWidth: 6, line: 'soft' }),
  path('M -86 34 C -80 4 -46 -6 -26 -8 C 10 -44 84 -34 92 20 C 94 34 88 40 76 40 L -74 40 Z', {
    fill: 'soft',
    strokeWidth: 3.5,
  }),
  circle(-34, -8, 20, { fill: 'soft', strokeWidth: 3.5 }),
  circle(-34, -8, 11, { fill: 'sand', line: undefined }),
  path('M -66 14 q 7 7 14 1', { strokeWidth: 3.5 }),
  circle(-86, 32, 5, { fill: 'wax' }),
  path('M -78 34 L -104 26 M -78 37 L -104 40', { strokeWidth: 1.8 }),
  path('M -30 40 q 4 -10 16 -8', { strokeWidth: 3 }),
]

/** The piece of cheese that the mouse dreams of. */
export const CHEESE: readonly Shape[] = [
  path(
    angular([
      [-44, 20],
      [30, -26],
      [46, 4],
      [46, 26],
      [-44, 26],
    ]),
    { fill: 'yellow' }
  ),
  path('M -44 20 L 46 4', { strokeWidth: 2.5 }),
  ...range(3).map((n) => circle(-12 + n * 22, 18 - n * 3, 5 - n * 0.5, { fill: 'orange' })),
]
