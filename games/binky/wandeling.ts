import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, path, range, rect, scatter, text } from '#games/kit/shapes'

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
/** The lawn begins here, within its fence. */
const X = 46
const Y = 58
const SIDE = 7 * SQUARE
const [WIDTH, HEIGHT] = [SIDE + 2 * X, SIDE + Y + 44]

const chance = scatter(7)
const uneven = () => Math.round(chance() * 5)

/** A flagstone in the grass, none of them cut quite straight. */
function flagstone(letter: string, x: number, y: number): Shape[] {
  const [left, top, right, bottom] = [
    x + 3 + uneven() / 2,
    y + 3 + uneven() / 2,
    x + SQUARE - 3 - uneven() / 2,
    y + SQUARE - 3 - uneven() / 2,
  ]
  const corner = 9 + uneven()
  return [
    path(
      `M ${left + corner} ${top} L ${right - 8} ${top + uneven() / 2} Q ${right} ${top} ${right} ${top + 11} L ${right - uneven() / 2} ${bottom - corner} Q ${right} ${bottom} ${right - 12} ${bottom} L ${left + 8} ${bottom - uneven() / 2} Q ${left} ${bottom} ${left} ${bottom - 10} L ${left + uneven() / 2} ${top + 10} Q ${left} ${top} ${left + corner} ${top} Z`,
      { fill: 'paper', strokeWidth: 2 }
    ),
    text(x + SQUARE / 2, y + 38, letter, 28, { letter: 'title', bold: true }),
  ]
}

/** Binky's hut, where the walk starts. */
const hut = (x: number, y: number): Shape[] => [
  rect(x + 10, y + 25, 36, 26, { fill: 'messing' }),
  path(`M ${x + 3} ${y + 29} L ${x + 28} ${y + 5} L ${x + 53} ${y + 29} Z`, { fill: 'wax' }),
  path(`M ${x + 20} ${y + 51} v -11 a 8 8 0 0 1 16 0 v 11 Z`, { fill: 'ink', line: undefined }),
]

/** Daisies and clover where four stones meet. */
const daisies: readonly Shape[] = range(36).flatMap((i): Shape[] => {
  const [x, y] = [X + (1 + (i % 6)) * SQUARE, Y + (1 + Math.floor(i / 6)) * SQUARE]
  if (i % 3 === 1) return []
  return [
    circle(x, y, 4.6, { fill: 'white', strokeWidth: 1.2 }),
    circle(x, y, 1.8, { fill: 'yellow', line: undefined }),
  ]
})

/** A rail of the fence around the field, on posts. */
function rail(y: number): Shape[] {
  return [
    rect(12, y, WIDTH - 24, 6, { fill: 'messing', strokeWidth: 1.8 }),
    ...range(9).map((i) =>
      path(`M ${16 + i * ((WIDTH - 44) / 8)} ${y + 16} v -26 l 6 -6 l 6 6 v 26 Z`, {
        fill: 'sand',
        strokeWidth: 1.8,
      })
    ),
  ]
}

const tree = (x: number, y: number, scale: number): Shape =>
  group(
    x,
    y,
    [
      path('M -5 0 V -18 H 5 V 0 Z', { fill: 'messing', strokeWidth: 2 }),
      path(
        'M -22 -14 q -10 -8 -2 -18 q -2 -15 14 -15 q 10 -12 24 0 q 14 0 13 14 q 8 10 -3 18 q -8 7 -20 2 q -14 6 -26 -1 Z',
        { fill: 'mos', strokeWidth: 2 }
      ),
      path('M -12 -28 q 4 -9 13 -8 M 12 -24 q 5 -1 7 4', { line: 'paper', strokeWidth: 1.6 }),
    ],
    { scale }
  )

/** Blades that stand beside each other and lean apart. */
const tuft = (x: number, y: number): Shape =>
  path(`M ${x - 5} ${y} q 0 -6 -3 -9 M ${x} ${y} v -13 M ${x + 5} ${y} q 0 -6 3 -9`, {
    line: 'mos',
    strokeWidth: 2,
  })

/** What stands around the field: nothing of it is needed. */
const around: readonly Shape[] = [
  ...[52, 112, 360, 428].map((x, i) => tree(x, 46, 0.66 + (i % 2) * 0.16)),
  ...rail(34),
  ...[22, WIDTH - 22].flatMap((x) => range(6).map((i) => tuft(x, Y + 50 + i * 60))),
  ...[64, 152, 240, 328, 416].map((x) => tuft(x, HEIGHT - 10)),
]

const drawing: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    ...around,
    rect(X - 10, Y - 10, SIDE + 20, SIDE + 20, { fill: 'mos', strokeWidth: 3, radius: 14 }),
    ...FIELD.flatMap((row, r) =>
      [...row].flatMap((letter, k) => {
        const [x, y] = [X + k * SQUARE, Y + r * SQUARE]
        return r === BEGIN[0] && k === BEGIN[1] ? hut(x, y) : flagstone(letter, x, y)
      })
    ),
    ...daisies,
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
      'Begin bij het hondenhok, linksonder. Schrijf na elke regel de letter op waarop je staat, en loop vanaf daar verder.',
    ],
    material: [
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
