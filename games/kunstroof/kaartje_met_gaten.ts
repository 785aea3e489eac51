import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, range, rect, text } from '#games/kit/shapes'

/** The four holes of the ticket that show letters, from top to bottom, with the sign beside each. */
export const SIGNS = ['kroon', 'sleutel', 'oog', 'hand'] as const
export type Sign = (typeof SIGNS)[number]

/**
 * The stops of the strip, from left to right. The sign of a stop appears in the highest hole; below
 * it are the letters that appear in the four others.
 */
export const STRIP: readonly (readonly [sign: Sign, letters: string])[] = [
  ['oog', 'KESN'],
  ['kroon', 'CART'],
  ['hand', 'ULMH'],
  ['sleutel', 'ERSD'],
  ['oog', 'BNIG'],
  ['hand', 'LOEK'],
  ['kroon', 'KDUR'],
  ['sleutel', 'TEAS'],
  ['oog', 'NILM'],
  ['hand', 'EGUJ'],
  ['kroon', 'APOE'],
  ['oog', 'WSAD'],
  ['sleutel', 'IRNT'],
]

/** The strip is longer than the paper, so it comes in two pieces. */
export const PIECES = [STRIP.slice(0, 7), STRIP.slice(7)] as const

const STOP = 46
const ROW = 40
const ROWS = SIGNS.length + 1
const TALL = ROWS * ROW

const SIGN_SHAPES: Readonly<Record<Sign, readonly Shape[]>> = {
  kroon: [
    path('M-12 9 L-14 -9 L-6 -1 L0 -12 L6 -1 L14 -9 L12 9 Z', { fill: 'yellow', strokeWidth: 2 }),
  ],
  sleutel: [
    circle(-7, 0, 6, { fill: 'messing', strokeWidth: 2 }),
    circle(-7, 0, 2, { fill: 'white', strokeWidth: 1.4 }),
    path('M-1 0 H14 M8 0 V6 M13 0 V6', { strokeWidth: 3 }),
  ],
  oog: [
    path('M-14 0 C-6 -11 6 -11 14 0 C6 11 -6 11 -14 0 Z', { fill: 'white', strokeWidth: 2 }),
    circle(0, 0, 5, { fill: 'ink', line: undefined }),
  ],
  hand: [
    path(
      'M-9 11 C-13 2 -14 -3 -11 -4 L-6 2 V-11 C-6 -14 -2 -14 -2 -11 V-2 L-1 -12 C-1 -15 3 -15 3 -12 L3 -2 L5 -10 C6 -13 9 -12 9 -9 L8 0 L11 -4 C14 -5 14 -1 12 2 L7 11 Z',
      { fill: 'sand', strokeWidth: 1.8 }
    ),
  ],
}

const SIGN_IN_STRIP = 0.95

const HOLE = { x: 220, top: 74, size: 34 } as const
/** Half the distance between the slits: the strip comes up through one and down through the other. */
const SLIT = 62

/** The magpie that somebody drew in the corner, with a ring in its beak. */
export const MAGPIE: readonly Shape[] = [
  path(
    'M-34 30 C-40 6 -22 -18 4 -20 C10 -34 30 -34 34 -20 L50 -14 L34 -8 C34 14 12 30 -10 26 L-58 46 L-52 32 Z',
    { fill: 'ink', strokeWidth: 2 }
  ),
  path('M-20 20 C-22 6 -8 -6 8 -6 C14 8 2 22 -20 20 Z', { fill: 'white', strokeWidth: 1.4 }),
  circle(23, -20, 3, { fill: 'white', line: undefined }),
  circle(55, -7, 6, { line: 'messing', strokeWidth: 3 }),
  path('M-4 26 V44 m-6 0 h12 M8 22 V44 m-6 0 h12', { strokeWidth: 2 }),
]

const ticket: Drawing = {
  width: 440,
  height: 316,
  shapes: [
    path('M14 12 H426 V132 A18 18 0 0 0 426 168 V304 H14 V168 A18 18 0 0 0 14 132 Z', {
      fill: 'sand',
      strokeWidth: 3,
    }),
    path('M22 20 H418 V126 M418 174 V296 H22 V174 M22 126 V20', {
      line: 'messing',
      strokeWidth: 1.6,
    }),
    text(220, 44, 'VEERMUSEUM', 24, { letter: 'title', bold: true }),
    text(220, 62, 'toegang voor één persoon', 13),
    group(
      84,
      112,
      [
        circle(0, 0, 34, { line: 'wax', strokeWidth: 3 }),
        circle(0, 0, 28, { line: 'wax', strokeWidth: 1.4 }),
        text(0, -6, 'ZATERDAG', 9.5, { color: 'wax', bold: true, letter: 'code' }),
        text(0, 9, 'GEKNIPT', 11, { color: 'wax', bold: true, letter: 'code' }),
      ],
      { rotate: -14 }
    ),
    text(84, 196, 'nr. 0310', 18, { letter: 'code' }),
    ...range(9).map((i) =>
      line(52 + i * 8, 214, 52 + i * 8, 250, { strokeWidth: [4, 2, 1.4, 5, 2, 3, 1.4, 4, 2][i]! })
    ),
    group(352, 190, MAGPIE),
    text(352, 256, 'tot morgen', 15, { letter: 'title' }),
    // The slits.
    ...[-1, 1].map((side) =>
      line(HOLE.x + side * SLIT, HOLE.top - 6, HOLE.x + side * SLIT, HOLE.top + TALL + 6, {
        line: 'wax',
        strokeWidth: 3,
        dash: '8 4',
      })
    ),
    ...range(ROWS).map((i) =>
      rect(HOLE.x - HOLE.size / 2, HOLE.top + i * ROW + 3, HOLE.size, HOLE.size, {
        fill: 'white',
        strokeWidth: 2.5,
        dash: '6 4',
        radius: i === 0 ? 17 : 3,
      })
    ),
    ...SIGNS.map((sign, i) =>
      group(HOLE.x - 38, HOLE.top + (i + 1) * ROW + 20, SIGN_SHAPES[sign], { scale: 0.8 })
    ),
  ],
}

/** A piece of the strip, with a blank end to push through the slit. */
function piece(stops: (typeof PIECES)[number], y: number, first: number): Shape[] {
  const width = stops.length * STOP
  return [
    rect(20, y, width + 76, TALL, { fill: 'white', strokeWidth: 2, dash: '7 5' }),
    path(`M30 ${y + TALL / 2} h22 m-8 -7 l8 7 l-8 7`, { line: 'soft', strokeWidth: 2 }),
    ...stops.flatMap(([sign, letters], i) => {
      const x = 58 + i * STOP
      return [
        rect(x, y, STOP, TALL, { line: 'sand', strokeWidth: 1.4 }),
        text(x + 8, y + 38, String(first + i), 11, { letter: 'code', color: 'soft' }),
        group(x + STOP / 2, y + ROW / 2, SIGN_SHAPES[sign], { scale: SIGN_IN_STRIP }),
        ...[...letters].map((letter, row) =>
          text(x + STOP / 2, y + (row + 1.5) * ROW + 9, letter, 26, { letter: 'title', bold: true })
        ),
      ]
    }),
  ]
}

const strips: Drawing = {
  width: 440,
  height: 2 * TALL + 40,
  shapes: [...piece(PIECES[0], 8, 1), ...piece(PIECES[1], TALL + 30, 8)],
}

export const kaartjeMetGaten = {
  name: 'kaartje_met_gaten',
  label: 'Het kaartje met gaten',
  description: 'Een toegangskaartje met vijf gaten en twee stroken die erdoor schuiven',
  answer: 'SCHRIKKELJAAR',
  answerAddition:
    'Halte voor halte staat er in het goede gat: S, C, H, R, I, K, K, E, L, J, A, A, R. Schrikkeljaren zijn hier 1908 en 1928, want die kun je door vier delen. Streep 6 en 11 door.',
  checkAnswer: false,
  hints: [
    'Knip de vijf gaten uit het kaartje en maak met een mesje of een schaar de twee rode gleuven. De stroken schuiven er van achteren langs.',
    'Schuif tot er in het ronde gat een teken verschijnt. In de vier andere gaten staan dan vier letters.',
    'Zoek hetzelfde teken naast de vier gaten: alleen de letter in dat gat telt. Schuif dan één halte verder.',
    'De eerste vier letters zijn S, C, H en R. Na de eerste strook komt de tweede.',
    'Het is een jaar dat eens in de vier jaar komt. Het jaartal kun je delen door vier.',
  ],
  booklet: {
    story: [
      'Tussen de vierde en de vijfde bladzijde van het aantekenboekje zit een toegangskaartje van het museum. Er horen vijf gaten in en twee gleuven. Twee smalle stroken papier zijn eromheen gevouwen.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Bladzijde 4',
        look: { lettering: 'script' },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Een museum leest men zaal voor zaal, en niet alles tegelijk. Schuif mijn strook achter het kaartje langs, van halte tot halte. Wat in het ronde gat staat, zegt naar welk gat je kijkt. De rest is behang.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption:
          'Het kaartje. Knip het uit, met de vijf gaten en de twee rode gleuven. Liever niet knippen? Leg een blaadje op de strook en lees halte voor halte.',
        description: `Een toegangskaartje met vijf gaten onder elkaar. Het bovenste is rond. Naast de vier andere staan tekens, van boven naar beneden: ${SIGNS.join(', ')}.`,
        drawing: ticket,
      },
      {
        kind: 'drawing',
        caption:
          'De twee stroken. Eerst de strook met 1 tot en met 7, dan die met 8 tot en met 13.',
        description: `Dertien haltes, elk met een teken en daaronder vier letters. ${STRIP.map(
          ([sign, letters], i) => `Halte ${i + 1}: ${sign}; ${[...letters].join(', ')}.`
        ).join(' ')}`,
        drawing: strips,
      },
    ],
    question: 'Uit wat voor jaar steelt de Ekster nooit?',
  },
} as const satisfies HintItem<'kaartje_met_gaten'>
