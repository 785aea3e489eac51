import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { opschrift, rand, schelp } from '#content/spelen/cunera/stappen/tekenhulp'
import { cirkel, groep, pad, tekst, vlak } from '#content/spelen/vormen'

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
    vlak(x, y, VAK, VAK, {
      vulling: (rij + kolom) % 2 ? 'papier' : 'wit',
      lijn: 'zacht',
      dikte: 1,
    }),
    tekst(x + VAK / 2, y + VAK / 2 + 9, letter, 26, { letter: 'code', vet: true }),
  ]
}

/** A rose with eight points; its letters stand as the map lies. */
function roos(x: number, y: number): Vorm[] {
  const ster = (lang: number, smal: number, draai: number): Vorm =>
    groep(
      x,
      y,
      [0, 90, 180, 270].map((hoek) =>
        groep(
          0,
          0,
          [
            pad(`M0 ${-lang} L${smal} ${-smal} L0 0 Z`, { vulling: 'blauw', dikte: 1.5 }),
            pad(`M0 ${-lang} L${-smal} ${-smal} L0 0 Z`, { vulling: 'wit', dikte: 1.5 }),
          ],
          { draai: hoek }
        )
      ),
      { draai }
    )
  return [
    cirkel(x, y, 36, { lijn: 'messing', dikte: 2 }),
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
    vlak(LINKS, BOVEN, VAK * 9, VAK * 9, { dikte: 3 }),
    cirkel(LINKS + (START.kolom + 0.5) * VAK, BOVEN + (START.rij + 0.5) * VAK, 20, {
      lijn: 'lak',
      dikte: 4,
    }),
    ...roos(130, 542),
    cirkel(276, 520, 15, { lijn: 'lak', dikte: 4 }),
    tekst(304, 527, 'begin hier', 21, { letter: 'tekst', anker: 'begin' }),
    schelp(276, 570, 1),
    tekst(304, 577, 'rustplaats', 21, { letter: 'tekst', anker: 'begin' }),
    tekst(304, 602, '(uitgewist)', 21, { letter: 'tekst', anker: 'begin' }),
    ...rand(BREEDTE, HOOGTE),
  ],
}
