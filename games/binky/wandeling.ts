import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing } from '#domain/drawing'
import { path, text, rect } from '#games/kit/shapes'

/** The field with molehills; Binky's hut stands at `BEGIN`. */
export const FIELD = [
  'PEDAVOS',
  'ROTMBUG',
  'SKANELT',
  'GIMOPAR',
  'VAEITZO',
  'DRUSKEN',
  'HBOTAML',
] as const

/** The row and column, counted from 0, of the square where the walk starts. */
export const BEGIN = [6, 0] as const

export const DIRECTION = {
  rechts: [0, 1],
  links: [0, -1],
  omhoog: [-1, 0],
  omlaag: [1, 0],
} as const
export type Direction = keyof typeof DIRECTION

/** Each leg ends on a letter. */
export const WALK: readonly (readonly (readonly [number, Direction])[])[] = [
  [
    [4, 'omhoog'],
    [1, 'rechts'],
  ],
  [
    [4, 'rechts'],
    [1, 'omhoog'],
  ],
  [
    [3, 'omlaag'],
    [2, 'links'],
  ],
  [
    [3, 'rechts'],
    [2, 'omlaag'],
  ],
]

const NUMBER_WORD = ['', 'één', 'twee', 'drie', 'vier'] as const

const SQUARE = 56
const X = 24
const Y = 24

const drawing: Drawing = {
  width: 440,
  height: 440,
  shapes: [
    rect(X - 12, Y - 12, 7 * SQUARE + 24, 7 * SQUARE + 24, {
      fill: 'mos',
      strokeWidth: 3,
      radius: 10,
    }),
    ...FIELD.flatMap((row, r) =>
      [...row].flatMap((letter, k) => {
        const x = X + k * SQUARE
        const y = Y + r * SQUARE
        const home = r === BEGIN[0] && k === BEGIN[1]
        return [
          rect(x + 2, y + 2, SQUARE - 4, SQUARE - 4, {
            fill: home ? 'sand' : 'paper',
            line: undefined,
            radius: 5,
          }),
          ...(home
            ? [
                rect(x + 13, y + 24, 30, 22, { fill: 'messing' }),
                path(`M ${x + 6} ${y + 27} L ${x + 28} ${y + 8} L ${x + 50} ${y + 27} Z`, {
                  fill: 'blue',
                }),
                path(`M ${x + 21} ${y + 46} v -9 a 7 7 0 0 1 14 0 v 9 Z`, {
                  fill: 'ink',
                  line: undefined,
                }),
              ]
            : [text(x + SQUARE / 2, y + 37, letter, 26, { letter: 'title', bold: true })]),
        ]
      })
    ),
  ],
}

export const wandeling = {
  name: 'wandeling',
  label: '6. De wandeling over het veld',
  description: 'Een veld vol letters en een lijstje met stappen',
  answer: 'KUIL',
  answer2: 'een kuil',
  answerAddition:
    'De vier stukken van de wandeling eindigen op K, U, I en L. Daar is een kuil gegraven, en op de bodem ligt Binky’s bal.',
  checkAnswer: true,
  hints: [
    'Begin bij het hok, linksonder op het veld. Leg je vinger erop.',
    'Tel elk vakje waar je naartoe stapt. Het vakje waar je al staat, telt niet mee.',
    'Aan het eind van regel 1 sta je op een letter. Schrijf die op en loop vanaf daar verder met regel 2.',
    'Regel 1 brengt je bij de K, regel 2 bij de U.',
  ],
  booklet: {
    story: [
      'Aan een punaise in het schuurtje hangt een papiertje met stappen. Het hoort bij het veld achter het park.',
    ],
    material: [
      {
        kind: 'text',
        paragraphs: [
          'Begin bij het hondenhok, linksonder. Schrijf na elke regel de letter op waarop je staat, en loop vanaf daar verder.',
        ],
      },
      {
        kind: 'prop',
        object: 'note',
        heading: 'Over het veld',
        look: { fastening: 'pin', width: 0.6 },
        parts: [
          {
            kind: 'list',
            numbered: true,
            items: WALK.map((piece) =>
              piece.map(([count, direction]) => `${NUMBER_WORD[count]} ${direction}`).join(', ')
            ),
          },
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het veld achter het park',
        description: `Een veld van zeven rijen en zeven kolommen met letters. Linksonder staat in plaats van een letter het hok. ${FIELD.map(
          (row, r) =>
            `Rij ${r + 1}: ${[...row].map((letter, k) => (r === BEGIN[0] && k === BEGIN[1] ? 'hok' : letter)).join(' ')}.`
        ).join(' ')}`,
        drawing,
      },
    ],
    question: 'Wat vind je op het veld?',
  },
} as const satisfies HintItem<'wandeling'>
