import type { Color, Shape } from '#domain/drawing'
import { circle, ellipse, group, line, path } from '#games/kit/shapes'

type Walker = {
  readonly x: number
  readonly height: number
  readonly coat: Color
  readonly skin: Color
  readonly head: 'hood' | 'hair' | 'hat' | 'veil'
  readonly color: Color
}

/** Five people who walk with the pilgrims, young and old. */
const WALKERS: readonly Walker[] = [
  { x: -88, height: 1, coat: 'blue', skin: 'sand', head: 'hat', color: 'messing' },
  { x: -46, height: 0.74, coat: 'orange', skin: 'messing', head: 'hair', color: 'ink' },
  { x: -4, height: 1.02, coat: 'wax', skin: 'sand', head: 'veil', color: 'white' },
  { x: 40, height: 0.8, coat: 'mos', skin: 'sand', head: 'hair', color: 'yellow' },
  { x: 84, height: 0.98, coat: 'purple', skin: 'messing', head: 'hood', color: 'purple' },
]

const headwear = {
  hood: 'M-9 2 C-12 -14 12 -14 9 2 C6 -6 -6 -6 -9 2 Z',
  hair: 'M-8 -1 C-10 -13 10 -13 8 -1 C5 -6 -4 -7 -8 -1 Z',
  hat: 'M-14 -4 C-6 -7 6 -7 14 -4 C6 -2 -6 -2 -14 -4 Z M-7 -5 C-7 -15 7 -15 7 -5 Z',
  veil: 'M-9 12 C-13 -14 13 -14 9 12 C10 2 6 -7 0 -7 C-6 -7 -10 2 -9 12 Z',
} as const

/** Somebody with a burning candle, feet at the origin. */
const walker = ({ x, height, coat, skin, head, color }: Walker, at: number, y: number): Shape =>
  group(
    at + x,
    y,
    [
      path(ellipse(0, 0, 17, 3.5), { fill: 'sand', line: undefined }),
      path('M-14 0 C-14 -20 -10 -32 0 -32 C10 -32 14 -20 14 0 Z', { fill: coat, strokeWidth: 1.8 }),
      group(0, -40, [
        circle(0, 0, 8, { fill: skin, strokeWidth: 1.6 }),
        path(headwear[head], { fill: color, strokeWidth: 1.4 }),
        circle(-3, 0.5, 1.1, { fill: 'ink', line: undefined }),
        circle(3, 0.5, 1.1, { fill: 'ink', line: undefined }),
        path('M-3 4 q3 2.6 6 0', { strokeWidth: 1.2 }),
      ]),
      path('M-2 -22 L14 -19', { strokeWidth: 6 }),
      path('M-2 -22 L14 -19', { line: coat, strokeWidth: 3.2 }),
      line(16, -14, 16, -32, { line: 'ink', strokeWidth: 5 }),
      line(16, -15, 16, -31, { line: 'white', strokeWidth: 2.6 }),
      path('M16 -46 C22 -39 20 -34 16 -34 C12 -34 10 -39 16 -46 Z', {
        fill: 'yellow',
        strokeWidth: 1.4,
      }),
    ],
    { scale: height }
  )

/** The walkers with their candles, around `x`, on the ground at `y`. */
export const procession = (x: number, y: number): Shape[] => WALKERS.map((one) => walker(one, x, y))
