import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, path, range, rect } from '#games/kit/shapes'

export type SquareRow = {
  /** The first square, counted from 0. */
  readonly row: number
  readonly column: number
  readonly direction: 'liggend' | 'staand'
  readonly length: number
}

/** The number of squares on each side of the board. Every row of squares takes one word. */
export const BOARD_SIZE = 13
export const SQUARE_ROWS: readonly SquareRow[] = [
  { row: 2, column: 1, direction: 'liggend', length: 4 },
  { row: 1, column: 6, direction: 'liggend', length: 6 },
  { row: 3, column: 8, direction: 'liggend', length: 4 },
  { row: 6, column: 2, direction: 'liggend', length: 5 },
  { row: 6, column: 8, direction: 'liggend', length: 5 },
  { row: 8, column: 9, direction: 'liggend', length: 4 },
  { row: 9, column: 0, direction: 'liggend', length: 7 },
  { row: 10, column: 8, direction: 'liggend', length: 5 },
  { row: 11, column: 0, direction: 'liggend', length: 7 },
  { row: 6, column: 0, direction: 'staand', length: 4 },
  { row: 9, column: 1, direction: 'staand', length: 4 },
  { row: 1, column: 2, direction: 'staand', length: 6 },
  { row: 6, column: 3, direction: 'staand', length: 4 },
  { row: 0, column: 4, direction: 'staand', length: 7 },
  { row: 6, column: 5, direction: 'staand', length: 7 },
  { row: 1, column: 6, direction: 'staand', length: 6 },
  { row: 0, column: 8, direction: 'staand', length: 8 },
  { row: 8, column: 9, direction: 'staand', length: 5 },
  { row: 0, column: 10, direction: 'staand', length: 5 },
  { row: 5, column: 12, direction: 'staand', length: 8 },
]

/** What the suppliers delivered: one word fewer than the board has room for. */
export const DELIVERIES = [
  {
    title: 'Kruidenier',
    words: ['AZIJN', 'CACAO', 'KETCHUP', 'MOSTERD', 'SIROOP', 'SUIKER'],
  },
  { title: 'Markt', words: ['BIET', 'ERWT', 'KALF', 'KNOFLOOK', 'KWARK', 'PREI', 'ZALM'] },
  {
    title: 'Keukenwinkel',
    words: ['BAKPLAAT', 'DEEGROL', 'EIERDOP', 'LEPEL', 'OVEN', 'SPATEL'],
  },
] as const

const SQUARE = 31
const MARGIN = 29

/** The squares of the board, counted row by row. */
const SQUARES = [
  ...new Set(
    SQUARE_ROWS.flatMap(({ row, column, direction, length }) =>
      range(length).map((i) =>
        direction === 'liggend' ? row * BOARD_SIZE + column + i : (row + i) * BOARD_SIZE + column
      )
    )
  ),
].sort((one, other) => one - other)

function drawBoard(): Drawing {
  const side = BOARD_SIZE * SQUARE + 2 * MARGIN
  return {
    width: side,
    height: side + 42,
    shapes: [
      // The cord and the nail by which the board hangs.
      path(`M ${side / 2 - 110} 50 L ${side / 2} 12 L ${side / 2 + 110} 50`, {
        line: 'messing',
        strokeWidth: 3,
      }),
      circle(side / 2, 12, 5, { fill: 'ink', line: undefined }),
      rect(8, 48, side - 16, side - 14, { radius: 10, fill: 'messing', strokeWidth: 2 }),
      rect(16, 56, side - 32, side - 30, { radius: 5, line: 'mos', strokeWidth: 5 }),
      // Light wood instead of a green board, which would cost a printer half its ink.
      rect(20, 60, side - 40, side - 38, { radius: 3, fill: 'sand', strokeWidth: 2 }),
      ...SQUARES.map((square): Shape => {
        const [row, column] = [Math.floor(square / BOARD_SIZE), square % BOARD_SIZE]
        return rect(MARGIN + column * SQUARE, MARGIN + 41 + row * SQUARE, SQUARE, SQUARE, {
          fill: 'paper',
          strokeWidth: 2,
        })
      }),
      // A stub of chalk on the ledge.
      rect(40, side + 22, 46, 9, { radius: 4, fill: 'white', strokeWidth: 2 }),
    ],
  }
}

const describeSquareRow = ({ row, column, direction, length }: SquareRow) =>
  `${direction} vanaf rij ${row + 1}, kolom ${column + 1}, ${length} vakjes`

export const berend = {
  name: 'berend',
  flag: 'berend',
  label: 'Berend, de kok',
  group: 'personen',
  kind: 'puzzle',
  level: 4,
  story: [
    'Berend stond al achter dit fornuis toen je nog met guldens afrekende. Die avond, zegt hij, is hij geen stap van zijn pannen geweken, en hij heeft niets gebruikt wat niet netjes was geleverd.',
    'Boven het aanrecht hangt zijn voorraadbord. Geen lijst, maar een kruiswoord. ‘Wat in elkaar haakt, raak je niet kwijt.’ Na het feest heeft iemand het bord schoongeveegd. De leveringsbonnen liggen er nog, en voor zover wij kunnen tellen, is er op het bord plaats voor één ding meer.',
  ],
  material: [
    staffCard('berend'),
    {
      kind: 'prop',
      object: 'receipt',
      heading: 'Leveringen voor het feest',
      look: { width: 1, lettering: 'print' },
      parts: [
        {
          kind: 'cards',
          caption: 'De leveringsbonnen. Alles wat hierop staat, stond ook op het bord.',
          cards: DELIVERIES.map(({ title, words }) => ({
            title,
            lines: [words.join(', ')],
          })),
        },
      ],
    },
    {
      kind: 'drawing',
      caption:
        'Het voorraadbord. In elke rij vakjes hoort één woord, van links naar rechts of van boven naar beneden.',
      description: `Een bord van 13 rijen en 13 kolommen met ${SQUARE_ROWS.length} rijen vakjes die elkaar kruisen: ${SQUARE_ROWS.map(describeSquareRow).join('; ')}. Alle vakjes zijn leeg.`,
      drawing: drawBoard(),
      pen: {
        ...{ kind: 'letter', x: MARGIN, y: MARGIN + 41, side: SQUARE },
        ...{ rows: BOARD_SIZE, columns: BOARD_SIZE, squares: SQUARES },
      },
    },
  ],
  question: 'Wat had Berend in huis dat op geen enkele bon staat?',
  answer: 'PEPER',
  showAnswer: 'PEPER',
  explanation:
    'Negentien geleverde woorden passen maar op één manier op het bord. Dan blijft er één rij van vijf vakjes over die alleen door kruisende woorden is gevuld, en daar staat PEPER. Berend had een handvol in zijn schortzak.',
  nearMisses: [
    { answer: 'PEPERS', text: 'Heel dichtbij. Tel de vakjes nog eens.' },
    {
      answer: 'PEPERKORREL',
      text: 'Dat is de goede hoek van de kast. Het woord op het bord is korter.',
    },
  ],
  hints: [
    'Tel per lengte hoeveel woorden er op de bonnen staan en hoeveel rijen van die lengte het bord heeft. Begin dan met de lengte die het minst voorkomt.',
    'Er zijn twee rijen van acht. Zou KNOFLOOK in de linker staan, dan moest er een woord van vier met een F beginnen, en dat is er niet. Links hoort dus BAKPLAAT, uiterst rechts KNOFLOOK. Haak aan BAKPLAAT PREI en SPATEL aan vast en werk van daaruit naar links. Alleen de woorden van vijf letters komen er één tekort, dus wacht daarmee tot de kruisingen er staan.',
  ],
} as const satisfies Puzzle<Person, Person>
