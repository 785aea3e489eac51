import { circle, group, line, path, drawing, rect } from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'
import type { SheetSymbol } from '#domain/shop/booklets/booklet'

/**
 * Things of the evening, each as one closed outline that stands on the point 0,0 and is some
 * seventy units high. The same outline serves as the thing, as its shadow and as an ornament.
 */
const OUTLINE = {
  paard:
    'M -26 0 V -9 H -19 C -17 -26 -3 -30 -2 -42 C -10 -37 -17 -35 -23 -31 L -29 -40 C -21 -54 -14 -63 -2 -67 L 1 -76 L 9 -67 C 27 -60 26 -28 21 -9 H 26 V 0 Z',
  mijter: 'M -22 0 L -29 -36 C -26 -54 -12 -68 0 -78 C 12 -68 26 -54 29 -36 L 22 0 Q 0 6 -22 0 Z',
  theepot:
    'M -14 0 C -22 -5 -26 -13 -26 -19 L -43 -36 L -36 -43 L -24 -31 C -19 -40 -12 -44 -6 -46 C -10 -57 10 -57 6 -46 C 14 -44 20 -40 23 -33 C 42 -42 46 -9 22 -12 C 20 -6 17 -2 14 0 Z',
  pakje: 'M -25 0 V -36 H -6 C -24 -42 -20 -62 0 -42 C 20 -62 24 -42 6 -36 H 25 V 0 Z',
  laars: 'M -7 -72 H 19 L 21 0 H -31 C -35 -14 -24 -23 -7 -25 Z',
  toren:
    'M -25 0 V -9 H -18 L -14 -46 H -22 V -68 H -12 V -59 H -5 V -68 H 5 V -59 H 12 V -68 H 22 V -46 H 14 L 18 -9 H 25 V 0 Z',
  wortel:
    'M 0 0 C -14 -16 -19 -36 -14 -47 L -22 -66 L -9 -56 L 0 -77 L 9 -56 L 22 -66 L 14 -47 C 19 -36 14 -16 0 0 Z',
  bel: 'M -6 -8 H -29 C -18 -16 -21 -32 -18 -44 C -16 -56 -9 -61 -5 -62 C -8 -74 8 -74 5 -62 C 9 -61 16 -56 18 -44 C 21 -32 18 -16 29 -8 H 6 C 7 2 -7 2 -6 -8 Z',
  stoomboot: 'M -40 -22 H -22 V -38 H -7 V -62 H 8 V -38 H 23 V -22 H 43 L 32 0 H -30 Z',
} as const

export type Thing = keyof typeof OUTLINE

/** The open handle of the teapot, through which its shadow lets light. */
const HANDLE = 'M 24 -27 C 24 -24 23 -21 24 -18 C 34 -18 35 -30 24 -27 Z'

/** The lines inside the outline: an eye, a ribbon, a cross. */
const INNER_LINES: Record<Thing, readonly Shape[]> = {
  paard: [
    circle(-6, -55, 1.6, { fill: 'ink', strokeWidth: 1 }),
    line(-19, -9, 21, -9),
    path('M 9 -67 C 14 -50 12 -30 10 -16', { strokeWidth: 1.8 }),
  ],
  mijter: [
    line(0, -62, 0, -24),
    line(-11, -46, 11, -46),
    path('M -27 -24 Q 0 -16 27 -24', { strokeWidth: 1.8 }),
    path('M -24 -10 Q 0 -2 24 -10', { strokeWidth: 1.8 }),
  ],
  theepot: [
    path(HANDLE, { fill: 'white', strokeWidth: 1.8 }),
    path('M -12 -44 Q 0 -39 12 -44', { strokeWidth: 1.8 }),
  ],
  pakje: [line(0, -38, 0, 0), line(-25, -18, 25, -18), circle(0, -38, 3, { fill: 'ink' })],
  laars: [line(-7, -60, 19, -60), path('M -33 -6 H 21', { strokeWidth: 1.8 })],
  toren: [line(-14, -46, 14, -46), line(-18, -9, 18, -9)],
  wortel: [
    path('M -14 -47 Q 0 -41 14 -47', { strokeWidth: 1.8 }),
    line(-12, -32, -3, -30, { strokeWidth: 1.8 }),
    line(11, -24, 4, -22, { strokeWidth: 1.8 }),
  ],
  bel: [path('M -21 -16 Q 0 -9 21 -16', { strokeWidth: 1.8 })],
  stoomboot: [
    line(-38, -15, 41, -15, { strokeWidth: 1.8 }),
    line(-7, -52, 8, -52),
    circle(-13, -29, 3, { strokeWidth: 1.8 }),
    circle(13, -29, 3, { strokeWidth: 1.8 }),
  ],
}

const FILL = {
  paard: 'white',
  mijter: 'wax',
  theepot: 'blue',
  pakje: 'yellow',
  laars: 'messing',
  toren: 'sand',
  wortel: 'orange',
  bel: 'yellow',
  stoomboot: 'blue',
} as const satisfies Record<Thing, Color>

/** The thing itself in its colour, with its outline in ink. */
export const thing = (name: Thing, x: number, y: number, scale = 1): Shape =>
  group(x, y, [path(OUTLINE[name], { fill: FILL[name] }), ...INNER_LINES[name]], { scale })

/** The shadow that a lamp makes of it. */
export const shadow = (name: Thing, x: number, y: number, scale = 1): Shape =>
  group(
    x,
    y,
    [
      path(OUTLINE[name], { fill: 'soft', line: 'soft', strokeWidth: 1 }),
      ...(name === 'theepot' ? [path(HANDLE, { fill: 'white', line: undefined })] : []),
    ],
    { scale }
  )

const symbol = (name: string, shapes: readonly Shape[]): SheetSymbol => ({
  name,
  drawing: drawing(40, 40, shapes),
})

/** The mark in the corner of a sheet, by which an assignment names the sheet. */
export const SYMBOLS = {
  mijter: symbol('mijter', [thing('mijter', 20, 37, 0.44)]),
  kaars: symbol('kaars', [
    rect(14, 16, 12, 19, { fill: 'white', strokeWidth: 1.8 }),
    path('M 20 3 q 6 7 0 11 q -6 -4 0 -11 Z', { fill: 'ink', strokeWidth: 1 }),
    line(8, 36, 32, 36),
  ]),
  maan: symbol('maan', [
    path('M 26 5 A 16 16 0 1 0 36 28 A 13 13 0 0 1 26 5 Z', { fill: 'ink', strokeWidth: 1 }),
  ]),
  huis: symbol('huis', [
    path('M 8 36 V 16 L 20 4 L 32 16 V 36 Z', { fill: 'white', strokeWidth: 1.8 }),
    rect(16, 24, 8, 12, { fill: 'ink', strokeWidth: 1 }),
  ]),
  lootje: symbol('lootje', [
    // A ticket with a bite out of both ends, a stub to tear off, and a name on it.
    group(
      20,
      21,
      [
        path('M -17 -10 H 17 V -4 A 4 4 0 0 0 17 4 V 10 H -17 V 4 A 4 4 0 0 0 -17 -4 Z', {
          fill: 'white',
          strokeWidth: 2.4,
        }),
        line(7.5, -9, 7.5, 9, { strokeWidth: 1.6, dash: '2 2.6' }),
        path('M -9 2 q 2.5 -9 4 0 q 2.5 -7 4 0 q 2.5 -5 4 -1', { strokeWidth: 1.8 }),
      ],
      { rotate: -16 }
    ),
  ]),
  schoorsteen: symbol('schoorsteen', [
    rect(11, 19, 18, 18, { fill: 'white', strokeWidth: 1.8 }),
    path('M 11 25 H 29 M 11 31 H 29 M 20 20 V 25 M 15.5 25 V 31 M 24.5 25 V 31 M 20 31 V 37', {
      strokeWidth: 1.2,
    }),
    rect(9, 15, 22, 4, { fill: 'ink', strokeWidth: 1 }),
    path('M 18 11 q -5 -4 1 -6 q 6 -2 2 -5', { strokeWidth: 1.8 }),
  ]),
  hoefijzer: symbol('hoefijzer', [
    path(
      'M 11 35 C 1 10 12 4 20 4 C 28 4 39 10 29 35 L 23 35 C 30 15 26 11 20 11 C 14 11 10 15 17 35 Z',
      {
        fill: 'ink',
        strokeWidth: 1,
      }
    ),
  ]),
} as const
