import {
  circle,
  ellipse,
  group,
  angular,
  line,
  path,
  drawing,
  text,
  range,
  rect,
} from '#games/kit/shapes'
import { stamp } from '#games/eindejaar/sheets/eindejaar_symbols'
import type { SheetName } from '#games/eindejaar/eindejaar_flags'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

type Picture = 'kom' | 'ballen' | 'ramen' | 'pennen' | 'boom' | 'bril'

/**
 * A part of a word: a picture whose name is altered, or letters as they stand. `8` is read aloud.
 */
export type Piece =
  | {
      readonly picture: Picture
      readonly dropped?: string
      readonly swap?: readonly [string, string]
    }
  | { readonly letters: string }

/** The songs, one per line: the words, each put together from pieces, and the box that counts. */
export const LINES = [
  {
    words: [
      [{ picture: 'kom' }, { letters: 'T' }],
      [{ picture: 'ballen', dropped: 'b' }],
      [{ letters: 'TE' }, { picture: 'ramen', swap: ['r', 'z'] }],
    ],
    lengths: [4, 5, 7],
    box: 12,
  },
  {
    words: [[{ letters: 'O' }], [{ picture: 'pennen', swap: ['p', 'd'] }, { picture: 'boom' }]],
    lengths: [1, 10],
    box: 6,
  },
  {
    words: [
      [{ picture: 'bril', swap: ['br', 'st'] }, { letters: 'LE' }],
      [{ letters: 'N' }, { letters: '8' }],
    ],
    lengths: [6, 5],
    box: 1,
  },
] as const satisfies readonly {
  words: readonly (readonly Piece[])[]
  lengths: readonly number[]
  box: number
}[]

/**
 * The choir's book, with the songs of the evening among others. Every row of boxes fits three
 * titles; with other titles than those that were drawn, the marked boxes could spell another
 * number.
 */
export const SONGBOOK = [
  'De herdertjes lagen bij nachte',
  'Door witte straten',
  'Drie grote sterren',
  'Gouden engel',
  'Hoe leit dit kindeke',
  'Komt allen tezamen',
  'Nieuwe dagen',
  'Nu zijt wellekome',
  'O dennenboom',
  'O kerstnacht',
  'O wintertijd',
  'Stille nacht',
] as const

/** A fountain pen, with its nib down. The slit and the hole show that it is not a pencil. */
const pen = (x: number, rotate: number, color: 'wax' | 'blue' | 'mos'): Shape =>
  group(
    x,
    -2,
    [
      path('M -8 -30 Q -8 -40 0 -40 Q 8 -40 8 -30 V 8 H -8 Z', { fill: color }),
      rect(-8, -12, 16, 5, { fill: 'messing', strokeWidth: 1.5 }),
      path('M 3 -32 V -18', { line: 'paper', strokeWidth: 3 }),
      path('M -6 8 H 6 L 5 16 H -5 Z', { fill: 'ink', strokeWidth: 1.5 }),
      path('M -5 16 H 5 C 10 24 4 32 0 40 C -4 32 -10 24 -5 16 Z', {
        fill: 'messing',
        strokeWidth: 2,
      }),
      circle(0, 24, 1.8, { fill: 'ink', strokeWidth: 1 }),
      line(0, 24, 0, 38, { strokeWidth: 1.5 }),
    ],
    { rotate }
  )

const bauble = (x: number, y: number, color: 'wax' | 'mos' | 'messing'): Shape[] => [
  circle(x, y, 19, { fill: color }),
  rect(x - 5, y - 25, 10, 7, { fill: 'sand', strokeWidth: 2 }),
  path(`M ${x - 11} ${y - 5} A 12 12 0 0 1 ${x - 4} ${y - 12}`, { line: 'paper', strokeWidth: 3 }),
]

const pane = (x: number): Shape[] => [
  rect(x - 19, -30, 38, 58, { fill: 'blue' }),
  line(x, -30, x, 28, { line: 'paper', strokeWidth: 4 }),
  line(x - 18, -2, x + 18, -2, { line: 'paper', strokeWidth: 4 }),
  rect(x - 19, -30, 38, 58),
  line(x - 23, 31, x + 23, 31, { strokeWidth: 4 }),
]

const PICTURES: Record<Picture, readonly Shape[]> = {
  kom: [
    path('M -38 -10 C -36 26 -18 32 0 32 C 18 32 36 26 38 -10 Z', { fill: 'wax' }),
    path(ellipse(0, -10, 38, 10), { fill: 'white' }),
    line(-30, 10, 30, 10, { line: 'paper', strokeWidth: 4, dash: '2 9' }),
  ],
  ballen: [...bauble(-22, 14, 'wax'), ...bauble(22, 14, 'messing'), ...bauble(0, -14, 'mos')],
  ramen: [...pane(-25), ...pane(25)],
  pennen: [pen(-28, 12, 'wax'), pen(0, 0, 'blue'), pen(28, -12, 'mos')],
  boom: [
    rect(-7, 4, 14, 30, { fill: 'messing' }),
    path('M -30 6 C -48 2 -42 -24 -26 -22 C -24 -42 24 -42 26 -22 C 42 -24 48 2 30 6 Z', {
      fill: 'mos',
    }),
    line(-30, 35, 30, 35),
  ],
  bril: [
    circle(-22, 2, 18, { fill: 'white', strokeWidth: 4 }),
    circle(22, 2, 18, { fill: 'white', strokeWidth: 4 }),
    path('M -4 0 Q 0 -7 4 0', { strokeWidth: 4 }),
    path('M -39 -3 Q -46 -14 -38 -22', { strokeWidth: 4 }),
    path('M 39 -3 Q 46 -14 38 -22', { strokeWidth: 4 }),
  ],
}

const WIDTH = 500

function inscription(piece: Piece): Shape[] {
  if (!('picture' in piece)) return []
  if (piece.swap) return [text(0, 66, `${piece.swap[0]} = ${piece.swap[1]}`, 20, { bold: true })]
  if (!piece.dropped) return []
  return [
    text(0, 66, piece.dropped, 21, { bold: true }),
    line(-10, 66, 10, 53, { line: 'wax', strokeWidth: 3 }),
  ]
}

function pieceShape(piece: Piece, x: number): Shape {
  const content =
    'picture' in piece
      ? PICTURES[piece.picture]
      : [
          rect(
            -20 - (piece.letters.length - 1) * 9,
            -24,
            40 + (piece.letters.length - 1) * 18,
            50,
            {
              fill: 'white',
              radius: 5,
              strokeWidth: 2,
            }
          ),
          text(0, 12, piece.letters, 33, { letter: 'title', bold: true }),
        ]
  return group(x, 66, [...content, ...inscription(piece)])
}

const widthOf = (piece: Piece) => ('picture' in piece ? 98 : 44 + piece.letters.length * 14)

const BOX = { size: 25, height: 32, y: 160, between: 16 } as const

/** Where each box begins: one per letter, with a bigger gap between words. */
function boxesX(lengths: readonly number[]): number[] {
  const { size, between } = BOX
  const letters = lengths.reduce((sum, length) => sum + length, 0)
  const begin = (WIDTH - letters * size - (lengths.length - 1) * between) / 2
  return lengths
    .flatMap((length, word) => range(length).map(() => word))
    .map((word, i) => begin + i * size + word * between)
}

/** The boxes of a line. The one that counts has a thick edge and an arrow. */
function boxes(lengths: readonly number[], chosen: number): Shape[] {
  const { size, height, y } = BOX
  const xs = boxesX(lengths)
  const x = itemAt(xs, chosen - 1)
  return [
    ...xs.map((begin) => rect(begin, y, size, height, { fill: 'white', strokeWidth: 1.2 })),
    rect(x - 2, y - 2, size + 4, height + 4, {
      fill: 'sand',
      line: 'wax',
      strokeWidth: 4,
      radius: 3,
    }),
    path(
      angular([
        [x + size / 2, 200],
        [x + size / 2 - 8, 213],
        [x + size / 2 + 8, 213],
      ]),
      {
        fill: 'wax',
        line: 'wax',
        strokeWidth: 1,
      }
    ),
  ]
}

const HEADING = 106

/** A note of the staff. The stem of a high note points down. */
const note = (x: number, y: number, down: boolean): Shape =>
  group(x, y, [
    path(ellipse(0, 0, 7, 5), { fill: 'ink', strokeWidth: 1 }),
    down ? line(-6.5, 1, -6.5, 26) : line(6.5, -1, 6.5, -26),
  ])

const NOTES = [
  [56, 90],
  [104, 82],
  [140, 86],
  [196, 74],
  [232, 78],
  [290, 90],
  [330, 94],
  [380, 82],
] as const

/** The head of the song sheet, above the first song: the staff that none of them can read. */
const heading: readonly Shape[] = [
  text(22, 40, 'vannacht zingen wij', 26, { anchor: 'start', letter: 'title' }),
  ...range(5).map((i) => line(22, 66 + i * 8, 408, 66 + i * 8, { line: 'soft', strokeWidth: 1 })),
  ...NOTES.map(([x, y]) => note(x, y, y < 80)),
  ...[164, 262, 408].map((x) => line(x, 66, x, 98, { line: 'soft', strokeWidth: 1.5 })),
  stamp('oranje', 'maan', WIDTH),
]

function lineDrawing(number: number): Drawing {
  const { words, lengths, box } = itemAt(LINES, number)
  const gap = 22
  const width = words.reduce(
    (sum: number, word) =>
      sum + (word as readonly Piece[]).reduce((part, piece) => part + widthOf(piece), 0),
    (words.length - 1) * gap
  )
  let x = (WIDTH - width) / 2
  const shapes: Shape[] = []
  words.forEach((word, i) => {
    if (i > 0) {
      shapes.push(
        line(x + gap / 2, 26, x + gap / 2, 112, { line: 'soft', strokeWidth: 1.5, dash: '2 6' })
      )
      x += gap
    }
    for (const piece of word as readonly Piece[]) {
      shapes.push(pieceShape(piece, x + widthOf(piece) / 2))
      x += widthOf(piece)
    }
  })
  const lied = [...shapes, ...boxes(lengths, box)]
  return number === 0
    ? drawing(WIDTH, 222 + HEADING, [...heading, group(0, HEADING, lied)])
    : drawing(WIDTH, 222, lied)
}

export const carolRebus = {
  name: 'sheet10',
  flag: 'sheet10',
  label: 'Het koor van de nachtploeg',
  group: 'oranje',
  kind: 'puzzle',
  level: 1,
  symbol: 'maan',
  story: [
    'De nachtploeg van de Vuurpijlzolder zingt bij het werk. Omdat niemand van hen noten kan lezen, heeft Theodoor, de dirigent, de liedjes van vannacht getekend. Zeggen doet hij ook niets: hij heeft het te druk met de maat slaan. Zijn muziekstandaard piept sinds vandaag niet meer, en met het oliekannetje is Marleen verdergegaan.',
    'Vannacht staan er drie liedjes op het programma. ‘Samen,’ zegt de oudste bas, ‘vertellen ze ons precies hoeveel vuurpijlen er in een kist gaan.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'note',
      heading: 'Zo lees je de tekeningen',
      parts: [
        {
          kind: 'list',
          items: [
            'Zeg bij elk plaatje wat je ziet. Letters en cijfers in een vakje lees je gewoon mee.',
            'Een letter met een streep erdoor laat je weg uit het woord erboven.',
            'Staat er a = o onder een plaatje, dan vervang je in dat woord de a door een o. Het kunnen ook meer letters zijn.',
            'Een stippellijn scheidt twee woorden. Onder elk liedje staat voor elke letter een vakje.',
            'Onthoud van elk liedje de letter in het vakje met de dikke rand, van het eerste liedje tot en met het derde.',
          ],
        },
      ],
    },
    {
      kind: 'prop',
      object: 'book_page',
      heading: 'Liedboek van het koor',
      look: { lettering: 'hand' },
      parts: [
        {
          kind: 'list',
          items: SONGBOOK,
        },
      ],
    },
    {
      kind: 'prop',
      object: 'book_page',
      look: { frame: false },
      parts: [
        {
          kind: 'drawing',
          caption: 'Het eerste liedje',
          description:
            'Bovenaan staat een notenbalk, voor de sier. Dan drie woorden. Eerste woord: een kom, dan de letter T. Tweede woord: kerstballen, met een doorgestreepte b eronder. Derde woord: de letters TE, dan ramen met eronder r = z. Daaronder vakjes voor woorden van 4, 5 en 7 letters; het twaalfde vakje heeft een dikke rand. Rechtsboven staat het stempel van het blad: een maan.',
          drawing: lineDrawing(0),
        },
        {
          kind: 'drawing',
          caption: 'Het tweede liedje',
          description:
            'Twee woorden. Eerste woord: de letter O. Tweede woord: pennen met eronder p = d, dan een boom. Daaronder vakjes voor woorden van 1 en 10 letters; het zesde vakje, geteld over beide woorden, heeft een dikke rand.',
          drawing: lineDrawing(1),
        },
        {
          kind: 'drawing',
          caption: 'Het derde liedje',
          description:
            'Twee woorden. Eerste woord: een bril met eronder br = st, dan de letters LE. Tweede woord: de letter N, dan het cijfer 8. Daaronder vakjes voor woorden van 6 en 5 letters; het eerste vakje heeft een dikke rand.',
          drawing: lineDrawing(2),
        },
      ],
    },
  ],
  question: 'Hoeveel vuurpijlen gaan er in een kist? Geef het cijfer.',
  answer: '6',
  alsoCorrect: ['zes'],
  showAnswer: '6',
  explanation:
    'De liedjes zijn ‘Komt allen tezamen’, ‘O dennenboom’ en ‘Stille nacht’. In de vakjes met een dikke rand staan de Z, de E en de S.',
  nearMisses: [
    {
      answer: '8',
      text: 'Dat cijfer hoort in een woord van het derde liedje. Lees het maar eens hardop, met de N ervoor.',
    },
    {
      answer: '1',
      text: 'Die titels passen in de vakjes, maar niet allemaal bij de plaatjes. Lees nog eens hardop wat er getekend is.',
    },
    {
      answer: '3',
      text: 'Er zijn drie liedjes, maar ze hebben samen nog iets te zeggen.',
    },
  ],
  hints: [
    'Alle drie de liedjes staan in het liedboek, maar in elke rij vakjes passen meer titels. Lees dus eerst hardop wat er getekend is, en zoek dan welke titel zo klinkt.',
    'Begin met het tweede liedje: een O, dan pennen waarvan de p een d wordt, en dan een boom. In het derde liedje lees je het cijfer hardop.',
    'Het eerste liedje begint met kom plus T, en daarna ballen zonder b. Schrijf alle titels letter voor letter in de vakjes en kijk wat er in de drie dikke vakjes komt.',
    'De eerste letter is een Z en de laatste een S. Samen met de letter uit het midden lees je een getal.',
  ],
} as const satisfies Puzzle<SheetName, SheetName>
