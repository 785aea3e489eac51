import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, path, range, rect, text } from '#games/kit/shapes'

export const LETTER_FIELD = [
  'KWISPEL',
  'PPGRASS',
  'TOANNVR',
  'UOODEOI',
  'IEPTUEE',
  'NBALSRM',
] as const

export const SEARCH_WORDS = [
  'BAL',
  'GRAS',
  'KWISPEL',
  'NEUS',
  'PAD',
  'POOT',
  'RIEM',
  'TUIN',
  'VOER',
] as const

const SQUARE = 40
const LEFT = 80
const TOP = 176

/** A paw with a heart, as Binky's. */
const paw = (x: number, y: number, scale: number, rotate = 0): Shape =>
  group(
    x,
    y,
    [
      path('M0 12 C-4 7 -10 3 -10 -2 C-10 -8 -2 -8 0 -2 C2 -8 10 -8 10 -2 C10 3 4 7 0 12 Z', {
        fill: 'wax',
        line: undefined,
      }),
      ...(
        [
          [-12, -9],
          [-4.5, -14],
          [4.5, -14],
          [12, -9],
        ] as const
      ).map(([dx, dy]) => circle(dx, dy, 3.4, { fill: 'wax', line: undefined })),
    ],
    { scale, rotate }
  )

/** The paper bag, licked clean, with the word search on its front. */
const bag: Drawing = {
  width: 440,
  height: 470,
  shapes: [
    path(
      `M34 60 ${range(12)
        .map((i) => `L${34 + (i + 0.5) * 31} ${i % 2 ? 44 : 40} L${34 + (i + 1) * 31} 60`)
        .join(' ')} L418 446 C300 462 140 462 22 446 Z`,
      { fill: 'yellow', strokeWidth: 3 }
    ),
    path('M60 66 C50 200 46 330 52 440 M380 66 C390 200 394 330 388 440', {
      line: 'messing',
      strokeWidth: 1.6,
    }),
    path('M34 84 C160 96 280 96 406 84 L407 98 C280 110 160 110 33 98 Z', { fill: 'wax' }),
    text(220, 146, 'WOEF!', 42, { letter: 'title', bold: true }),
    paw(100, 136, 1.1, -14),
    paw(340, 136, 1.1, 14),
    rect(LEFT - 10, TOP - 10, 7 * SQUARE + 20, 6 * SQUARE + 20, {
      fill: 'white',
      radius: 10,
    }),
    ...LETTER_FIELD.flatMap((row, r) =>
      [...row].flatMap((letter, k) => [
        rect(LEFT + k * SQUARE, TOP + r * SQUARE, SQUARE, SQUARE, {
          fill: 'paper',
          line: 'soft',
          strokeWidth: 1.2,
        }),
        text(LEFT + (k + 0.5) * SQUARE, TOP + (r + 0.5) * SQUARE + 9, letter, 25, {
          letter: 'title',
          bold: true,
        }),
      ])
    ),
    // The last crumbs.
    ...(
      [
        [46, 428],
        [66, 436],
        [388, 430],
        [372, 438],
        [398, 414],
      ] as const
    ).map(([x, y]) => circle(x, y, 3.4, { fill: 'messing', strokeWidth: 1.2 })),
  ],
}

export const letterzoeker = {
  name: 'letterzoeker',
  label: '3. Het lege zakje',
  description: 'Een vierkant vol letters met negen verstopte woorden',
  answer: 'SNOEP',
  answer2: 'snoepje',
  answerAddition:
    'Streep alle negen woorden door en er blijven vijf letters over: SNOEP. In het zakje zat hondensnoep. Binky loopt voor een brokje met iedereen mee.',
  checkAnswer: true,
  hints: [
    'Zoek de negen woorden van het lijstje en streep ze door. KWISPEL staat helemaal bovenaan.',
    'Vergeet de schuine woorden niet. Het zijn er twee: PAD en POOT. Ze beginnen bij de twee letters P op de tweede regel.',
    'Geen enkele letter hoort bij twee woorden. Er blijven vijf letters over.',
    'Lees de letters die over zijn, regel voor regel. De eerste staat rechts op de tweede regel: een S.',
  ],
  booklet: {
    story: [
      'Achter de heg ligt een papieren zakje op de stoep. Leeg, en vanbinnen helemaal schoongelikt. Op de voorkant staat een woordzoeker.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'note',
        look: { lettering: 'hand' },
        parts: [
          {
            kind: 'list',
            heading:
              'Zoek deze negen woorden en streep ze door. Ze staan van links naar rechts, van boven naar beneden of schuin naar rechtsonder.',
            items: SEARCH_WORDS,
          },
        ],
      },
      {
        kind: 'drawing',
        caption:
          'De woordzoeker op het zakje. Lees de letters die overblijven regel voor regel: ze vertellen wat erin zat.',
        description: `Een papieren zakje met een vierkant vol letters. ${LETTER_FIELD.map((row, r) => `Rij ${r + 1}: ${[...row].join(' ')}.`).join(' ')}`,
        drawing: bag,
      },
    ],
    question: 'Wat zat er in het zakje?',
  },
} as const satisfies HintItem<'letterzoeker'>
