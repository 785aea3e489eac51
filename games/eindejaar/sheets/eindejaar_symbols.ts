import { circle, group, angular, line, path, star, text, rect } from '#games/kit/shapes'
import type { ColorName } from '#games/eindejaar/eindejaar_flags'
import type { Shape } from '#domain/drawing'

/** The symbol on a sheet and on the lock. It tells when the sheet's digit turns the dial. */
export type SymbolName = 'bel' | 'ster' | 'maan'

/** The symbols on each lock: the sheets whose digits turn its dial, in this order. */
export const LOCKS = {
  groen: ['bel', 'maan', 'ster'],
  rood: ['ster', 'maan', 'bel'],
  paars: ['maan', 'ster', 'bel'],
  oranje: ['ster', 'maan', 'bel'],
} as const satisfies Record<ColorName, readonly SymbolName[]>

/** The picture that goes with a colour, so that nobody has to tell colours apart by eye. */
export const COLOR_SYMBOLS = {
  groen: 'dennenboom',
  rood: 'kaars',
  paars: 'klok',
  oranje: 'vuurpijl',
} as const satisfies Record<ColorName, string>

const SOLID = { fill: 'ink', strokeWidth: 1.5 } as const

const SYMBOLS: Record<SymbolName, readonly Shape[]> = {
  bel: [
    path('M -11 6 C -6 2 -9 -11 0 -12 C 9 -11 6 2 11 6 Z', SOLID),
    circle(0, 10, 3, SOLID),
    circle(0, -14, 2.5, { strokeWidth: 2 }),
  ],
  ster: [path(star(0, 0, 15, 6.2), SOLID)],
  maan: [path('M 5 -13 A 14 14 0 1 0 5 13 A 15 15 0 0 1 5 -13 Z', SOLID)],
}

const COLOR_PICTURES: Record<ColorName, readonly Shape[]> = {
  groen: [
    path(
      angular([
        [0, -34],
        [15, -12],
        [8, -12],
        [21, 8],
        [11, 8],
        [26, 30],
        [-26, 30],
        [-11, 8],
        [-21, 8],
        [-8, -12],
        [-15, -12],
      ]),
      { fill: 'mos' }
    ),
    rect(-5, 30, 10, 10, { fill: 'messing' }),
  ],
  rood: [
    rect(-9, -14, 18, 44, { fill: 'wax', radius: 2 }),
    line(0, -14, 0, -20),
    path('M 0 -40 C 10 -28 7 -20 0 -20 C -7 -20 -10 -28 0 -40 Z', {
      fill: 'messing',
      strokeWidth: 2,
    }),
    path('M -24 30 H 24 C 22 40 -22 40 -24 30 Z', { fill: 'sand' }),
  ],
  paars: [
    circle(0, 0, 34, { fill: 'purple' }),
    circle(0, 0, 27, { fill: 'paper' }),
    // Five to twelve, as the clock of the story.
    line(0, 0, -10.5, -18.2),
    line(0, 0, -0.6, -13, { strokeWidth: 4 }),
    circle(0, 0, 3, SOLID),
  ],
  oranje: [
    group(
      0,
      0,
      [
        line(0, 10, 0, 42),
        rect(-8, -18, 16, 32, { fill: 'orange' }),
        path('M -12 -18 L 0 -38 L 12 -18 Z', { fill: 'wax' }),
        line(-8, -6, 8, -10),
        line(-8, 6, 8, 2),
      ],
      { rotate: 20 }
    ),
  ],
}

/** The bare symbol, about 30 high, around its own middle. */
export const symbol = (name: SymbolName, x: number, y: number, scale = 1): Shape =>
  group(x, y, SYMBOLS[name], { scale })

/** The picture of a colour, about 75 high, around its own middle. */
export const colorPicture = (name: ColorName, x: number, y: number, scale = 1): Shape =>
  group(x, y, COLOR_PICTURES[name], { scale })

/**
 * The stamp of a sheet: its colour on the left and its symbol on the right. It is always in the
 * upper right corner of the sheet's first drawing, so that players know where to look.
 *
 * @param size makes stamps about equally large on paper, because drawings are printed at different
 *   scales
 */
export function stamp(
  color: ColorName,
  name: SymbolName,
  width: number,
  size = 1,
  inset = 36 * size + 4
): Shape {
  return group(
    width - inset,
    inset,
    [
      circle(0, 0, 34, { fill: 'white' }),
      circle(0, 0, 29.5, { strokeWidth: 1.2 }),
      colorPicture(color, -13, 0, 0.3),
      symbol(name, 14, 0, 0.72),
      text(0, 55, name, 20.5, { bold: true }),
    ],
    { scale: size }
  )
}
