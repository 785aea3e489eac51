import { circle, ellipse, group, path, drawing, text, range } from '#games/kit/shapes'
import { fromFrommel } from '#games/ontgoocheld/frommel'
import { silentNose } from '#games/ontgoocheld/story/five_things'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Drawing, Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

/**
 * A clown who is sad one way up and laughs the other way up. The letter at the top is the one that
 * counts.
 */
export type Clown = {
  readonly dots: number
  readonly sad: string
  readonly happy: string
  /** Whether its portrait lies upside down on the sheet. */
  readonly turned: boolean
}

const SAD = 'DRAAIONSOM'
const HAPPY = ['ZES', 'EEN', 'ACHT'].join('')

/** Some lie the other way up, so that turning the whole sheet does not make the class laugh. */
const TURNED: readonly number[] = [1, 6, 8]

/** The clowns in the order of the sheet. */
export const CLOWNS: readonly Clown[] = [7, 2, 10, 4, 1, 9, 5, 8, 3, 6].map((dots, index) => ({
  dots,
  sad: itemAt(SAD, dots - 1),
  happy: itemAt(HAPPY, dots - 1),
  turned: TURNED.includes(index),
}))

const WIDE = 88
const HEIGHT = 156

/**
 * The places of up to ten dots on a nose, around its middle, in rows that people count at a glance.
 */
const ROWS: readonly (readonly number[])[] = [
  [1],
  [2],
  [1, 2],
  [2, 2],
  [2, 3],
  [3, 3],
  [2, 3, 2],
  [3, 2, 3],
  [3, 3, 3],
  [3, 4, 3],
]

function dotted(count: number): Shape[] {
  const rows = itemAt(ROWS, count - 1)
  return rows.flatMap((inARow, row) =>
    range(inARow).map((i) =>
      circle((i - (inARow - 1) / 2) * 7.2, (row - (rows.length - 1) / 2) * 7.2, 2.3, {
        fill: 'white',
        line: 'ink',
        strokeWidth: 0.7,
      })
    )
  )
}

const HATS: readonly (readonly Shape[])[] = [
  [
    path('M -17 -30 L 0 -53 L 17 -30 Z', { fill: 'blue', strokeWidth: 1.8 }),
    circle(0, -53, 3.6, { fill: 'white', strokeWidth: 1.4 }),
  ],
  [
    path('M 0 -42 L -22 -52 L -22 -31 Z M 0 -42 L 22 -52 L 22 -31 Z', {
      fill: 'wax',
      strokeWidth: 1.8,
    }),
    circle(0, -42, 5, { fill: 'yellow', strokeWidth: 1.6 }),
  ],
  [
    path('M -14 -34 L -14 -55 L 14 -55 L 14 -34 Z', { fill: 'ink', strokeWidth: 1.8 }),
    path('M -24 -34 L 24 -34', { strokeWidth: 4 }),
    path('M -14 -41 L 14 -41', { line: 'yellow', strokeWidth: 4 }),
  ],
  [
    ...range(5).map((i) =>
      circle(-20 + i * 10, -40 - (i % 2) * 6, 7, { fill: 'orange', strokeWidth: 1.6 })
    ),
  ],
]

/**
 * A face that can be turned: eyes beside the middle, and two mouths, each of which is the other's
 * forehead. Both mouths curve down: at the bottom that is a pout, at the top (and so upside down) a
 * smile.
 */
function face(index: number, count: number): Shape[] {
  const top = itemAt(HATS, index % 4)
  const bottom = itemAt(HATS, (index + 1 + Math.floor(index / 4)) % 4)
  return [
    group(0, 0, top),
    group(0, 0, bottom, { rotate: 180 }),
    circle(0, 0, 37, { fill: 'white', strokeWidth: 2 }),
    ...[-1, 1].flatMap((side) => [
      path(ellipse(side * 27, 0, 6.5, 8.5), { fill: 'paper', strokeWidth: 1.4 }),
      circle(side * 27, 0, 3, { fill: 'ink', line: undefined }),
    ]),
    path('M -16 30 Q 0 15 16 30 Q 0 23 -16 30 Z', { fill: 'wax', strokeWidth: 1.6 }),
    path('M -15.5 -22 Q 0 -35.5 15.5 -22 Q 0 -28.5 -15.5 -22 Z', { fill: 'wax', strokeWidth: 1.4 }),
    circle(0, 0, 16, { fill: 'wax', strokeWidth: 2 }),
    ...dotted(count),
  ]
}

const insignia = (letter: string): Shape[] => [
  text(0, -63, letter, 18, { letter: 'code', bold: true }),
]

function clownCard({ dots: count, sad: sip, happy, turned }: Clown, index: number): Drawing {
  return drawing(WIDE, HEIGHT, [
    group(
      WIDE / 2,
      HEIGHT / 2,
      [...insignia(sip), group(0, 0, insignia(happy), { rotate: 180 }), ...face(index, count)],
      { rotate: turned ? 180 : 0 }
    ),
  ])
}

/** Both letters, because a face that is turned shows the other one at the top. */
const clownInWords = ({ dots: count, sad, happy, turned }: Clown): string =>
  `${turned ? 'Dit portret ligt op zijn kop. ' : ''}Een clown die sip kijkt, met ${count} ${count === 1 ? 'stip' : 'stippen'} op zijn neus. Rechtop staat er bovenaan een ${sad}. Onderaan staat een letter op haar kop, een ${happy}. Op zijn voorhoofd zit een tweede mond, die lacht als je het portret omdraait.`

export const nose = {
  name: 'neus',
  code: '618',
  sheet: {
    title: 'De neus',
    section: 'Slot 4',
    level: 2,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Zonder rode neus is een clown gewoon een meneer met te grote schoenen. Frommel heeft de zijne nog, maar hij kriebelt niet meer. En een neus die niet kriebelt, maakt niemand aan het lachen.',
        ],
      },
      fromFrommel(
        'Hierbij mijn tien leerlingen van de clownsschool. Kijk ze eens sip zijn. Allemaal aangestoken. Geef ze alle tien hun lach terug. Maar laat je potlood liggen: een clown beklad je niet, die laat je op zijn kop staan.'
      ),
      {
        kind: 'drawing',
        caption: 'Frommel, zonder kriebel.',
        description: 'De clown met zijn hoge hoed en zijn rode neus. Hij kijkt sip.',
        drawing: silentNose,
      },
      {
        kind: 'list',
        heading: 'Wat je doet',
        items: [
          'Knip de tien portretten uit en verdeel ze.',
          'Zet de leerlingen op een rij, eerst allemaal sip. Wie de minste stippen op zijn neus heeft, staat vooraan.',
          'Bij elke leerling telt alleen de letter die rechtop bovenaan staat.',
        ],
      },
      {
        kind: 'prop',
        object: 'book_page',
        heading: 'Eerste les van de clownsschool',
        look: { left: undefined },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Een sip gezicht is een blij gezicht dat je nog niet van de goede kant hebt bekeken.',
            ],
          },
        ],
      },
      { kind: 'question', text: 'Wat zegt de klas als iedereen lacht?' },
      { kind: 'fill_in', label: 'De letters', boxes: 10 },
      { kind: 'fill_in', label: 'De code van slot 4', boxes: 3 },
    ],
  },
  assignment: 'Zing iets vrolijks door je neus',
  hints: [
    'Leg de portretten op een rij, van één stip op de neus tot tien. Houd ze nog even sip en lees de bovenste letters.',
    'De sippe klas zegt: draai ons om. Let op, niet de rij: draai elk portret om op zijn eigen plaats.',
    'Op zijn kop is het voorhoofd een mond, en die lacht. De bovenste letters zijn nu drie getallen in letters.',
  ],
  solution: [
    'Leg de tien portretten op volgorde van het aantal stippen op de neus, van één tot tien. Sip gezien staat er bovenaan: DRAAI ONS OM.',
    'Draai elk portret op zijn plaats een halve slag. Nu lachen ze alle tien, en bovenaan staat: ZES EEN ACHT.',
    'De code is 618.',
  ],
} as const satisfies LockPuzzle

/** The ten pupils. */
export const clownCutOuts = {
  title: 'De klas van de clownsschool',
  section: 'Knipvel bij slot 4',
  blocks: [
    {
      kind: 'cut_out_cards',
      caption: 'Knip langs de streepjes: tien portretten. Een paar liggen er op hun kop.',
      columns: 4,
      height: 70,
      cards: CLOWNS.map((clown, index) => ({
        drawing: clownCard(clown, index),
        description: clownInWords(clown),
      })),
    },
  ],
} as const
