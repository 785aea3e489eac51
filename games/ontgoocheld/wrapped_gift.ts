import { circle, ellipse, group, line, path, round, text, drawing, rect } from '#games/kit/shapes'
import { fromFrommel } from '#games/ontgoocheld/frommel'
import { gift, sparks } from '#games/ontgoocheld/story/story_objects'
import { pip } from '#games/ontgoocheld/pips'
import type { Block, LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Drawing, Shape } from '#domain/drawing'
import { valueAt } from '#domain/present'

/**
 * A piece of ribbon on one side of the box, from a height at its left edge to a height at its right
 * edge.
 */
export type Piece = {
  readonly from: number | 'label'
  readonly to: number | 'strik'
  readonly digit?: string
  /**
   * How much later than halfway it bends, as a share of its width, so that crossings do not
   * overlap.
   */
  readonly later?: number
}

/**
 * The four sides, in the order in which they are won. Each joins the next, and the last joins the
 * first.
 */
export const SIDES = [
  {
    name: 'kaarten',
    pieces: [
      { from: 3, to: 4 },
      { from: 0, to: 2, later: -0.24 },
      { from: 2, to: 1, digit: '9' },
      { from: 'label', to: 3 },
      { from: 4, to: 0, digit: '7', later: 0.08 },
    ],
  },
  {
    name: 'strik',
    pieces: [
      { from: 0, to: 4 },
      { from: 1, to: 0 },
      { from: 2, to: 3, digit: '8', later: 0.24 },
      { from: 4, to: 2, later: 0.16 },
      { from: 3, to: 1, digit: '5', later: -0.16 },
    ],
  },
  {
    name: 'ballon',
    pieces: [
      { from: 3, to: 0 },
      { from: 0, to: 1, digit: '1' },
      { from: 2, to: 4 },
      { from: 1, to: 2 },
      { from: 4, to: 'strik', digit: '3' },
    ],
  },
  {
    name: 'neus',
    pieces: [
      { from: 1, to: 2 },
      { from: 4, to: 0, digit: '6' },
      { from: 0, to: 3, later: -0.16 },
      { from: 2, to: 4, digit: '2' },
    ],
  },
] as const satisfies readonly { name: string; pieces: readonly Piece[] }[]

export type Side = (typeof SIDES)[number]

const WIDE = 60
const HEIGHT = 92
const GLUE_FLAP = 9
const LABEL = { x: 15, y: 52 } as const
const BOW = { x: 32, y: 80 } as const

const height = (number: number) => 15 + number * 15

/** Where a piece begins and ends, and the curve in between, which is level at both edges. */
export function curve({ from, to, later = 0 }: Piece) {
  const [x1, y1] = from === 'label' ? [LABEL.x, LABEL.y] : [0, height(from)]
  const [x2, y2] = to === 'strik' ? [BOW.x, BOW.y] : [WIDE, height(to)]
  const outward = (x2 - x1) * (0.45 + later)
  const back = (x2 - x1) * (0.45 - later)
  const d = `M ${x1} ${y1} C ${round(x1 + outward)} ${y1} ${round(x2 - back)} ${y2} ${x2} ${y2}`
  const at = (t: number) => {
    const s = 1 - t
    const mix = (a: number, b: number, c: number, e: number) =>
      s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * e
    return [mix(x1, x1 + outward, x2 - back, x2), mix(y1, y1, y2, y2)] as const
  }
  return { d, at }
}

/** Where on its curve a digit hangs: away from all other ribbons. */
export const SPOT: Readonly<Record<string, number>> = {
  '9': 0.86,
  '7': 0.84,
  '8': 0.81,
  '5': 0.19,
  '1': 0.14,
  '3': 0.36,
  '6': 0.14,
  '2': 0.84,
}

const ribbon = (piece: Piece): Shape[] => {
  const { d } = curve(piece)
  return [path(d, { strokeWidth: 3.4 }), path(d, { line: 'white', strokeWidth: 2.2 })]
}

function digitAt(piece: Piece): Shape[] {
  if (!piece.digit) return []
  const [x, y] = curve(piece).at(valueAt(SPOT, piece.digit))
  return [
    circle(x, y, 4, { fill: 'yellow', strokeWidth: 0.8 }),
    text(x, y + 2.1, piece.digit, 6, { letter: 'code', bold: true }),
  ]
}

const TAG: readonly Shape[] = [
  path('M -11 -4.5 L 2 -4.5 L 6 0 L 2 4.5 L -11 4.5 Z', { fill: 'white', strokeWidth: 0.8 }),
  circle(2.6, 0, 1, { strokeWidth: 0.7 }),
  text(-5, 1.1, 'begin', 3.2, { bold: true }),
]

const SMALL_BOW: readonly Shape[] = [
  path('M 0 0 Q -11 -9 -11 0 Q -11 9 0 0 Z M 0 0 Q 11 -9 11 0 Q 11 9 0 0 Z', {
    fill: 'wax',
    strokeWidth: 0.8,
  }),
  circle(0, 0, 2.4, { fill: 'wax', strokeWidth: 0.8 }),
]

/** The sign of a side, small, in its upper band. */
const SYMBOLS: Readonly<Record<Side['name'], readonly Shape[]>> = {
  kaarten: [pip('schoppen', 0, 0, 0.5)],
  strik: [group(0, 0, SMALL_BOW, { scale: 0.42 })],
  ballon: [
    path('M 0 0.6 Q 1 1.5 0 2.2 T 0 3.6', { strokeWidth: 0.5 }),
    path('M -0.9 1.3 L 0 0.3 L 0.9 1.3 Z', { fill: 'wax', strokeWidth: 0.4 }),
    path(ellipse(0, -1.4, 1.6, 1.9), { fill: 'wax', strokeWidth: 0.5 }),
  ],
  neus: [
    circle(0, 0, 3, { fill: 'wax', strokeWidth: 0.7 }),
    path('M -1.4 -1.4 Q -0.6 -2 0.4 -1.8', { line: 'white', strokeWidth: 0.7 }),
  ],
}

/**
 * One side with its glue flap at the right. One unit is a millimetre, so that all four sides fit
 * together.
 */
function sideDrawing({ name, pieces }: Side, index: number): Drawing {
  return drawing(WIDE + GLUE_FLAP + 5, HEIGHT + 2, [
    group(4, 1, [
      rect(0, 0, WIDE, HEIGHT, { fill: 'paper', line: undefined }),
      rect(0, 0, WIDE, 8, { fill: 'sand', line: undefined }),
      rect(0, HEIGHT - 6, WIDE, 6, { fill: 'sand', line: undefined }),
      ...[12, 48].map((x) => group(x, 4, SYMBOLS[name])),
      text(WIDE / 2, 6, String(index + 1), 6, { letter: 'title', bold: true }),
      ...pieces.flatMap(ribbon),
      ...pieces.flatMap(digitAt),
      ...(pieces.some(({ from }) => (from as number | string) === 'label')
        ? [group(LABEL.x, LABEL.y, TAG)]
        : []),
      ...(pieces.some(({ to }) => (to as number | string) === 'strik')
        ? [group(BOW.x, BOW.y, SMALL_BOW)]
        : []),
      // These strips cover the ends of the ribbons, which stop at the edge and at the fold.
      rect(-4, 0, 4, HEIGHT, { fill: 'white', line: undefined }),
      path(
        `M ${WIDE} 0 L ${WIDE + GLUE_FLAP} 4 L ${WIDE + GLUE_FLAP} ${HEIGHT - 4} L ${WIDE} ${HEIGHT} Z`,
        { fill: 'white', line: undefined }
      ),
      line(WIDE, 0, WIDE, HEIGHT, { strokeWidth: 0.5, dash: '2 1.5' }),
      path(
        `M 0 0 L ${WIDE} 0 L ${WIDE + GLUE_FLAP} 4 L ${WIDE + GLUE_FLAP} ${HEIGHT - 4} L ${WIDE} ${HEIGHT} L 0 ${HEIGHT} Z`,
        { strokeWidth: 0.7 }
      ),
      group(WIDE + 3.4, HEIGHT / 2, [text(0, 0, 'plakrand', 4, { color: 'soft' })], { rotate: 90 }),
    ]),
  ])
}

/** The side that goes with a lesson, to cut out and keep. */
export const sideBlock = (index: 0 | 1 | 2 | 3): Extract<Block, { kind: 'true_size' }> => ({
  kind: 'true_size',
  caption: `Zijkant ${index + 1} van een cadeau. Knip uit langs de dikke rand, met plakrand en al, en bewaar. Vouw langs de streepjeslijn.`,
  description: `Zijkant ${index + 1}, met een plakrand aan de rechterkant. ${(
    SIDES[index].pieces as readonly Piece[]
  )
    .map(
      ({ from, to, digit }) =>
        `Een lint van ${from === 'label' ? 'het label' : `links ${from + 1}`} naar ${to === 'strik' ? 'de strik' : `rechts ${to + 1}`}${digit ? ` met het cijfer ${digit}` : ''}.`
    )
    .join(' ')}`,
  drawing: sideDrawing(SIDES[index], index),
})

export const wrappedGift = {
  name: 'cadeau',
  code: '5273',
  sheet: {
    title: 'Het cadeau',
    section: 'Slot 5',
    level: 3,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Vier kunstjes, vier zijkanten en nog één slot. Dit keer zitten er vier cijfers op.',
        ],
      },
      fromFrommel(
        'Ik heb dat cadeau zelf ingepakt, maar wat ik erin gestopt heb, dat weet ik dus niet meer.',
        'Wel weet ik hoe een goochelaar inpakt. Eén lint, van het label tot de strik. De andere linten zijn voor de sier. En een cadeau is pas een cadeau als het overeind staat.'
      ),
      {
        kind: 'drawing',
        caption: 'Toen er nog geen slot op zat.',
        description: 'Een ingepakt cadeau met een strik erop, met sterretjes eromheen.',
        drawing: drawing(640, 190, [
          group(320, 112, [gift], { scale: 1.5 }),
          line(150, 182, 490, 182),
          ...sparks([
            [206, 118, 12],
            [234, 58, 17],
            [428, 66, 14],
            [446, 130, 9],
          ]),
        ]),
      },
      {
        kind: 'list',
        heading: 'Wat je nodig hebt',
        items: [
          'De vier zijkanten die je bij de toverlessen hebt gekregen. Plak ze op volgorde aan elkaar; de plakrand komt achter de volgende zijkant.',
          'Plakband of lijm.',
          'Eén vinger om mee te volgen.',
        ],
      },
      {
        kind: 'prop',
        object: 'label',
        heading: 'Op het label',
        look: { width: 1 },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Begin bij mij en volg mijn lint. Kruist er een ander, ga dan gewoon rechtdoor. Onderweg kom je vier cijfers tegen. Ben je bij de strik, dan ben je er.',
              'Wie mij kwijtraakt aan de rand, heeft het nog niet rond.',
            ],
          },
        ],
      },
      {
        kind: 'question',
        text: 'Welke vier cijfers kom je op dit ene lint tegen, van het label tot de strik?',
      },
      { kind: 'fill_in', label: 'De code van slot 5', boxes: 4 },
    ],
  },
  assignment: 'Maak een diepe buiging en open samen het cadeau',
  hints: [
    'Leg de zijkanten op volgorde. De linten lopen van de ene door op de volgende. Begin bij het label op zijkant 1.',
    'Rechts van zijkant 4 loopt het lint van het papier af. Waar gaat het verder, als dit een echt cadeau is?',
    'Plak de vier zijkanten aan elkaar tot een doos zonder bodem: zijkant 4 zit dan tegen zijkant 1. Het lint gaat bijna twee keer rond. Op zijkant 2 vind je het eerste cijfer.',
  ],
  solution: [
    'Plak de vier zijkanten in de volgorde 1, 2, 3, 4 aan elkaar, en zijkant 4 weer aan zijkant 1. Volg het lint vanaf het label.',
    'Het lint begint op zijkant 1, komt op zijkant 2 langs de 5, gaat over zijkant 3, komt op zijkant 4 langs de 2, gaat de hoek om naar zijkant 1 langs de 7, over zijkant 2, en komt op zijkant 3 langs de 3 bij de strik.',
    'De code is 5273.',
  ],
} as const satisfies LockPuzzle
