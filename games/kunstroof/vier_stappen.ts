import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { group, line, path, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/** One 'duim' of the measure, in units of the drawing. */
export const INCH = 18

/** The crosses in the five heels. */
export const HEELS = [
  [70, 360],
  [110, 140],
  [232, 262],
  [338, 100],
  [372, 330],
] as const

/** Where the Ekster stood still, in order: so many duim from one heel and so many from another. */
export const STOPS = [
  { from: 1, inches: 12, and: 2, inchesToo: 5 },
  { from: 2, inches: 16, and: 4, inchesToo: 9 },
  { from: 3, inches: 14, and: 4, inchesToo: 13 },
  { from: 4, inches: 5, and: 5, inchesToo: 14 },
] as const

/** The letters on the floor. No two stand within a duim of the same two distances. */
export const FLOOR: readonly (readonly [letter: string, x: number, y: number])[] = [
  ['H', 190.32, 180.61],
  ['O', 372.6, 258.26],
  ['E', 111.67, 40.59],
  ['D', 248.59, 110.29],
  ['T', 378, 201],
  ['R', 103, 217],
  ['S', 268, 318],
  ['K', 292, 49],
  ['A', 394, 386],
  ['N', 277, 254],
  ['P', 231, 55],
  ['L', 45, 200],
  ['V', 198, 336],
  ['B', 204, 134],
  ['M', 151, 116],
  ['G', 319, 177],
  ['U', 34, 109],
  ['W', 61, 259],
  ['I', 66, 153],
  ['Z', 72, 55],
  ['F', 242, 194],
  ['A', 105, 296],
  ['E', 147, 351],
  ['T', 309, 371],
  ['K', 153, 390],
  ['S', 308, 286],
  ['L', 165, 279],
  ['D', 294, 212],
  ['H', 263, 364],
  ['O', 359, 49],
  ['E', 289, 105],
  ['R', 150, 170],
  ['N', 347, 389],
  ['P', 228, 308],
]

/** The direction of each toe, and where its number stands. */
const FEET = [
  { direction: 35, digit: [-24, 8] },
  { direction: 20, digit: [-25, 6] },
  { direction: 340, digit: [26, 8] },
  { direction: 15, digit: [27, 10] },
  { direction: 100, digit: [-26, 8] },
] as const

const shoe = (
  [x, y]: readonly [number, number],
  { direction, digit: [dx, dy] }: (typeof FEET)[number],
  number: number
): Shape[] => [
  group(
    x,
    y,
    [
      // No floor is visible between sole and heel.
      rect(-9, -21, 18, 8, { fill: 'white', line: undefined }),
      path('M -9 -20 C -13 -46 -6 -62 1 -62 C 10 -62 13 -44 9 -20 Z', {
        fill: 'sand',
        strokeWidth: 2,
      }),
      path('M -9 -14 H 9 V 2 Q 9 12 0 12 T -9 2 Z', { fill: 'sand', strokeWidth: 2 }),
      line(-5, 0, 5, 0, { line: 'wax', strokeWidth: 2 }),
      line(0, -5, 0, 5, { line: 'wax', strokeWidth: 2 }),
    ],
    { rotate: direction, scale: 0.62 }
  ),
  text(x + dx * 0.8, y + dy, String(number), 19, { letter: 'code', bold: true, color: 'wax' }),
]

/** The strip to measure with: its marks begin at the edge, which is laid against the crosses. */
const measure = (x: number, y: number): Shape[] => [
  rect(x - 22, y, 17 * INCH + 60, 44, { fill: 'white', dash: '7 5', strokeWidth: 1.6 }),
  ...range(18).map((i) =>
    line(x + i * INCH, y, x + i * INCH, y + (i % 5 ? 8 : 13), { strokeWidth: 2 })
  ),
  ...[0, 5, 10, 15].map((i) => text(x + i * INCH, y + 31, String(i), 16, { letter: 'code' })),
  text(x + 17 * INCH + 4, y + 31, 'duim', 14.8),
]

const floor: Drawing = {
  width: 440,
  height: 486,
  shapes: [
    rect(8, 8, 424, 410, { fill: 'white', line: undefined }),
    ...range(5).map((i) =>
      line(8, 76 + i * 68, 432, 76 + i * 68, { line: 'sand', strokeWidth: 1.5 })
    ),
    ...range(15).map((i) => {
      const row = i % 6
      const x = 60 + ((i * 149) % 330)
      return line(x, 8 + row * 68, x, 76 + row * 68, { line: 'sand', strokeWidth: 1.5 })
    }),
    rect(8, 8, 424, 410, { strokeWidth: 3 }),
    ...HEELS.flatMap((heel, i) => shoe(heel, itemAt(FEET, i), i + 1)),
    ...FLOOR.flatMap(([letter, x, y]) => [
      line(x - 4, y, x + 4, y, { strokeWidth: 2 }),
      line(x, y - 4, x, y + 4, { strokeWidth: 2 }),
      // Wide letters keep as clear of their cross as narrow ones.
      text(x + 6.4, y + 6, letter, 17, { letter: 'title', bold: true, anchor: 'start' }),
    ]),
    ...measure(52, 436),
  ],
}

const NUMBER_WORDS = ['eerste', 'tweede', 'derde', 'vierde'] as const

export const vierStappen = {
  name: 'vier_stappen',
  label: 'Vier stappen',
  description: 'Vijf voetafdrukken op een vloer vol letters, met een strook om te meten',
  answer: 'HOED',
  answerAddition:
    'Waar beide afstanden kloppen, staan een H, een O, een E en een D. Wie een hoed draagt, kijkt haar te streng.',
  checkAnswer: false,
  hints: [
    'Elke regel noemt twee hakken en twee afstanden. Er is maar één letter waarbij ze allebei kloppen.',
    'Leg de nul van de strook op de eerste hak en draai hem rond, als de poot van een passer. Zet met potlood een boogje op de goede afstand. Doe hetzelfde vanaf de tweede hak.',
    'Waar de twee boogjes elkaar snijden, staat een kruisje met een letter. Meet tot het kruisje, niet tot de letter.',
    'Bij de eerste regel kom je tussen hak 2 en hak 3 uit, bij een H.',
    'De tweede letter staat rechts, vlak boven hak 5: een O. De derde staat helemaal bovenaan, links.',
  ],
  booklet: {
    story: [
      'De tweede bladzijde is een plattegrond van zaal 2. De Ekster tekende haar eigen voetafdrukken, netjes met een kruisje in elke hak. Er zat een strook bij met streepjes, zo een als kleermakers gebruiken.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Bladzijde 2',
        look: { lettering: 'script' },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Vier keer stond ik hier stil. Waar, dat zeg ik alleen met twee getallen: zo ver van de ene hak, en zo ver van de andere. Mijn tenen tellen niet mee.',
              STOPS.map(
                ({ from, inches, and, inchesToo }, i) =>
                  `De ${NUMBER_WORDS[i]} keer: ${inches} duim van hak ${from}, ${inchesToo} duim van hak ${and}.`
              ).join('\n'),
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption:
          'De vloer van zaal 2. Knip de strook onderaan uit, of neem hem over op de rand van een strookje papier. Elke letter hoort bij het kruisje links ervan.',
        description: `Vijf voetafdrukken, genummerd 1 tot en met 5, en een vloer vol letters. Plaatsen staan in duim, vanaf links en vanaf boven. ${HEELS.map(
          ([x, y], i) => `Hak ${i + 1}: ${inInches(x)}, ${inInches(y)}.`
        ).join(
          ' '
        )} Letters: ${FLOOR.map(([letter, x, y]) => `${letter} op ${inInches(x)}, ${inInches(y)}`).join('; ')}.`,
        drawing: floor,
      },
    ],
    question: 'Wat laat de Ekster hangen? Lees de vier letters waar zij stilstond.',
  },
} as const satisfies HintItem<'vier_stappen'>

/** A place on the floor in duim, to one decimal, as Dutch writes it. */
function inInches(length: number): string {
  return (length / INCH).toFixed(1).replace('.', ',')
}
