import { group, angular, path, drawing, text, rect, type Point } from '#games/kit/shapes'
import { fromNotebook } from '#games/sintjunior/notebook'
import { skyStar, chimney, SINT, symbol } from '#games/sintjunior/sintjunior_symbols'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'

/** Every big star with its number. The codes of the first five locks are among them. */
export const STARS: readonly (readonly [name: string, x: number, y: number])[] = [
  ['936', 154, 121],
  ['374', 16, 56],
  ['529', 59, 35],
  ['437', 21, 88],
  ['963', 88, 12],
  ['286', 112, 135],
  ['753', 14, 118],
  ['268', 155, 60],
  ['369', 146, 20],
  ['638', 26, 16],
  ['683', 131, 134],
  ['826', 86, 75],
  ['573', 32, 102],
  ['735', 42, 138],
  ['347', 42, 120],
  ['862', 11, 37],
  ['396', 115, 109],
]

/** The small stars that bear one digit, and the side on which the digit stands. */
export const LIGHTS: readonly (readonly [
  x: number,
  y: number,
  digit: number,
  dx: number,
  dy: number,
])[] = [
  [40, 42, 2, 5, 1],
  [104.4, 58.5, 8, 3.6, -3.8],
  [73, 33, 3, -4.6, 2],
  [12, 23, 4, 0, -4],
  [114.7, 87.8, 1, 5, 1.6],
  [110, 33, 7, 4.4, 2.6],
  [89, 105.5, 6, 0.2, 5.4],
  [14, 102, 8, -4, 3],
  [105, 124, 6, -4, -3],
  [100, 79, 4, 4.4, 3],
  [124, 47, 2, 4.6, 0],
  [96, 92, 7, -4.6, 1],
  [63, 104, 9, 4.4, 3],
  [134, 91, 5, 4.6, 2],
  [70, 127, 3, 0, 5],
]

const large = ([name, x, y]: (typeof STARS)[number]): Shape[] => [
  skyStar(x, y, 3.6),
  text(x, y + 8, name, 4.8, { letter: 'code', bold: true }),
]

const small = ([x, y, digit, dx, dy]: (typeof LIGHTS)[number]): Shape[] => [
  skyStar(x, y, 1.9),
  text(x + dx, y + dy + 1.6, `${digit}`, 4.8, { letter: 'title', bold: true }),
]

const STREET: readonly Point[] = [
  [0, 176],
  [0, 162],
  [12, 154],
  [26, 164],
  [26, 158],
  [44, 158],
  [44, 166],
  [60, 153],
  [78, 167],
  [78, 160],
  [98, 160],
  [114, 151],
  [130, 162],
  [130, 157],
  [146, 157],
  [158, 152],
  [170, 160],
  [170, 176],
]

const sky = drawing(170, 176, [
  rect(0.5, 0.5, 169, 175, { fill: 'paper', strokeWidth: 0.6, radius: 2 }),
  ...STARS.flatMap(large),
  ...LIGHTS.flatMap(small),
  // The Sint is on the way to the next house, behind the ridge.
  group(104, 152, SINT, { scale: 0.34 }),
  group(35, 158, chimney(0, 0, 24), { scale: 0.26 }),
  group(138, 157, chimney(0, 0, 24), { scale: 0.26 }),
  path(angular(STREET), { fill: 'blue', strokeWidth: 0.7 }),
  ...[9, 33, 56, 64, 86, 112, 120, 140, 156].map((x, i) =>
    rect(x, 167 + (i % 2) * 1.4, 4, 5, { fill: i % 3 ? 'yellow' : 'white', strokeWidth: 0.5 })
  ),
])

const inWords = ([name, x, y]: (typeof STARS)[number]) => `ster ${name} op ${x}, ${y}`

export const stars: LockPuzzle = {
  name: 'sterren',
  code: '816',
  sheet: {
    title: 'De sterren van de Sint',
    section: 'Vel met de mijter',
    level: 2,
    symbol: symbol('mijter'),
    blocks: [
      fromNotebook(
        'Voor de laatste code heb ik niets meer hoeven plakken, ophangen of verstoppen. Ik ging op het dak liggen en keek omhoog. Elke code die jullie hebben gevonden, heeft een eigen ster. Ik spande een zilveren lint, van slot 1 naar slot 2 en zo door tot slot 5, van ster naar ster, strak, en niet terug. Drie keer kruiste het zichzelf. Toen wist ik mijn code, en zag ik ook wat ik bijna had getekend.'
      ),
      {
        kind: 'drawing',
        caption: 'De hemel boven jullie straat',
        description: `Een sterrenhemel van 170 breed en 176 hoog, gerekend vanaf linksboven. Grote sterren met een nummer: ${STARS.map(inWords).join('; ')}. Kleine sterren met een cijfer: ${LIGHTS.map(([x, y, digit]) => `${digit} op ${x}, ${y}`).join('; ')}. Onderaan daken, met een mijter en een staf erachter.`,
        drawing: sky,
      },
      {
        kind: 'text',
        paragraphs: [
          'Trek de lijnen met je liniaal, van het midden van de ene ster naar het midden van de volgende.',
        ],
      },
      {
        kind: 'question',
        text: 'Welke cijfers staan waar het lint zichzelf kruist? Lees van boven naar beneden.',
      },
      { kind: 'fill_in', label: 'De code van slot 6', boxes: 3 },
    ],
  },
  assignment: 'De zak staat in de badkamer. Veel plezier.',
  hints: [
    'Leg alle codes naast elkaar, die van slot 1 voorop, en zoek bij elke code de ster met dat nummer.',
    'Trek met je liniaal vier lijnen: van de ster van slot 1 naar die van slot 2, vandaar naar die van slot 3, dan naar slot 4, en naar slot 5. Ze mogen dwars door de hemel.',
    'Je ziet een grote ster waaraan nog één lijn ontbreekt. Binnenin kruisen de lijnen elkaar drie keer, en bij elke kruising staat een kleine ster met een cijfer. Begin bij de bovenste.',
  ],
  solution: [
    'De lijnen lopen van 963 naar 683, 374, 268 en 735. Samen zijn het vier van de vijf lijnen van een grote ster.',
    'De lijnen kruisen elkaar op drie plekken. Van boven naar beneden staan daar 8, 1 en 6.',
  ],
}
