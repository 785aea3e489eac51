import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, path, range, rect } from '#games/kit/shapes'

export type SquareRow = {
  /** The first square, counted from 0. */
  readonly rij: number
  readonly kolom: number
  readonly richting: 'liggend' | 'staand'
  readonly lengte: number
}

/** The board: 13 by 13 squares. Every row of squares takes one word. */
export const BOARD_SIZE = 13
export const SQUARE_ROWS: readonly SquareRow[] = [
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
export const DELIVERIES = [
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

const SQUARE = 31
const MARGIN = 29

function drawBoard(): Drawing {
  const side = BOARD_SIZE * SQUARE + 2 * MARGIN
  const squares = new Set(
    SQUARE_ROWS.flatMap(({ rij: row, kolom: column, richting: direction, lengte: length }) =>
      range(length).map((i) =>
        direction === 'liggend' ? `${row},${column + i}` : `${row + i},${column}`
      )
    )
  )
  return {
    breedte: side,
    hoogte: side + 42,
    vormen: [
      // The cord and the nail that the board hangs by.
      path(`M ${side / 2 - 110} 50 L ${side / 2} 12 L ${side / 2 + 110} 50`, {
        lijn: 'messing',
        dikte: 3,
      }),
      circle(side / 2, 12, 5, { vulling: 'inkt', lijn: undefined }),
      rect(8, 48, side - 16, side - 14, { rond: 10, vulling: 'messing', dikte: 2 }),
      rect(18, 58, side - 36, side - 34, { rond: 4, vulling: 'mos', dikte: 2 }),
      ...[...squares].map((square): Shape => {
        const [row, column] = square.split(',').map(Number)
        return rect(MARGIN + column! * SQUARE, MARGIN + 41 + row! * SQUARE, SQUARE, SQUARE, {
          vulling: 'papier',
          dikte: 2,
        })
      }),
      // A stub of chalk on the ledge.
      rect(40, side + 22, 46, 9, { rond: 4, vulling: 'wit', dikte: 2 }),
    ],
  }
}

const describeSquareRow = ({
  rij: row,
  kolom: column,
  richting: direction,
  lengte: length,
}: SquareRow) => `${direction} vanaf rij ${row + 1}, kolom ${column + 1}, ${length} vakjes`

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
    staffCard('berend'),
    {
      soort: 'tekening',
      bijschrift:
        'Het voorraadbord. In elke rij vakjes hoort één woord, van links naar rechts of van boven naar beneden.',
      beschrijving: `Een bord van 13 rijen en 13 kolommen met ${SQUARE_ROWS.length} rijen vakjes die elkaar kruisen: ${SQUARE_ROWS.map(describeSquareRow).join('; ')}. Alle vakjes zijn leeg.`,
      tekening: drawBoard(),
    },
    {
      soort: 'kaartjes',
      bijschrift: 'De leveringsbonnen. Alles wat hierop staat, stond ook op het bord.',
      kaartjes: DELIVERIES.map(({ titel: title, woorden: words }) => ({
        titel: title,
        regels: [words.join(', ')],
      })),
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
} as const satisfies Puzzle<Person, Person>
