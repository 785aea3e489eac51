import { circle, line, path, star, drawing, rect } from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'
import type { SheetSymbol } from '#domain/shop/booklets/booklet'

/** The symbol by which an assignment asks for a sheet. Assignments never give its number. */
export type SymbolName = 'envelop' | 'ster' | 'laars' | 'maan' | 'wortel' | 'mijter'

/** The symbols around their own middle, about 40 high. */
export const SYMBOLS: Record<SymbolName, readonly Shape[]> = {
  envelop: [rect(-20, -13, 40, 27, { fill: 'white', radius: 2 }), path('M -20 -12 L 0 5 L 20 -12')],
  ster: [path(star(0, 2, 21, 9), { fill: 'messing' })],
  laars: [
    path('M -13 -20 H 5 V 3 Q 19 4 20 16 V 20 H -13 Z', { fill: 'wax' }),
    rect(-16, -21, 24, 8, { fill: 'white', radius: 2 }),
    line(-13, 14, 20, 14),
  ],
  maan: [path('M 7 -18 A 19 19 0 1 0 7 18 A 20 20 0 0 1 7 -18 Z', { fill: 'messing' })],
  wortel: [
    path('M -8 -8 C -4 -22 -16 -18 -14 -12 C -22 -14 -20 -2 -10 -6', { fill: 'mos' }),
    path('M -10 -6 C -6 -14 6 -12 7 -4 Q 14 6 20 19 Q 4 14 -3 8 C -12 6 -14 -2 -10 -6 Z', {
      fill: 'orange',
    }),
    path('M 1 -6 L -2 -2 M 8 4 L 4 7 M 2 5 L -1 8', { strokeWidth: 1.8 }),
  ],
  mijter: [
    path('M -14 18 L -18 -4 Q -10 -18 0 -22 Q 10 -18 18 -4 L 14 18 Z', { fill: 'wax' }),
    path('M 0 -14 V 10 M -7 -5 H 7', { line: 'white', strokeWidth: 3 }),
    path('M -15 12 H 15', { strokeWidth: 2 }),
  ],
}

/** The Sint behind a roof: the whole mitre, and beside it his staff, whose foot the roof hides. */
export const SINT: readonly Shape[] = [
  ...SYMBOLS.mijter,
  path('M 28 50 V -9 q 0 -13 10 -12.4 q 8.8 2.4 4.7 11.2 q -5.9 3 -6.5 -2.4', {
    line: 'messing',
    strokeWidth: 3.8,
  }),
]

/** The symbol of a sheet, as it stands beside its title. */
export const symbol = (name: SymbolName): SheetSymbol => ({
  name,
  drawing: drawing(52, 52, [{ shape: 'group', x: 26, y: 26, shapes: SYMBOLS[name] }]),
})

/** A ginger nut, which is never quite round. */
export const gingerNut = (x: number, y: number, r: number, fill: Color = 'messing'): Shape[] => [
  path(
    `M ${x - r} ${y + r * 0.3} Q ${x - r} ${y - r} ${x} ${y - r * 0.85} Q ${x + r} ${y - r} ${x + r} ${y + r * 0.3} Q ${x + r * 0.7} ${y + r * 0.8} ${x} ${y + r * 0.8} Q ${x - r * 0.7} ${y + r * 0.8} ${x - r} ${y + r * 0.3} Z`,
    { fill, strokeWidth: 1.5 }
  ),
  path(`M ${x - r * 0.4} ${y - r * 0.35} q ${r * 0.3} ${-r * 0.25} ${r * 0.6} 0`, {
    strokeWidth: 1.2,
  }),
]

/** A chimney on a roof, with its foot at `y`. */
export const chimney = (x: number, y: number, height = 30): Shape[] => [
  rect(x - 9, y - height, 18, height, { fill: 'wax' }),
  rect(x - 12, y - height - 6, 24, 7, { fill: 'white' }),
]

/** A single five-pointed star in the sky. */
export const skyStar = (x: number, y: number, r: number): Shape =>
  path(star(x, y, r, r * 0.42), { fill: 'messing', strokeWidth: r > 3 ? 0.5 : 0.35 })

export const dot = (x: number, y: number, r: number): Shape =>
  circle(x, y, r, { fill: 'ink', line: undefined })
