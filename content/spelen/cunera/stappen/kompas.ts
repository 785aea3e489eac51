import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { opschrift, rand, schelp } from '#content/spelen/cunera/stappen/tekenhulp'

const BREEDTE = 480
const HOOGTE = 640
const VAK = 46
const LINKS = 33
const BOVEN = 34

/** The map, row by row from the top. */
export const KAARTVELD = [
  'OSBDVIEAN',
  'MEHAKIRPD',
  'ZIVDOWSLI',
  'MNETAEGBO',
  'DSKRVNIZE',
  'ACWAPDOTS',
  'RGRIEKUBN',
  'LEDOZSVIM',
  'NAHTGEWSA',
] as const

/** Where the walk begins: the middle of the map. */
export const START = { rij: 4, kolom: 4 } as const

export type Windstreek = 'noord' | 'oost' | 'zuid' | 'west' | 'zuidoost' | 'zuidwest'

/** The rose of this map: what lies at its top. Old maps often had the east there. */
export const BOVENAAN: Windstreek = 'oost'

/** Five walks; each ends at a place to rest. */
export const WANDELINGEN: readonly (readonly (readonly [number, Windstreek])[])[] = [
  [
    [3, 'zuid'],
    [2, 'oost'],
  ],
  [
    [4, 'west'],
    [1, 'noord'],
  ],
  [
    [5, 'noord'],
    [1, 'oost'],
  ],
  [
    [3, 'zuidoost'],
    [2, 'noord'],
    [1, 'oost'],
  ],
  [
    [5, 'zuidwest'],
    [2, 'west'],
    [4, 'noord'],
  ],
]

const TELWOORDEN = ['', 'één stap', 'twee stappen', 'drie stappen', 'vier stappen', 'vijf stappen']

/** The walks as the travel book writes them down. */
export const ROUTEBOEK: readonly string[] = WANDELINGEN.map((wandeling) => {
  const zin = wandeling.map(([stappen, naar]) => `${TELWOORDEN[stappen]} naar het ${naar}en`)
  return `${[...zin.slice(0, -1).join(', '), ' en ', ...zin.slice(-1)].join('')}. Rust.`.replace(
    /^./u,
    (letter) => letter.toUpperCase()
  )
})

function vak(letter: string, rij: number, kolom: number): Vorm[] {
  const x = LINKS + kolom * VAK
  const y = BOVEN + rij * VAK
  return [
    {
      vorm: 'rechthoek',
      x,
      y,
      b: VAK,
      h: VAK,
      vulling: (rij + kolom) % 2 ? 'papier' : 'wit',
      lijn: 'zacht',
      dikte: 1,
    },
    {
      vorm: 'tekst',
      x: x + VAK / 2,
      y: y + VAK / 2 + 9,
      tekst: letter,
      grootte: 26,
      anker: 'midden',
      letter: 'code',
      vet: true,
    },
  ]
}

/** A rose with eight points; its letters stand as the map lies. */
function roos(x: number, y: number): Vorm[] {
  const ster = (lang: number, smal: number, draai: number): Vorm => ({
    vorm: 'groep',
    x,
    y,
    draai,
    vormen: [0, 90, 180, 270].map((hoek): Vorm => ({
      vorm: 'groep',
      draai: hoek,
      vormen: [
        {
          vorm: 'pad',
          d: `M0 ${-lang} L${smal} ${-smal} L0 0 Z`,
          vulling: 'blauw',
          lijn: 'inkt',
          dikte: 1.5,
        },
        {
          vorm: 'pad',
          d: `M0 ${-lang} L${-smal} ${-smal} L0 0 Z`,
          vulling: 'wit',
          lijn: 'inkt',
          dikte: 1.5,
        },
      ],
    })),
  })
  return [
    { vorm: 'cirkel', x, y, r: 36, lijn: 'messing', dikte: 2 },
    ster(34, 7, 45),
    ster(48, 10, 0),
    opschrift(x, y - 54, 'O', 22),
    opschrift(x + 62, y + 8, 'Z', 22),
    opschrift(x, y + 70, 'W', 22),
    opschrift(x - 62, y + 8, 'N', 22, 'lak'),
  ]
}

/** The field of letters with the start and the rose. */
export const KAARTBLAD: Tekening = {
  breedte: BREEDTE,
  hoogte: HOOGTE,
  vormen: [
    ...KAARTVELD.flatMap((rij, r) => [...rij].flatMap((letter, k) => vak(letter, r, k))),
    {
      vorm: 'rechthoek',
      x: LINKS,
      y: BOVEN,
      b: VAK * 9,
      h: VAK * 9,
      lijn: 'inkt',
      dikte: 3,
    },
    {
      vorm: 'cirkel',
      x: LINKS + (START.kolom + 0.5) * VAK,
      y: BOVEN + (START.rij + 0.5) * VAK,
      r: 20,
      lijn: 'lak',
      dikte: 4,
    },
    ...roos(130, 542),
    { vorm: 'cirkel', x: 276, y: 520, r: 15, lijn: 'lak', dikte: 4 },
    {
      vorm: 'tekst',
      x: 304,
      y: 527,
      tekst: 'begin hier',
      grootte: 21,
      letter: 'tekst',
    },
    schelp(276, 570, 1),
    {
      vorm: 'tekst',
      x: 304,
      y: 577,
      tekst: 'rustplaats',
      grootte: 21,
      letter: 'tekst',
    },
    {
      vorm: 'tekst',
      x: 304,
      y: 602,
      tekst: '(uitgewist)',
      grootte: 21,
      letter: 'tekst',
    },
    ...rand(BREEDTE, HOOGTE),
  ],
}
