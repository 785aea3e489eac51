import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing } from '#domain/drawing'
import { text, scatter, rect } from '#games/kit/shapes'

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
const choose = (digits: string) => digits[Math.floor(chance() * digits.length)]!

export const DIGITS: readonly string[] = TILES.map((row) =>
  [...row].map((tile) => choose(tile === '#' ? '2468' : '13579')).join('')
)

const SCRIBBLED = ['Even kleuren, en je ziet in vier letters', 'wat ik heb meegenomen.'] as const

const SQUARE = 32
const EDGE = 12
const BOTTOM = EDGE + DIGITS.length * SQUARE

/** The sheet with every digit in a square of its own, to be coloured. */
const leaf: Drawing = {
  width: 440,
  height: BOTTOM + 84,
  shapes: [
    ...DIGITS.flatMap((row, r) =>
      [...row].flatMap((digit, k) => {
        const [x, y] = [EDGE + k * SQUARE, EDGE + r * SQUARE]
        return [
          rect(x, y, SQUARE, SQUARE, { fill: 'white', line: 'soft', strokeWidth: 1.2 }),
          text(x + SQUARE / 2, y + 23.5, digit, 22),
        ]
      })
    ),
    rect(EDGE, EDGE, 13 * SQUARE, 13 * SQUARE, { strokeWidth: 3 }),
    ...SCRIBBLED.map((line, i) => text(220, BOTTOM + 34 + i * 28, line, 20, { letter: 'title' })),
  ],
}

export const getallen = {
  name: 'getallen',
  label: '4. De lege plek bij de kachel',
  description: 'Een vierkant vol cijfers om in te kleuren',
  answer: 'MAND',
  answer2: 'hondenmand',
  answerAddition:
    'De even getallen vormen de letters M, A, N en D. Ook de mand van Binky is weg. Een dief die aan een warm bed denkt, is misschien niet zo heel gemeen.',
  checkAnswer: true,
  hints: [
    'In het vierkant zit iets verstopt. Je ziet het pas als je kleurt.',
    'Kleur alle vakjes met een even getal: 2, 4, 6 en 8. De oneven getallen laat je wit.',
    'De vier letters staan twee boven en twee onder. Linksboven zie je een M.',
  ],
  booklet: {
    story: [
      'Ook thuis klopt er iets niet. Op de vloer naast de kachel is een schone ronde plek, met eromheen een rand van haren. Daar stond gisteren nog iets.',
      'In de haren ligt een blaadje vol cijfers. Onderaan heeft iemand iets gekrabbeld.',
    ],
    material: [
      {
        kind: 'drawing',
        caption: 'Het blaadje met cijfers. Neem er een potlood bij.',
        description: `Een vierkant van dertien bij dertien hokjes met in elk hokje een cijfer. ${DIGITS.map((row, r) => `Rij ${r + 1}: ${[...row].join(' ')}.`).join(' ')} Onder het vierkant is gekrabbeld: ‘${SCRIBBLED.join(' ')}’`,
        drawing: leaf,
      },
    ],
    question: 'Wat stond er naast de kachel?',
  },
} as const satisfies HintItem<'getallen'>
