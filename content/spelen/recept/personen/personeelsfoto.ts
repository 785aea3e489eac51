import type { Kleur, Tekening, Vorm } from '#domain/spelen/tekening'

type Figuur = {
  readonly huid: Kleur
  readonly kleding: Kleur
  /** Taller or smaller than the others, in units above the floor line. */
  readonly lengte: number
  /** Drawn behind and in front of the head, around its centre. */
  readonly achter?: readonly Vorm[]
  readonly voor: readonly Vorm[]
}

const inkt = { lijn: 'inkt', dikte: 2 } as const

/** Seven people, longest in service first. Each is known by what they wear or hold. */
const FIGUREN: readonly Figuur[] = [
  {
    huid: 'papier',
    kleding: 'wit',
    lengte: 200,
    voor: [
      {
        vorm: 'pad',
        d: 'M -19 -14 L -20 -30 C -38 -34 -32 -58 -14 -54 C -8 -68 10 -68 14 -54 C 32 -58 38 -34 20 -30 L 19 -14 Z',
        vulling: 'wit',
        ...inkt,
      },
      {
        vorm: 'pad',
        d: 'M -14 9 C -12 2 -3 3 0 6 C 3 3 12 2 14 9 C 8 13 3 11 0 9 C -3 11 -8 13 -14 9 Z',
        vulling: 'zacht',
        ...inkt,
      },
      ...[48, 64, 80].map((y): Vorm => ({ vorm: 'cirkel', x: 9, y, r: 2.5, vulling: 'inkt' })),
    ],
  },
  {
    huid: 'zand',
    kleding: 'mos',
    lengte: 168,
    achter: [{ vorm: 'pad', d: 'M -23 4 C -30 -34 30 -34 23 4 Z', vulling: 'zacht', ...inkt }],
    voor: [
      { vorm: 'cirkel', x: 0, y: -32, r: 9, vulling: 'zacht', ...inkt },
      {
        vorm: 'pad',
        d: 'M -20 -8 C -14 -24 14 -24 20 -8 C 8 -14 -8 -14 -20 -8 Z',
        vulling: 'zacht',
        ...inkt,
      },
      { vorm: 'cirkel', x: -8, y: 0, r: 6, ...inkt },
      { vorm: 'cirkel', x: 8, y: 0, r: 6, ...inkt },
      { vorm: 'lijn', x1: -2, y1: 0, x2: 2, y2: 0, ...inkt },
      { vorm: 'lijn', x1: 16, y1: 2, x2: 30, y2: -12, lijn: 'messing', dikte: 4 },
    ],
  },
  {
    huid: 'papier',
    kleding: 'blauw',
    lengte: 208,
    voor: [
      {
        vorm: 'pad',
        d: 'M -22 -10 L -24 -26 C -12 -36 12 -36 24 -26 L 22 -10 Z',
        vulling: 'blauw',
        ...inkt,
      },
      { vorm: 'pad', d: 'M -24 -10 Q 0 -18 24 -10 Q 0 -2 -24 -10 Z', vulling: 'inkt' },
      { vorm: 'cirkel', x: 0, y: -22, r: 4, vulling: 'messing', lijn: 'inkt', dikte: 1.5 },
      ...[46, 62, 78].flatMap((y): Vorm[] => [
        { vorm: 'cirkel', x: -8, y, r: 3, vulling: 'messing' },
        { vorm: 'cirkel', x: 8, y, r: 3, vulling: 'messing' },
      ]),
    ],
  },
  {
    huid: 'zand',
    kleding: 'inkt',
    lengte: 190,
    voor: [
      {
        vorm: 'pad',
        d: 'M -21 -2 C -26 -32 24 -36 21 -4 C 14 -18 -6 -10 -21 -2 Z',
        vulling: 'messing',
        ...inkt,
      },
      { vorm: 'pad', d: 'M -12 30 L 0 62 L 12 30 Z', vulling: 'wit' },
      {
        vorm: 'pad',
        d: 'M 0 33 L -12 27 L -12 40 Z M 0 33 L 12 27 L 12 40 Z',
        vulling: 'lak',
        lijn: 'papier',
        dikte: 1,
      },
    ],
  },
  {
    huid: 'messing',
    kleding: 'lak',
    lengte: 184,
    achter: [
      {
        vorm: 'pad',
        d: 'M -22 -6 C -30 -36 30 -36 22 -6 L 28 28 L -28 28 Z',
        vulling: 'inkt',
        ...inkt,
      },
    ],
    voor: [
      {
        vorm: 'pad',
        d: 'M -21 -2 C -18 -28 18 -28 21 -2 C 12 -16 2 -18 -4 -18 C -10 -14 -16 -10 -21 -2 Z',
        vulling: 'inkt',
      },
      ...[-14, -8, 0, 8, 14].map((x): Vorm => ({
        vorm: 'cirkel',
        x,
        y: 36 - (x * x) / 30,
        r: 3.2,
        vulling: 'wit',
        lijn: 'inkt',
        dikte: 1,
      })),
    ],
  },
  {
    huid: 'papier',
    kleding: 'zand',
    lengte: 176,
    achter: [
      {
        vorm: 'pad',
        d: 'M 16 -16 C 40 -20 40 14 28 26 C 30 8 24 0 16 -2 Z',
        vulling: 'lak',
        ...inkt,
      },
    ],
    voor: [
      {
        vorm: 'pad',
        d: 'M -21 0 C -24 -32 24 -32 21 0 C 12 -14 -12 -14 -21 0 Z',
        vulling: 'lak',
        ...inkt,
      },
      { vorm: 'lijn', x1: -14, y1: 92, x2: -14, y2: 68, lijn: 'messing', dikte: 4 },
      {
        vorm: 'pad',
        d: 'M -14 68 C -26 60 -22 42 -14 42 C -6 42 -2 60 -14 68 Z M -14 68 L -14 42',
        lijn: 'inkt',
        dikte: 1.5,
      },
    ],
  },
  {
    huid: 'zand',
    kleding: 'blauw',
    lengte: 162,
    achter: [{ vorm: 'cirkel', x: 0, y: -6, r: 26, vulling: 'messing', ...inkt }],
    voor: [
      {
        vorm: 'pad',
        d: 'M -21 -4 C -14 -26 14 -26 21 -4 Q 0 -16 -21 -4 Z',
        vulling: 'mos',
        ...inkt,
      },
      ...[82, 72, 62].map((y): Vorm => ({
        vorm: 'rechthoek',
        x: -20,
        y,
        b: 40,
        h: 10,
        rond: 4,
        vulling: 'wit',
        ...inkt,
      })),
    ],
  },
]

const VLOER = 352

function figuur({ huid, kleding, lengte, achter = [], voor }: Figuur, i: number): Vorm {
  return {
    vorm: 'groep',
    x: 72 + i * 74,
    y: VLOER - lengte,
    vormen: [
      ...achter,
      // Shoes, body and arms, then the head.
      {
        vorm: 'pad',
        d: `M -22 ${lengte} L -22 ${lengte - 8} L 22 ${lengte - 8} L 22 ${lengte} Z`,
        vulling: 'inkt',
      },
      {
        vorm: 'pad',
        d: `M -14 24 C -30 28 -33 44 -34 96 L -25 98 L -26 ${lengte - 6} L 26 ${lengte - 6} L 25 98 L 34 96 C 33 44 30 28 14 24 Z`,
        vulling: kleding,
        ...inkt,
      },
      {
        vorm: 'lijn',
        x1: -24,
        y1: 54,
        x2: -25,
        y2: 96,
        lijn: kleding === 'inkt' ? 'papier' : 'inkt',
        dikte: 1.5,
      },
      {
        vorm: 'lijn',
        x1: 24,
        y1: 54,
        x2: 25,
        y2: 96,
        lijn: kleding === 'inkt' ? 'papier' : 'inkt',
        dikte: 1.5,
      },
      { vorm: 'rechthoek', x: -7, y: 14, b: 14, h: 14, rond: 4, vulling: huid, ...inkt },
      { vorm: 'cirkel', x: 0, y: 0, r: 21, vulling: huid, ...inkt },
      { vorm: 'cirkel', x: -8, y: 0, r: 2.2, vulling: 'inkt' },
      { vorm: 'cirkel', x: 8, y: 0, r: 2.2, vulling: 'inkt' },
      {
        vorm: 'pad',
        d: `M -7 ${i % 2 === 0 ? 10 : 9} Q 0 ${i % 3 === 0 ? 17 : 15} 7 ${i % 2 === 0 ? 10 : 9}`,
        lijn: 'inkt',
        dikte: 2,
      },
      ...voor,
    ],
  }
}

export function tekenPersoneelsfoto(): Tekening {
  return {
    breedte: 588,
    hoogte: 490,
    vormen: [
      {
        vorm: 'rechthoek',
        x: 6,
        y: 6,
        b: 576,
        h: 478,
        rond: 6,
        vulling: 'messing',
        lijn: 'inkt',
        dikte: 3,
      },
      { vorm: 'rechthoek', x: 20, y: 20, b: 548, h: 410, vulling: 'papier', lijn: 'inkt' },
      // The house front: wall, window, door and floor.
      { vorm: 'rechthoek', x: 30, y: 30, b: 528, h: 322, vulling: 'zand' },
      { vorm: 'rechthoek', x: 30, y: 352, b: 528, h: 70, vulling: 'mos' },
      { vorm: 'lijn', x1: 30, y1: 352, x2: 558, y2: 352, lijn: 'inkt', dikte: 2 },
      {
        vorm: 'rechthoek',
        x: 164,
        y: 44,
        b: 260,
        h: 40,
        rond: 6,
        vulling: 'papier',
        lijn: 'messing',
        dikte: 3,
      },
      {
        vorm: 'tekst',
        x: 294,
        y: 72,
        tekst: 'De Koperen Ketel',
        grootte: 24,
        anker: 'midden',
        letter: 'titel',
      },
      ...FIGUREN.map(figuur),
      ...FIGUREN.map((_, i): Vorm => ({
        vorm: 'rechthoek',
        x: 51 + i * 74,
        y: 366,
        b: 42,
        h: 42,
        rond: 3,
        vulling: 'wit',
        lijn: 'inkt',
        dikte: 3,
      })),
      {
        vorm: 'rechthoek',
        x: 84,
        y: 438,
        b: 420,
        h: 36,
        rond: 4,
        vulling: 'papier',
        lijn: 'inkt',
      },
      {
        vorm: 'tekst',
        x: 294,
        y: 463,
        tekst: 'Wie nieuw is, gaat rechts staan',
        grootte: 22,
        anker: 'midden',
        letter: 'titel',
      },
    ],
  }
}
