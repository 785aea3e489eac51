import type { Color, Shape } from '#domain/drawing'
import { circle, ellipse, path } from '#games/kit/shapes'

export type Looks = {
  readonly fur: Color
  readonly ears: 'hangend' | 'spits'
  readonly spot: boolean
  /** What makes this one look like nobody else. */
  readonly mark?: 'chest' | 'beard' | 'socks' | 'mane'
}

/** How far a friend reaches to each side of its feet, in its own units. */
export const REACH = { left: -46, right: 69 } as const

/** The tail points up, clear of the numbers of the fence. */
const TAIL = 'M -26 -54 Q -42 -58 -37 -82'

const FAR_LEGS = [
  'M -16 -38 L -15 -6 q 0 6 6 6 h 6 q 0 -6 -4 -8 L -4 -36 Z',
  'M 4 -36 V -6 q 0 6 6 6 h 6 q 0 -6 -4 -8 V -36 Z',
] as const
const HIND_LEG =
  'M -31 -48 Q -38 -32 -28 -22 L -30 -6 q 0 6 6 6 h 8 q 0 -6 -4 -8 L -17 -21 Q -5 -28 -9 -45'
const FRONT_LEG = 'M 13 -42 Q 11 -30 15 -22 V -6 q 0 6 6 6 h 8 q 0 -6 -5 -8 V -24 Q 29 -34 27 -44'
const TRUNK =
  'M -31 -54 Q -31 -64 -16 -63 Q -4 -61 8 -63 Q 20 -63 26 -52 Q 31 -38 22 -28 Q 12 -24 3 -27 Q -8 -32 -21 -26 Q -34 -32 -31 -54 Z'
const HEAD =
  'M 3 -59 Q 9 -74 10 -83 Q 13 -100 31 -100 Q 44 -100 48 -88 Q 51 -83 60 -82 Q 69 -80 67 -71 Q 64 -62 51 -62 L 40 -61 Q 34 -50 26 -43 Q 10 -44 3 -59 Z'
const EARS = {
  spits: 'M 11 -82 Q 8 -92 10 -101 Q 20 -100 27 -93 Q 20 -84 11 -82 Z',
  hangend: 'M 24 -98 Q 7 -95 6 -73 Q 8 -61 17 -64 Q 27 -71 27 -85 Q 27 -93 32 -98 Z',
} as const

const MARKS: Readonly<Record<NonNullable<Looks['mark']>, readonly Shape[]>> = {
  chest: [path('M 12 -48 Q 26 -44 27 -50 Q 31 -38 23 -29 Q 13 -34 12 -48 Z', inside('white'))],
  beard: [
    path(
      'M 41 -63 Q 52 -59 64 -65 Q 68 -54 61 -45 L 57.5 -50 L 53 -42 L 49 -49 L 44.5 -45 Q 39 -53 41 -63 Z',
      { fill: 'white', strokeWidth: 2.4 }
    ),
  ],
  socks: [
    path('M -29 -14 L -30 -6 q 0 6 6 6 h 8 q 0 -6 -4 -8 L -19 -14 Z', inside('white')),
    path('M 15 -14 V -6 q 0 6 6 6 h 8 q 0 -6 -5 -8 V -14 Z', inside('white')),
  ],
  mane: [
    path('M 7 -56 q -1 9 5 8 q 0 9 7 7 q 5 6 9 -1 q 6 0 4 -9 Z', {
      fill: 'white',
      strokeWidth: 1.2,
    }),
  ],
}

function inside(fill: Color) {
  return { fill, line: undefined } as const
}

/** A friend of 100 units high, with its feet at the origin, looking to the right. */
export const friendShapes = (looks: Looks, strokeWidth: number): Shape[] => {
  const { fur, mark } = looks
  const style = { fill: fur, strokeWidth } as const
  return [
    path(TAIL, { strokeWidth: strokeWidth * 2 + 6 }),
    path(TAIL, { strokeWidth: 6, line: fur }),
    ...FAR_LEGS.map((leg) => path(leg, style)),
    path(TRUNK, style),
    ...(looks.spot
      ? [path('M -22 -60 Q -2 -66 0 -53 Q -2 -40 -15 -42 Q -28 -46 -22 -60 Z', inside('ink'))]
      : []),
    path(HIND_LEG, style),
    path(FRONT_LEG, style),
    ...(mark === 'socks' ? MARKS.socks : []),
    path(HEAD, style),
    ...(mark === 'chest' || mark === 'mane' ? MARKS[mark] : []),
    ...face(looks, strokeWidth),
    ...collar(strokeWidth),
  ]
}

function face({ fur, ears, mark }: Looks, strokeWidth: number): Shape[] {
  const ear = { fill: fur === 'white' ? 'ink' : fur, strokeWidth } as const
  return [
    path(EARS[ears], ear),
    ...(mark === 'beard' ? MARKS.beard : []),
    circle(41, -85, 3.4, { fill: 'ink', line: undefined }),
    circle(42.2, -86.2, 1.2, { fill: 'white', line: undefined }),
    path(ellipse(64, -78, 5, 4), { fill: 'ink', line: undefined }),
    path('M 48 -69 q 8 4 15 -2', { strokeWidth: strokeWidth * 0.8 }),
    path('M 51 -67 q 1 9 6 8 q 5 -2 3 -9 Z', { fill: 'wax', strokeWidth: strokeWidth * 0.6 }),
  ]
}

const collar = (strokeWidth: number): Shape[] => [
  path('M 5 -58 Q 16 -48 32 -52', { strokeWidth: strokeWidth + 5 }),
  path('M 5 -58 Q 16 -48 32 -52', { line: 'blue', strokeWidth: 5 }),
  circle(23, -44, 4.5, { fill: 'messing', strokeWidth: strokeWidth * 0.7 }),
]
