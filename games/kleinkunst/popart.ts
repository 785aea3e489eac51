import { fromOdilia } from '#games/kleinkunst/odilia'
import type { HintItem } from '#domain/play/hint_pages'
import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, ellipse, path, star, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

export type Can = {
  readonly letter: string
  readonly stripes: 2 | 3
  readonly symbol: 'ster' | 'ring'
  readonly lid: 'dicht' | 'open'
  readonly label: 'recht' | 'scheef'
}

const PLAIN = { stripes: 2, symbol: 'ster', lid: 'dicht', label: 'recht' } as const

/** A print of four equal tins, except for the one at `spot`. */
const series = (
  letters: string,
  spot: number,
  different: Partial<Can>,
  base: Partial<Can> = {}
): readonly Can[] =>
  [...letters].map((letter, i) => ({
    ...PLAIN,
    ...base,
    ...(i === spot ? different : {}),
    letter,
  }))

export const SERIES: readonly (readonly Can[])[] = [
  series('KBPS', 2, { stripes: 3 }),
  series('IORL', 0, { symbol: 'ring' }),
  series('AUIE', 3, { lid: 'dicht' }, { lid: 'open', stripes: 3 }),
  series('MPKT', 1, { label: 'recht' }, { label: 'scheef', symbol: 'ring' }),
]

const TINT = ['wax', 'blue', 'messing', 'mos'] as const satisfies readonly Color[]

const WIDE = 108
const HEIGHT = 142

/** The size of a tin without its lid. The letter has room beside it. */
const CAN_SIZE = 66

/** The edge is as thin as the outline allows, so that the tins are large. */
const EDGE = 2

/** A tin stands this far below the top of its square, which leaves room for an open lid. */
const SKY = 8

/** Screen dots, as if they were printed far too large. */
const grid = (x: number, y: number): Shape[] =>
  range(70).map((i) =>
    circle(x + 9 + (i % 7) * 15, y + 10 + Math.floor(i / 7) * 13.6, 1.3, {
      line: 'messing',
      strokeWidth: 1.1,
      fill: 'messing',
    })
  )

/** A lid with a ring to pull. */
const closedCan = (x: number, y: number): Shape[] => [
  path(ellipse(x, y, CAN_SIZE / 2, 8), { fill: 'sand' }),
  path(ellipse(x + 7, y, 7, 3), { fill: 'paper', strokeWidth: 2 }),
  path(ellipse(x - 2, y, 3, 1.5), { fill: 'ink', line: undefined }),
]

/** The dark inside, and the lid that stands up behind it. */
const openCan = (x: number, y: number): Shape[] => [
  path(ellipse(x, y - 13, 29, 14), { fill: 'sand' }),
  path(ellipse(x, y - 13, 23, 9), { line: 'soft', strokeWidth: 1.5 }),
  path(ellipse(x, y, CAN_SIZE / 2, 8), { fill: 'ink' }),
]

function can({ letter, stripes, symbol, lid, label }: Can, color: Color, x: number, top: number) {
  const y = top + SKY
  const links = x + 8
  const center = links + CAN_SIZE / 2
  const half = CAN_SIZE / 2
  const skewed = label === 'scheef' ? 6 : 0
  return [
    path(`M ${links} ${y + 22} V ${y + 112} a ${half} 8 0 0 0 ${CAN_SIZE} 0 V ${y + 22}`, {
      fill: 'white',
    }),
    path(
      `M ${links} ${y + 34 + skewed} q ${half} 12 ${CAN_SIZE} ${-2 * skewed} V ${y + 72 - skewed} q ${-half} 12 ${-CAN_SIZE} ${2 * skewed} Z`,
      { fill: color }
    ),
    ...range(stripes).map((i) =>
      path(`M ${links + 5} ${y + 83 + i * 11} q ${half - 5} 13 ${CAN_SIZE - 10} 0`, {
        line: color,
        strokeWidth: 5.5,
      })
    ),
    ...(lid === 'open' ? openCan(center, y + 22) : closedCan(center, y + 22)),
    symbol === 'ster'
      ? path(star(center, y + 59, 15, 7, 5), { fill: 'white', strokeWidth: 2 })
      : circle(center, y + 59, 11, { fill: 'white', strokeWidth: 5 }),
    rect(links + CAN_SIZE + 5, y + 93, 24, 25, { fill: 'white', strokeWidth: 2, radius: 3 }),
    text(links + CAN_SIZE + 17, y + 112, letter, 20, { bold: true, letter: 'title' }),
  ] satisfies Shape[]
}

const drawing: Drawing = {
  width: 4 * WIDE + 2 * EDGE,
  height: SERIES.length * HEIGHT + 2 * EDGE,
  shapes: SERIES.flatMap((row, r) =>
    row.flatMap((one, k) => {
      const x = EDGE + k * WIDE
      const y = EDGE + r * HEIGHT
      return [
        rect(x, y, WIDE, HEIGHT, { fill: (r + k) % 2 ? 'white' : 'sand', strokeWidth: 1.6 }),
        ...((r + k) % 2 ? [] : grid(x, y)),
        ...can(one, itemAt(TINT, (r + k) % 4), x, y),
      ]
    })
  ),
}

const inWords = ({ letter, stripes, symbol, lid, label }: Can) =>
  `${letter} (${stripes === 2 ? 'twee' : 'drie'} strepen, ${symbol}, deksel ${lid}, etiket ${label})`

export const popart = {
  name: 'popart',
  label: 'Popart',
  description: 'Zestien blikken, vier rijen, steeds hetzelfde en toch niet',
  answer: 'PIEP',
  answerAddition:
    'In elke rij is één blik anders: drie strepen in plaats van twee, een ring in plaats van een ster, een dicht deksel, een recht etiket. Bij die blikken staat PIEP.',
  checkAnswer: false,
  hints: [
    'Popart houdt van herhaling. Kijk waar de herhaling hapert.',
    'Bekijk de blikken rij voor rij. De kleuren en de achtergrond wisselen altijd, die tellen niet mee.',
    'Let op vier dingen: de strepen onderaan, het teken, het deksel en het etiket.',
    'In elke rij is precies één blik anders dan de andere drie. In de bovenste rij heeft het derde blik een streep te veel.',
    'Lees de letters bij de vier afwijkende blikken van boven naar beneden.',
  ],
  booklet: {
    story: [
      'De derde studie knalt de la uit: blikken, blikken en nog eens blikken. Odilia drukte ze met een aardappelstempel en vier potten verf.',
    ],
    material: [
      fromOdilia(
        'Alles hetzelfde, zeggen ze. De kleuren en de stippen erachter wissel ik voor de vrolijkheid, die tellen niet. Maar in elke rij is er één blik dat niet meedoet.',
        'Van boven naar beneden roepen die vier wat er op mijn schilderij staat.'
      ),
      {
        kind: 'prop',
        object: 'poster',
        look: { snug: true },
        parts: [
          {
            kind: 'drawing',
            caption: 'Studie 3: soep in veelvoud',
            description: `Vier rijen van vier blikken, elk met een letter ernaast. ${SERIES.map(
              (row, r) => `Rij ${r + 1}: ${row.map(inWords).join(', ')}.`
            ).join(' ')} De kleuren en de achtergrond wisselen per blik en doen er niet toe.`,
            drawing,
          },
        ],
      },
    ],
    question: 'Welk woord staat er op het echte schilderij?',
  },
} as const satisfies HintItem<'popart'>
