import type { Raadsel } from '#domain/spelen/raadsel'
import type { Tekening, Vorm } from '#domain/spelen/tekening'
import { personeelskaart } from '#content/spelen/recept/personen/personeel'
import type { Persoon } from '#content/spelen/recept/vlaggen'
import { cirkel, pad, tel, vlak } from '#content/spelen/vormen'

export type Vakrij = {
  /** The first square, counted from 0. */
  readonly rij: number
  readonly kolom: number
  readonly richting: 'liggend' | 'staand'
  readonly lengte: number
}

/** The board: 13 by 13 squares. Every row of squares takes one word. */
export const BORD_MAAT = 13
export const VAKRIJEN: readonly Vakrij[] = [
  { rij: 2, kolom: 1, richting: 'liggend', lengte: 4 },
  { rij: 1, kolom: 6, richting: 'liggend', lengte: 6 },
  { rij: 3, kolom: 8, richting: 'liggend', lengte: 4 },
  { rij: 6, kolom: 2, richting: 'liggend', lengte: 5 },
  { rij: 6, kolom: 8, richting: 'liggend', lengte: 5 },
  { rij: 8, kolom: 9, richting: 'liggend', lengte: 4 },
  { rij: 9, kolom: 0, richting: 'liggend', lengte: 7 },
  { rij: 10, kolom: 8, richting: 'liggend', lengte: 5 },
  { rij: 11, kolom: 0, richting: 'liggend', lengte: 7 },
  { rij: 6, kolom: 0, richting: 'staand', lengte: 4 },
  { rij: 9, kolom: 1, richting: 'staand', lengte: 4 },
  { rij: 1, kolom: 2, richting: 'staand', lengte: 6 },
  { rij: 6, kolom: 3, richting: 'staand', lengte: 4 },
  { rij: 0, kolom: 4, richting: 'staand', lengte: 7 },
  { rij: 6, kolom: 5, richting: 'staand', lengte: 7 },
  { rij: 1, kolom: 6, richting: 'staand', lengte: 6 },
  { rij: 0, kolom: 8, richting: 'staand', lengte: 8 },
  { rij: 8, kolom: 9, richting: 'staand', lengte: 5 },
  { rij: 0, kolom: 10, richting: 'staand', lengte: 5 },
  { rij: 5, kolom: 12, richting: 'staand', lengte: 8 },
]

/** What the suppliers delivered: one word fewer than the board has room for. */
export const LEVERINGEN = [
  {
    titel: 'Kruidenier',
    woorden: ['AZIJN', 'CACAO', 'KETCHUP', 'MOSTERD', 'SIROOP', 'SUIKER'],
  },
  { titel: 'Markt', woorden: ['BIET', 'ERWT', 'KALF', 'KNOFLOOK', 'KWARK', 'PREI', 'ZALM'] },
  {
    titel: 'Keukenwinkel',
    woorden: ['BAKPLAAT', 'DEEGROL', 'EIERDOP', 'LEPEL', 'OVEN', 'SPATEL'],
  },
] as const

const VAK = 31
const MARGE = 29

function tekenBord(): Tekening {
  const zijde = BORD_MAAT * VAK + 2 * MARGE
  const vakken = new Set(
    VAKRIJEN.flatMap(({ rij, kolom, richting, lengte }) =>
      tel(lengte).map((i) =>
        richting === 'liggend' ? `${rij},${kolom + i}` : `${rij + i},${kolom}`
      )
    )
  )
  return {
    breedte: zijde,
    hoogte: zijde + 42,
    vormen: [
      // The cord and the nail that the board hangs by.
      pad(`M ${zijde / 2 - 110} 50 L ${zijde / 2} 12 L ${zijde / 2 + 110} 50`, {
        lijn: 'messing',
        dikte: 3,
      }),
      cirkel(zijde / 2, 12, 5, { vulling: 'inkt', lijn: undefined }),
      vlak(8, 48, zijde - 16, zijde - 14, { rond: 10, vulling: 'messing', dikte: 2 }),
      vlak(18, 58, zijde - 36, zijde - 34, { rond: 4, vulling: 'mos', dikte: 2 }),
      ...[...vakken].map((vak): Vorm => {
        const [rij, kolom] = vak.split(',').map(Number)
        return vlak(MARGE + kolom! * VAK, MARGE + 41 + rij! * VAK, VAK, VAK, {
          vulling: 'papier',
          dikte: 2,
        })
      }),
      // A stub of chalk on the ledge.
      vlak(40, zijde + 22, 46, 9, { rond: 4, vulling: 'wit', dikte: 2 }),
    ],
  }
}

const beschrijfVakrij = ({ rij, kolom, richting, lengte }: Vakrij) =>
  `${richting} vanaf rij ${rij + 1}, kolom ${kolom + 1}, ${lengte} vakjes`

export const berend = {
  naam: 'berend',
  vlag: 'berend',
  label: 'Berend, de kok',
  groep: 'personen',
  soort: 'raadsel',
  verhaal: [
    'Berend stond al achter dit fornuis toen je nog met guldens afrekende. Die avond, zegt hij, is hij geen stap van zijn pannen geweken, en hij heeft niets gebruikt wat niet netjes was geleverd.',
    'Boven het aanrecht hangt zijn voorraadbord. Geen lijst, maar een kruiswoord. ‘Wat in elkaar haakt, raak je niet kwijt.’ Vanmorgen heeft iemand het bord schoongeveegd. De leveringsbonnen liggen er nog, en voor zover wij kunnen tellen, is er op het bord plaats voor één ding meer.',
  ],
  materiaal: [
    personeelskaart('berend'),
    {
      soort: 'tekening',
      bijschrift:
        'Het voorraadbord. In elke rij vakjes hoort één woord, van links naar rechts of van boven naar beneden.',
      beschrijving: `Een bord van 13 rijen en 13 kolommen met ${VAKRIJEN.length} rijen vakjes die elkaar kruisen: ${VAKRIJEN.map(beschrijfVakrij).join('; ')}. Alle vakjes zijn leeg.`,
      tekening: tekenBord(),
    },
    {
      soort: 'kaartjes',
      bijschrift: 'De leveringsbonnen. Alles wat hierop staat, stond ook op het bord.',
      kaartjes: LEVERINGEN.map(({ titel, woorden }) => ({ titel, regels: [woorden.join(', ')] })),
    },
  ],
  vraag: 'Wat had Berend in huis dat op geen enkele bon staat?',
  antwoord: 'PEPER',
  ookGoed: ['DE PEPER'],
  toonAntwoord: 'PEPER',
  uitleg:
    'Negentien geleverde woorden passen maar op één manier op het bord. Dan blijft er één rij van vijf vakjes over die alleen door kruisende woorden is gevuld, en daar staat PEPER. Berend had een handvol in zijn schortzak.',
  bijnaGoed: [
    { antwoord: 'PEPERS', tekst: 'Heel dichtbij. Tel de vakjes nog eens.' },
    {
      antwoord: 'PEPERKORREL',
      tekst: 'Dat is de goede hoek van de kast. Het woord op het bord is korter.',
    },
  ],
  hints: [
    'Tel per lengte hoeveel woorden er op de bonnen staan en hoeveel rijen van die lengte het bord heeft. Begin dan met de lengte die het minst voorkomt.',
    'Er zijn twee rijen van acht. Zou KNOFLOOK in de linker staan, dan moest er een woord van vier met een F beginnen, en dat is er niet. Links hoort dus BAKPLAAT, uiterst rechts KNOFLOOK. Haak aan BAKPLAAT PREI en SPATEL aan vast en werk van daaruit naar links. Alleen de woorden van vijf letters komen er één tekort, dus wacht daarmee tot de kruisingen er staan.',
  ],
} as const satisfies Raadsel<Persoon, Persoon>
