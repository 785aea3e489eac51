import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, text, rect } from '#games/kit/shapes'

type Figure = {
  readonly huid: Color
  readonly kleding: Color
  /** Taller or smaller than the others, in units above the floor line. */
  readonly lengte: number
  /** Drawn behind and in front of the head, around its centre. */
  readonly achter?: readonly Shape[]
  readonly voor: readonly Shape[]
}

/** Seven people, longest in service first. Each is known by what they wear or hold. */
const FIGURES: readonly Figure[] = [
  {
    huid: 'papier',
    kleding: 'wit',
    lengte: 200,
    voor: [
      path(
        'M -19 -14 L -20 -30 C -38 -34 -32 -58 -14 -54 C -8 -68 10 -68 14 -54 C 32 -58 38 -34 20 -30 L 19 -14 Z',
        { vulling: 'wit', dikte: 2 }
      ),
      path('M -14 9 C -12 2 -3 3 0 6 C 3 3 12 2 14 9 C 8 13 3 11 0 9 C -3 11 -8 13 -14 9 Z', {
        vulling: 'zacht',
        dikte: 2,
      }),
      ...[48, 64, 80].map((y) => circle(9, y, 2.5, { vulling: 'inkt', lijn: undefined })),
    ],
  },
  {
    huid: 'zand',
    kleding: 'mos',
    lengte: 168,
    achter: [path('M -23 4 C -30 -34 30 -34 23 4 Z', { vulling: 'zacht', dikte: 2 })],
    voor: [
      circle(0, -32, 9, { vulling: 'zacht', dikte: 2 }),
      path('M -20 -8 C -14 -24 14 -24 20 -8 C 8 -14 -8 -14 -20 -8 Z', {
        vulling: 'zacht',
        dikte: 2,
      }),
      circle(-8, 0, 6, { dikte: 2 }),
      circle(8, 0, 6, { dikte: 2 }),
      line(-2, 0, 2, 0, { dikte: 2 }),
      line(16, 2, 30, -12, { lijn: 'messing', dikte: 4 }),
    ],
  },
  {
    huid: 'papier',
    kleding: 'blauw',
    lengte: 208,
    voor: [
      path('M -22 -10 L -24 -26 C -12 -36 12 -36 24 -26 L 22 -10 Z', {
        vulling: 'blauw',
        dikte: 2,
      }),
      path('M -24 -10 Q 0 -18 24 -10 Q 0 -2 -24 -10 Z', { vulling: 'inkt', lijn: undefined }),
      circle(0, -22, 4, { vulling: 'messing', dikte: 1.5 }),
      ...[46, 62, 78].flatMap((y): Shape[] => [
        circle(-8, y, 3, { vulling: 'messing', lijn: undefined }),
        circle(8, y, 3, { vulling: 'messing', lijn: undefined }),
      ]),
    ],
  },
  {
    huid: 'zand',
    kleding: 'inkt',
    lengte: 190,
    voor: [
      path('M -21 -2 C -26 -32 24 -36 21 -4 C 14 -18 -6 -10 -21 -2 Z', {
        vulling: 'messing',
        dikte: 2,
      }),
      path('M -12 30 L 0 62 L 12 30 Z', { vulling: 'wit', lijn: undefined }),
      path('M 0 33 L -12 27 L -12 40 Z M 0 33 L 12 27 L 12 40 Z', {
        vulling: 'lak',
        lijn: 'papier',
        dikte: 1,
      }),
    ],
  },
  {
    huid: 'messing',
    kleding: 'lak',
    lengte: 184,
    achter: [
      path('M -22 -6 C -30 -36 30 -36 22 -6 L 28 28 L -28 28 Z', { vulling: 'inkt', dikte: 2 }),
    ],
    voor: [
      path('M -21 -2 C -18 -28 18 -28 21 -2 C 12 -16 2 -18 -4 -18 C -10 -14 -16 -10 -21 -2 Z', {
        vulling: 'inkt',
        lijn: undefined,
      }),
      ...[-14, -8, 0, 8, 14].map((x) =>
        circle(x, 36 - (x * x) / 30, 3.2, { vulling: 'wit', dikte: 1 })
      ),
    ],
  },
  {
    huid: 'papier',
    kleding: 'zand',
    lengte: 176,
    achter: [
      path('M 16 -16 C 40 -20 40 14 28 26 C 30 8 24 0 16 -2 Z', { vulling: 'lak', dikte: 2 }),
    ],
    voor: [
      path('M -21 0 C -24 -32 24 -32 21 0 C 12 -14 -12 -14 -21 0 Z', { vulling: 'lak', dikte: 2 }),
      line(-14, 92, -14, 68, { lijn: 'messing', dikte: 4 }),
      path('M -14 68 C -26 60 -22 42 -14 42 C -6 42 -2 60 -14 68 Z M -14 68 L -14 42', {
        dikte: 1.5,
      }),
    ],
  },
  {
    huid: 'zand',
    kleding: 'blauw',
    lengte: 162,
    achter: [circle(0, -6, 26, { vulling: 'messing', dikte: 2 })],
    voor: [
      path('M -21 -4 C -14 -26 14 -26 21 -4 Q 0 -16 -21 -4 Z', { vulling: 'mos', dikte: 2 }),
      ...[82, 72, 62].map((y) => rect(-20, y, 40, 10, { rond: 4, vulling: 'wit', dikte: 2 })),
    ],
  },
]

const FLOOR = 352

function figure(
  { huid: skin, kleding: clothing, lengte: length, achter: back = [], voor: front }: Figure,
  i: number
): Shape {
  return group(72 + i * 74, FLOOR - length, [
    ...back,
    // Shoes, body and arms, then the head.
    path(`M -22 ${length} L -22 ${length - 8} L 22 ${length - 8} L 22 ${length} Z`, {
      vulling: 'inkt',
      lijn: undefined,
    }),
    path(
      `M -14 24 C -30 28 -33 44 -34 96 L -25 98 L -26 ${length - 6} L 26 ${length - 6} L 25 98 L 34 96 C 33 44 30 28 14 24 Z`,
      { vulling: clothing, dikte: 2 }
    ),
    line(-24, 54, -25, 96, { lijn: clothing === 'inkt' ? 'papier' : 'inkt', dikte: 1.5 }),
    line(24, 54, 25, 96, { lijn: clothing === 'inkt' ? 'papier' : 'inkt', dikte: 1.5 }),
    rect(-7, 14, 14, 14, { rond: 4, vulling: skin, dikte: 2 }),
    circle(0, 0, 21, { vulling: skin, dikte: 2 }),
    circle(-8, 0, 2.2, { vulling: 'inkt', lijn: undefined }),
    circle(8, 0, 2.2, { vulling: 'inkt', lijn: undefined }),
    path(`M -7 ${i % 2 === 0 ? 10 : 9} Q 0 ${i % 3 === 0 ? 17 : 15} 7 ${i % 2 === 0 ? 10 : 9}`, {
      dikte: 2,
    }),
    ...front,
  ])
}

export function drawStaffPhoto(): Drawing {
  return {
    breedte: 588,
    hoogte: 490,
    vormen: [
      rect(6, 6, 576, 478, { rond: 6, vulling: 'messing', dikte: 3 }),
      rect(20, 20, 548, 410, { vulling: 'papier', dikte: 2 }),
      // The house front: wall, window, door and floor.
      rect(30, 30, 528, 322, { vulling: 'zand', lijn: undefined }),
      rect(30, 352, 528, 70, { vulling: 'mos', lijn: undefined }),
      line(30, 352, 558, 352, { dikte: 2 }),
      rect(164, 44, 260, 40, { rond: 6, vulling: 'papier', lijn: 'messing', dikte: 3 }),
      text(294, 72, 'De Koperen Ketel', 24, { letter: 'titel' }),
      ...FIGURES.map(figure),
      ...FIGURES.map((_, i) =>
        rect(51 + i * 74, 366, 42, 42, { rond: 3, vulling: 'wit', dikte: 3 })
      ),
      rect(84, 438, 420, 36, { rond: 4, vulling: 'papier', dikte: 2 }),
      text(294, 463, 'Wie nieuw is, gaat rechts staan', 22, { letter: 'titel' }),
    ],
  }
}
