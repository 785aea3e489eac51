import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, range, rect, text } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

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

/** Both drawings are equally wide, so that a strip fits its ticket in any size. */
const WIDTH = 480
/** The blank end of a strip: something to hold, also at its first and its last stop. */
const LEADER = 74
/** The edge of a strip with the perforation of a film. */
const PERFORATION = 18
const STRIP_TALL = TALL + 2 * PERFORATION

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

const SIGN_IN_STRIP = 0.74

const HOLE = { x: WIDTH / 2, top: 106, size: 34 } as const
/**
 * Half the distance between the slits: the strip goes down through one and comes up through the
 * other.
 */
const SLIT = 62
/** How much longer a slit is than the strip is tall, at each end. */
const SLACK = 5

/**
 * How far both ends of a strip stick out beyond the slits at each stop, in parts of the width of its
 * drawing.
 */
export const HELD_AT_STOPS = PIECES.flatMap((stops) =>
  stops.map((_, i) => {
    const before = LEADER + (i + 0.5) * STOP
    const after = LEADER + (stops.length - i - 0.5) * STOP
    return (Math.min(before, after) - SLIT) / WIDTH
  })
)

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

const TICKET_TALL = HOLE.top + TALL + PERFORATION + SLACK + 30

const ticket: Drawing = {
  width: WIDTH,
  height: TICKET_TALL,
  shapes: [
    path(
      `M14 12 H466 V152 A18 18 0 0 0 466 188 V${TICKET_TALL - 12} H14 V188 A18 18 0 0 0 14 152 Z`,
      { fill: 'sand', strokeWidth: 3 }
    ),
    path(`M22 20 H458 V146 M458 194 V${TICKET_TALL - 20} H22 V194 M22 146 V20`, {
      line: 'messing',
      strokeWidth: 1.6,
    }),
    text(HOLE.x, 48, 'VEERMUSEUM', 26, { letter: 'title', bold: true }),
    text(HOLE.x, 68, 'toegang voor één persoon', 14),
    group(
      92,
      122,
      [
        circle(0, 0, 38, { line: 'wax', strokeWidth: 3 }),
        circle(0, 0, 32, { line: 'wax', strokeWidth: 1.4 }),
        text(0, -6, 'ZATERDAG', 10.5, { color: 'wax', bold: true, letter: 'code' }),
        text(0, 10, 'GEKNIPT', 12, { color: 'wax', bold: true, letter: 'code' }),
      ],
      { rotate: -14 }
    ),
    text(92, 236, 'nr. 0310', 18, { letter: 'code' }),
    ...range(9).map((i) =>
      line(60 + i * 8, 254, 60 + i * 8, 294, {
        strokeWidth: itemAt([4, 2, 1.4, 5, 2, 3, 1.4, 4, 2], i),
      })
    ),
    group(384, 214, MAGPIE),
    text(384, 284, 'tot morgen', 16, { letter: 'title' }),
    ...[-1, 1].map(slit),
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

function slit(side: number): Shape {
  const [x, beyond] = [HOLE.x + side * SLIT, PERFORATION + SLACK]
  return line(x, HOLE.top - beyond, x, HOLE.top + TALL + beyond, {
    line: 'wax',
    strokeWidth: 3,
    dash: '8 4',
  })
}

/** A piece of the strip as a piece of film, with a blank end to hold at either side. */
function piece(stops: (typeof PIECES)[number], y: number, first: number): Shape[] {
  const width = 2 * LEADER + stops.length * STOP
  const left = (WIDTH - width) / 2
  const middle = y + STRIP_TALL / 2
  return [
    rect(left, y, width, STRIP_TALL, { fill: 'white', strokeWidth: 2, dash: '7 5' }),
    ...perforation(left, y + 4.5, width),
    ...perforation(left, y + STRIP_TALL - 15.5, width),
    path(`M${left + 54} ${middle} h-36 m11 -9 l-11 9 l11 9`, { strokeWidth: 3.5 }),
    text(left + 36, middle + 26, 'trek', 16, { bold: true }),
    group(left + width - 32, middle, [
      text(0, -4, 'strook', 14, { color: 'soft' }),
      text(0, 16, first === 1 ? '1' : '2', 18, { color: 'soft', letter: 'code', bold: true }),
    ]),
    ...stops.flatMap((stop, i) =>
      frameOfFilm(stop, left + LEADER + i * STOP, y + PERFORATION, first + i)
    ),
  ]
}

/** The holes along the edge of a film, clear of the line that is cut. */
const perforation = (left: number, y: number, width: number): Shape[] => [
  rect(left + 4.5, y, width - 9, 11, { fill: 'ink', line: undefined, radius: 2 }),
  ...range(Math.floor((width - 18) / 14)).map((i) =>
    rect(left + 9.5 + i * 14, y + 2, 9, 7, { fill: 'white', line: undefined, radius: 1.5 })
  ),
]

/** A stop: its sign and its number, which both fit in the round hole, and the letters below. */
function frameOfFilm(
  [sign, letters]: (typeof STRIP)[number],
  x: number,
  y: number,
  number: number
): Shape[] {
  return [
    rect(x + 1.5, y + 1, STOP - 3, TALL - 2, { line: 'soft', strokeWidth: 1, radius: 5 }),
    text(x + STOP / 2, y + 34, String(number), 9.5, { letter: 'code', bold: true }),
    group(x + STOP / 2, y + 16, SIGN_SHAPES[sign], { scale: SIGN_IN_STRIP }),
    ...[...letters].map((letter, row) =>
      text(x + STOP / 2, y + (row + 1.5) * ROW + 9, letter, 26, { letter: 'title', bold: true })
    ),
  ]
}

const strips: Drawing = {
  width: WIDTH,
  height: 2 * STRIP_TALL + 36,
  shapes: [...piece(PIECES[0], 8, 1), ...piece(PIECES[1], STRIP_TALL + 28, 8)],
}

export const kaartjeMetGaten = {
  name: 'kaartje_met_gaten',
  label: 'Het kaartje met gaten',
  description: 'Een toegangskaartje met vijf gaten en twee stroken die erdoor schuiven',
  answer: 'SCHRIKKELJAAR',
  answerAddition:
    'Halte voor halte staat er in het goede gat: S, C, H, R, I, K, K, E, L, J, A, A, R. Het jaartal van een schrikkeljaar kun je delen door vier.',
  checkAnswer: false,
  hints: [
    'Knip de vijf gaten uit het kaartje en maak met een mesje of een schaar de twee lange gleuven. De strook gaat door de rechtergleuf naar achteren en komt door de linker weer naar voren.',
    'Schuif tot er in het ronde gat een teken verschijnt. In de vier andere gaten staan dan vier letters.',
    'Zoek hetzelfde teken naast de vier gaten: alleen de letter in dat gat telt. Schuif dan één halte verder.',
    'De eerste vier letters zijn S, C, H en R. Na de eerste strook komt de tweede.',
    'Het is een jaar dat eens in de vier jaar komt. Het jaartal kun je delen door vier.',
  ],
  booklet: {
    story: [
      'Tussen de vierde en de vijfde bladzijde van het aantekenboekje zit een toegangskaartje van het museum. Er horen vijf gaten in en twee gleuven. Twee stukken film zijn eromheen gevouwen.',
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
              'Een museum leest men zaal voor zaal, en niet alles tegelijk. Trek mijn strook achter het kaartje langs, van halte tot halte: rechts erin, links eruit. Wat in het ronde gat staat, zegt naar welk gat je kijkt. De rest is behang.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption:
          'Het kaartje. Knip het uit, met de vijf gaten en de twee lange gleuven. Liever niet knippen? Leg een blaadje op de strook en lees halte voor halte.',
        description: `Een toegangskaartje met vijf gaten onder elkaar. Het bovenste is rond. Naast de vier andere staan tekens, van boven naar beneden: ${SIGNS.join(', ')}.`,
        drawing: ticket,
      },
      {
        kind: 'drawing',
        caption:
          'De twee stroken. Eerst strook 1, met 1 tot en met 7, dan strook 2, met 8 tot en met 13. Steek het begin door de rechtergleuf naar achteren en door de linker weer naar voren, en trek.',
        description: `Dertien haltes, elk met een teken en daaronder vier letters. ${STRIP.map(
          ([sign, letters], i) => `Halte ${i + 1}: ${sign}; ${[...letters].join(', ')}.`
        ).join(' ')}`,
        drawing: strips,
      },
    ],
    question: 'Uit wat voor jaar steelt de Ekster nooit?',
  },
} as const satisfies HintItem<'kaartje_met_gaten'>
