import {
  cirkel,
  groep,
  hoekig,
  lijn,
  pad,
  tekst,
  tel,
  vlak,
  type Punt,
} from '#content/spelen/vormen'
import { pip } from '#content/boekjes/ontgoocheld/pips'
import type { Vorm } from '#domain/spelen/tekening'

/** What the story is about, each drawn around its own middle and about 100 units wide. */

const OMLIJN = { dikte: 3 } as const

const kaartje = (x: number, y: number, draai: number, binnen: readonly Vorm[]): Vorm =>
  groep(x, y, [vlak(-24, -34, 48, 68, { rond: 6, vulling: 'wit', ...OMLIJN }), ...binnen], {
    draai,
  })

export const speelkaarten: Vorm = groep(0, 0, [
  kaartje(-26, 4, -20, [pip('klaveren', 0, 0, 2.2)]),
  kaartje(0, -4, 0, [pip('harten', 0, 0, 2.2)]),
  kaartje(27, 4, 20, [pip('schoppen', 0, 0, 2.2)]),
])

export const groteStrik: Vorm = groep(0, 0, [
  pad('M -8 6 Q -24 26 -34 46 L -20 42 L -14 54 Q -6 26 2 8 Z', { vulling: 'lak', ...OMLIJN }),
  pad('M 8 6 Q 24 26 34 46 L 20 42 L 14 54 Q 6 26 -2 8 Z', { vulling: 'lak', ...OMLIJN }),
  pad('M -6 -4 Q -52 -44 -54 -6 Q -52 32 -6 6 Z', { vulling: 'lak', ...OMLIJN }),
  pad('M 6 -4 Q 52 -44 54 -6 Q 52 32 6 6 Z', { vulling: 'lak', ...OMLIJN }),
  pad('M -42 -8 Q -24 -6 -12 1 M 42 -8 Q 24 -6 12 1', { dikte: 2 }),
  ...[
    [-38, -18],
    [-40, 8],
    [-24, 10],
    [38, -18],
    [40, 8],
    [24, 10],
  ].map(([x, y]) => cirkel(x!, y!, 3, { vulling: 'wit', lijn: undefined })),
  pad('M -9 -9 Q 0 -14 9 -9 Q 13 1 9 10 Q 0 14 -9 10 Q -13 1 -9 -9 Z', {
    vulling: 'lak',
    ...OMLIJN,
  }),
])

export const bolleBallon: Vorm = groep(0, 0, [
  pad('M 0 34 Q 8 50 -2 60 Q -10 70 2 80', { dikte: 2 }),
  pad('M 0 34 Q -38 14 -36 -20 Q -32 -54 0 -54 Q 32 -54 36 -20 Q 38 14 0 34 Z', {
    vulling: 'lak',
    ...OMLIJN,
  }),
  pad('M -22 -24 Q -20 -40 -6 -43', { lijn: 'wit', dikte: 4 }),
  pad('M 0 32 L -6 42 L 6 42 Z', { vulling: 'lak', ...OMLIJN }),
])

/** Half empty: a pear with folds, that whistles out of its neck. */
export const slappeBallon: Vorm = groep(0, 0, [
  pad(
    'M -44 22 Q -28 14 -14 -2 Q 4 -34 34 -28 Q 58 -20 54 4 Q 46 28 16 24 Q 6 30 -6 22 Q -26 30 -44 22 Z',
    {
      vulling: 'lak',
      ...OMLIJN,
    }
  ),
  pad('M -34 21 Q -20 20 -8 10 M -6 22 Q 0 14 8 12 M 16 24 Q 14 16 20 12', { dikte: 2 }),
  pad('M 22 -16 Q 36 -18 42 -8', { lijn: 'wit', dikte: 4 }),
  pad('M -42 22 L -54 14 Q -60 22 -54 31 Z', { vulling: 'lak', ...OMLIJN }),
])

export const rodeNeus: Vorm = groep(0, 0, [
  pad('M 26 16 Q 60 -8 56 18 Q 48 38 22 24', { dikte: 2 }),
  cirkel(0, 0, 34, { vulling: 'lak', ...OMLIJN }),
  pad('M -20 -6 Q -18 -20 -4 -23', { lijn: 'wit', dikte: 5 }),
])

export const pakje: Vorm = groep(0, 0, [
  vlak(-40, -8, 80, 54, { rond: 3, vulling: 'blauw', ...OMLIJN }),
  vlak(-10, -8, 20, 54, { vulling: 'geel', ...OMLIJN }),
  vlak(-46, -24, 92, 18, { rond: 3, vulling: 'blauw', ...OMLIJN }),
  vlak(-10, -24, 20, 18, { vulling: 'geel', ...OMLIJN }),
  pad('M 0 -24 Q -36 -34 -26 -50 Q -12 -58 0 -24 Z', { vulling: 'geel', ...OMLIJN }),
  pad('M 0 -24 Q 36 -34 26 -50 Q 12 -58 0 -24 Z', { vulling: 'geel', ...OMLIJN }),
  cirkel(0, -25, 6, { vulling: 'geel', ...OMLIJN }),
])

/** A number lock; open, its shackle has come up on one side. */
export const slot = (cijfers: string, open = false): Vorm => {
  const b = 12 + cijfers.length * 16
  return groep(0, 0, [
    pad(
      open
        ? 'M -16 -12 L -16 -40 Q -16 -58 0 -58 Q 16 -58 16 -42 L 16 -34'
        : 'M -16 -12 L -16 -26 Q -16 -44 0 -44 Q 16 -44 16 -26 L 16 -12',
      { dikte: 10 }
    ),
    pad(
      open
        ? 'M -16 -12 L -16 -40 Q -16 -58 0 -58 Q 16 -58 16 -42 L 16 -34'
        : 'M -16 -12 L -16 -26 Q -16 -44 0 -44 Q 16 -44 16 -26 L 16 -12',
      { lijn: 'zand', dikte: 4.5 }
    ),
    vlak(-b / 2, -14, b, 44, { rond: 5, vulling: 'messing', ...OMLIJN }),
    ...tel(cijfers.length).flatMap((i): Vorm[] => {
      const x = -b / 2 + 6 + i * 16
      return [
        vlak(x + 1, -5, 14, 26, { rond: 2, vulling: 'wit', dikte: 2 }),
        tekst(x + 8, 14, cijfers[i]!, 16, { letter: 'code', vet: true }),
      ]
    }),
  ])
}

export const hogeHoed: Vorm = groep(0, 0, [
  pad('M -34 18 L -30 -46 Q 0 -58 30 -46 L 34 18 Q 0 30 -34 18 Z', { vulling: 'blauw', ...OMLIJN }),
  pad('M -33 2 Q 0 14 33 2 L 34 18 Q 0 30 -34 18 Z', { vulling: 'lak', ...OMLIJN }),
  pad('M -30 -46 Q 0 -36 30 -46', { dikte: 2 }),
  pad('M -62 20 Q -48 10 -34 18 Q 0 30 34 18 Q 48 10 62 20 Q 46 38 0 38 Q -46 38 -62 20 Z', {
    vulling: 'blauw',
    ...OMLIJN,
  }),
])

/** A flower on a stalk: upright with magic, drooping without. */
export const bloem = (kracht: boolean): Vorm =>
  groep(32, -6, [
    pad(kracht ? 'M 0 6 Q 10 -24 26 -40' : 'M 0 6 Q 22 -26 38 0', { lijn: 'mos', dikte: 4 }),
    groep(kracht ? 26 : 38, kracht ? -44 : 6, [
      ...[0, 72, 144, 216, 288].map((graden) =>
        groep(0, 0, [cirkel(0, -8, 6, { vulling: 'wit', dikte: 2 })], { draai: graden })
      ),
      cirkel(0, 0, 5, { vulling: 'geel', dikte: 2 }),
    ]),
  ])

export type Stemming = 'sip' | 'blij' | 'schrik' | 'nies'

const MONDEN: Record<Stemming, readonly Vorm[]> = {
  sip: [pad('M -18 34 Q 0 22 18 34', { dikte: 3 })],
  blij: [pad('M -22 24 Q 0 50 22 24 Q 0 32 -22 24 Z', { vulling: 'lak', dikte: 3 })],
  schrik: [pad('M -8 32 Q 0 20 8 32 Q 0 44 -8 32 Z', { vulling: 'inkt', dikte: 3 })],
  nies: [
    pad('M -14 26 Q 0 20 14 26 Q 10 44 0 44 Q -10 44 -14 26 Z', { vulling: 'inkt', dikte: 3 }),
  ],
}

const OGEN: Record<Stemming, readonly Vorm[]> = {
  sip: [
    ...[-18, 18].map((x) => cirkel(x, -10, 4, { vulling: 'inkt', lijn: undefined })),
    pad('M -28 -17 Q -20 -24 -10 -22 M 28 -17 Q 20 -24 10 -22', { dikte: 3 }),
  ],
  blij: [pad('M -26 -8 Q -18 -18 -10 -8 M 10 -8 Q 18 -18 26 -8', { dikte: 3.4 })],
  schrik: [-18, 18].flatMap((x) => [
    cirkel(x, -10, 8, { vulling: 'wit', dikte: 2.4 }),
    cirkel(x, -10, 3.4, { vulling: 'inkt', lijn: undefined }),
  ]),
  nies: [
    pad('M -26 -14 L -12 -8 L -26 -4 M 26 -14 L 12 -8 L 26 -4', { dikte: 3 }),
    pad('M -28 -21 Q -18 -18 -8 -20 M 28 -21 Q 18 -18 8 -20', { dikte: 3 }),
  ],
}

const strikje: Vorm = groep(0, 0, [
  pad('M -4 0 Q -32 -22 -34 0 Q -32 22 -4 2 Z M 4 0 Q 32 -22 34 0 Q 32 22 4 2 Z', {
    vulling: 'lak',
    ...OMLIJN,
  }),
  ...[-22, 22].map((x) => cirkel(x, 0, 3, { vulling: 'wit', lijn: undefined })),
  cirkel(0, 1, 7, { vulling: 'lak', ...OMLIJN }),
])

/** The clown from his hat to his chest, his nose in the middle; about 150 wide and 260 high. */
export function frommel(
  stemming: Stemming,
  { kracht = false, strik = true }: { kracht?: boolean; strik?: boolean } = {}
): Vorm {
  return groep(0, 0, [
    // Coat and shirt.
    pad('M -74 132 Q -78 74 -34 62 L 34 62 Q 78 74 74 132 Z', { vulling: 'mos', ...OMLIJN }),
    pad('M -20 60 L 0 100 L 20 60 Z', { vulling: 'wit', ...OMLIJN }),
    pad(
      'M -46 80 l 8 8 m 0 -8 l -8 8 M -54 97 l 8 8 m 0 -8 l -8 8 M 38 80 l 8 8 m 0 -8 l -8 8 M 46 97 l 8 8 m 0 -8 l -8 8',
      {
        lijn: 'geel',
        dikte: 2.4,
      }
    ),
    // Hair in tufts, ears, face.
    ...[-1, 1].flatMap((kant) => [
      cirkel(kant * 52, -14, 16, { vulling: 'wit', ...OMLIJN }),
      cirkel(kant * 58, 6, 14, { vulling: 'wit', ...OMLIJN }),
    ]),
    pad('M -46 -22 Q -46 -62 0 -62 Q 46 -62 46 -22 L 44 14 Q 38 58 0 60 Q -38 58 -44 14 Z', {
      vulling: 'papier',
      ...OMLIJN,
    }),
    ...[-1, 1].map((kant) => cirkel(kant * 30, 14, 8, { vulling: 'oranje', lijn: undefined })),
    ...OGEN[stemming],
    ...MONDEN[stemming],
    cirkel(0, 6, 13, { vulling: 'lak', ...OMLIJN }),
    // Bow and hat.
    ...(strik ? [groep(0, 70, [strikje], { draai: kracht ? 0 : 8 })] : []),
    groep(0, -66, [hogeHoed, bloem(kracht)], { draai: kracht ? -3 : 6 }),
  ])
}

/** Sparks: what magic looks like, and where it went. */
export const vonken = (punten: readonly (readonly [number, number, number])[]): Vorm[] =>
  punten.map(([x, y, r]) =>
    pad(
      `M ${x} ${y - r} Q ${x} ${y} ${x + r} ${y} Q ${x} ${y} ${x} ${y + r} Q ${x} ${y} ${x - r} ${y} Q ${x} ${y} ${x} ${y - r} Z`,
      { vulling: 'geel', dikte: 1.6 }
    )
  )

/** Bunting along the top: the same in every scene of a party. Each flag hangs from two points of the string. */
export const slinger = (breedte: number): Vorm[] => {
  const stap = breedte / 8
  const touw = (x: number) => {
    const t = (x % (2 * stap)) / (2 * stap)
    return 12 + 80 * t * (1 - t)
  }
  return [
    pad(
      tel(4)
        .map((i) => `${i ? '' : 'M 0 12 '}Q ${(i * 2 + 1) * stap} 52 ${(i * 2 + 2) * stap} 12`)
        .join(' '),
      { dikte: 2.4 }
    ),
    ...tel(8).map((i) => {
      const x = (i + 0.5) * stap
      const kleuren = ['geel', 'mos', 'wit', 'blauw'] as const
      const [links, rechts] = [touw(x - 16), touw(x + 16)]
      const vlag: Punt[] = [
        [x - 16, links],
        [x + 16, rechts],
        [x - (rechts - links) * 0.5, 58],
      ]
      return pad(hoekig(vlag), { vulling: kleuren[i % 4]!, dikte: 2.4 })
    }),
  ]
}

/** A line of the floor, so that things stand somewhere. */
export const plint = (breedte: number, y: number): Vorm[] => [
  lijn(0, y, breedte, y, { dikte: 3 }),
  lijn(0, y + 10, breedte, y + 10, { dikte: 2 }),
]
