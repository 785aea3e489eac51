import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'
import { angular, path, range, rect, scatter, text, type Point } from '#games/kit/shapes'

/** The positions of the even numbers: two letters beside each other, twice. */
const TILES = [
  '.............',
  '.#...#..###..',
  '.##.##.#...#.',
  '.#.#.#.#####.',
  '.#...#.#...#.',
  '.#...#.#...#.',
  '.............',
  '.#...#.####..',
  '.##..#.#...#.',
  '.#.#.#.#...#.',
  '.#..##.#...#.',
  '.#...#.####..',
  '.............',
] as const

const chance = scatter(2026)
const choose = (digits: string) => itemAt(digits, Math.floor(chance() * digits.length))

export const DIGITS: readonly string[] = TILES.map((row) =>
  [...row].map((tile) => choose(tile === '#' ? '2468' : '13579')).join('')
)

const SCRIBBLED =
  'Even kleuren, en je ziet in vier letters wat ik heb meegenomen: twee boven en twee onder.'

const SQUARE = 31
const EDGE = 18.5
const SIDE = DIGITS.length * SQUARE
const BOTTOM = EDGE + SIDE

/** The corners of the patches, none of which was cut quite straight; the rim is. */
const wobbles = scatter(77)
const CORNERS = range(DIGITS.length + 1).map((r) =>
  range(DIGITS.length + 1).map((k): Point => {
    const off = (at: number) => (at % DIGITS.length === 0 ? 0 : (wobbles() - 0.5) * 8)
    return [EDGE + k * SQUARE + off(k), EDGE + r * SQUARE + off(r)]
  })
)
const corner = (r: number, k: number): Point => CORNERS[r]?.[k] ?? [0, 0]

/** A patch, white enough to be coloured, with stitches along its seams. */
const patch = (r: number, k: number): Shape =>
  path(angular([corner(r, k), corner(r, k + 1), corner(r + 1, k + 1), corner(r + 1, k)]), {
    fill: 'white',
    line: 'soft',
    strokeWidth: 1.6,
    dash: '4.5 2.5',
  })

const middle = (r: number, k: number, axis: 0 | 1) =>
  [corner(r, k), corner(r, k + 1), corner(r + 1, k + 1), corner(r + 1, k)].reduce(
    (sum, point) => sum + point[axis] / 4,
    0
  )

/** Wool that hangs out of the upper and the lower rim. */
const fringe = range(34).flatMap((i) =>
  [EDGE - 5, BOTTOM + 5].map((y, end) => {
    const x = EDGE + 2 + i * 12
    return path(`M ${x} ${y} q ${i % 2 ? 3 : -3} ${end ? 6 : -6} 0 ${end ? 12 : -12}`, {
      line: i % 3 ? 'wax' : 'messing',
      strokeWidth: 2.6,
    })
  })
)

/** Binky's blanket, with a digit in each patch. */
const leaf: Drawing = {
  width: 440,
  height: BOTTOM + EDGE,
  shapes: [
    ...fringe,
    rect(EDGE - 7, EDGE - 7, SIDE + 14, SIDE + 14, { fill: 'blue', radius: 7, strokeWidth: 2.5 }),
    rect(EDGE - 3.5, EDGE - 3.5, SIDE + 7, SIDE + 7, {
      line: 'paper',
      strokeWidth: 1.2,
      dash: '5 3',
    }),
    ...DIGITS.flatMap((row, r) =>
      [...row].flatMap((digit, k) => [
        patch(r, k),
        text(middle(r, k, 0), middle(r, k, 1) + 7.5, digit, 22, { letter: 'hand' }),
      ])
    ),
  ],
}

export const getallen = {
  name: 'getallen',
  label: '4. De lege plek bij de kachel',
  description: 'Een lappendeken vol cijfers om in te kleuren',
  answer: 'MAND',
  answer2: 'hondenmand',
  answerAddition:
    'De even getallen vormen de letters M, A, N en D. Ook de mand van Binky is weg. Een dief die aan een warm bed denkt, is misschien niet zo heel gemeen.',
  checkAnswer: true,
  hints: [
    'In de lappendeken zit iets verstopt. Je ziet het pas als je kleurt.',
    'Kleur alle lapjes met een even getal: 2, 4, 6 en 8. De oneven getallen laat je wit.',
    'De vier letters staan twee boven en twee onder. Linksboven zie je een M.',
  ],
  booklet: {
    story: [
      'Met het lege zakje in je hand loop je eerst terug naar huis. Ook daar klopt er iets niet. Op de vloer naast de kachel is een schone ronde plek, met een rand van haren eromheen. Daar stond gisteren nog iets.',
      'In de haren ligt een tekening van Binky’s lappendeken, met in elk lapje een cijfer. Op een papiertje eronder heeft iemand iets gekrabbeld.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'sketch',
        look: { paper: 'cream', snug: true },
        parts: [
          {
            kind: 'drawing',
            caption:
              'De lappendeken, op papier. Neem er een kleurpotlood bij. Weet je het nog van rekenen? Even zijn 2, 4, 6 en 8; oneven zijn 1, 3, 5, 7 en 9.',
            description: `Een lappendeken van dertien bij dertien lapjes met in elk lapje een cijfer. ${DIGITS.map((row, r) => `Rij ${r + 1}: ${[...row].join(' ')}.`).join(' ')}`,
            drawing: leaf,
          },
        ],
      },
      {
        kind: 'prop',
        object: 'note',
        look: { width: 0.8 },
        parts: [{ kind: 'text', paragraphs: [SCRIBBLED] }],
      },
    ],
    question: 'Wat stond er naast de kachel?',
  },
} as const satisfies HintItem<'getallen'>
