import type { HintItem } from '#domain/play/hint_pages'
import { fromOdilia } from '#games/kleinkunst/odilia'
import type { Drawing } from '#domain/drawing'
import { PAINT, type Paint } from '#games/kleinkunst/miniatures'
import { tube, paintArea } from '#games/kleinkunst/paint'
import { line, path, text, range, rect } from '#games/kit/shapes'

/**
 * The study is twelve by twelve squares. Its centre line runs between the sixth and the seventh.
 */
export const SQUARES = 12

export type PaintArea = {
  readonly paint: Paint
  /** The place from the left and from the top, and the width and height, all in squares. */
  readonly x: number
  readonly y: number
  readonly b: number
  readonly h: number
}

export const AREAS: readonly PaintArea[] = [
  { paint: 'geel', x: 0, y: 0, b: 2, h: 2 },
  { paint: 'blauw', x: 3, y: 0, b: 4, h: 3 },
  { paint: 'geel', x: 10, y: 0, b: 2, h: 2 },
  { paint: 'rood', x: 0, y: 3, b: 3, h: 5 },
  { paint: 'rood', x: 8, y: 3, b: 4, h: 3 },
  { paint: 'geel', x: 4, y: 5, b: 3, h: 3 },
  { paint: 'blauw', x: 9, y: 8, b: 3, h: 4 },
  { paint: 'blauw', x: 0, y: 9, b: 2, h: 3 },
  { paint: 'geel', x: 7, y: 9, b: 2, h: 2 },
  { paint: 'rood', x: 5, y: 10, b: 2, h: 2 },
]

const SQUARE = 32
const EDGE = 28
const CENTER = EDGE + (SQUARES / 2) * SQUARE

const drawing: Drawing = {
  width: 440,
  height: 530,
  shapes: [
    rect(EDGE, EDGE, SQUARES * SQUARE, SQUARES * SQUARE, { fill: 'white', line: undefined }),
    ...range(SQUARES - 1).flatMap((i) => {
      const at = EDGE + (i + 1) * SQUARE
      return [
        line(at, EDGE, at, EDGE + SQUARES * SQUARE, { line: 'sand', strokeWidth: 1.5 }),
        line(EDGE, at, EDGE + SQUARES * SQUARE, at, { line: 'sand', strokeWidth: 1.5 }),
      ]
    }),
    ...AREAS.flatMap(({ paint, x, y, b, h }) => [
      ...paintArea(paint, EDGE + x * SQUARE, EDGE + y * SQUARE, b, h, SQUARE),
      rect(EDGE + x * SQUARE, EDGE + y * SQUARE, b * SQUARE, h * SQUARE, { strokeWidth: 4.5 }),
    ]),
    rect(EDGE, EDGE, SQUARES * SQUARE, SQUARES * SQUARE, { strokeWidth: 4.5 }),
    line(CENTER, EDGE - 14, CENTER, EDGE + SQUARES * SQUARE + 14, { strokeWidth: 3, dash: '9 7' }),
    path(`M ${CENTER - 9} 4 L ${CENTER + 9} 4 L ${CENTER} 17 Z`, { fill: 'ink' }),
    ...PAINT.flatMap((paint, i) => tube(paint, paint, 16 + i * 144, 452, 76)),
    text(220, 517, 'één streekje is één hokje', 21),
  ],
}

const description = [
  'Een raster van twaalf bij twaalf hokjes. De middellijn loopt van boven naar beneden, met aan elke kant zes kolommen.',
  'De verf komt uit drie tubes: rood, geel en blauw. Geschilderde vlakken, geteld vanaf de hoek linksboven:',
  ...AREAS.map(
    ({ paint, x, y, b, h }) =>
      `${paint}: kolom ${x + 1} tot en met ${x + b}, rij ${y + 1} tot en met ${y + h}.`
  ),
].join(' ')

export const deStijl = {
  name: 'de_stijl',
  label: 'De Stijl',
  description: 'Rechte vlakken op ruitjespapier, met een middellijn',
  answer: 'blauw',
  answer2: 'B',
  answerAddition:
    'Van blauw hangen er vijftien hokjes links van de middellijn en vijftien rechts. Bij rood is het 17 om 14, bij geel 10 om 11. Het echte schilderij is dus blauw.',
  checkAnswer: false,
  hints: [
    'Odilia heeft het over wegen. De middellijn is haar weegschaal.',
    'Neem één kleur tegelijk. Hoeveel hokjes verf liggen er links van de middellijn, en hoeveel rechts?',
    'Drie vlakken liggen deels links en deels rechts. Verdeel ze: elk hokje telt aan zijn eigen kant.',
    'Begin met rood. Links tel je 15 hokjes en nog 2 van het onderste vlak, rechts 12 en 2. Dat hangt scheef.',
  ],
  booklet: {
    story: [
      'Museum Petiet is het kleinste museum van het land. Het past in een kast: drie zalen, zevenentwintig schilderijtjes, elk zo groot als een postzegel. Eén ervan schilderde Odilia Petiet zelf. De andere zesentwintig schilderden haar leerlingen, precies in haar stijl.',
      'In de la onder de kast liggen drie studies van Odilia. Elke studie verraadt één ding over het echte schilderij.',
    ],
    material: [
      fromOdilia(
        'Rechte lijnen, drie tubes verf, en verder niets. Een schilderij is een weegschaal. Twee van mijn kleuren hangen scheef. De kleur die ik koos, weegt aan beide kanten van het midden even zwaar.'
      ),
      {
        kind: 'prop',
        object: 'index_card',
        heading: 'Museum Petiet · Odilia’s la',
        look: { snug: true },
        parts: [
          {
            kind: 'drawing',
            caption: 'Studie 1, met de tubes die ernaast lagen',
            description,
            drawing,
          },
        ],
      },
    ],
    question: 'Tel de hokjes links en rechts van de streepjeslijn. Welke kleur koos Odilia?',
  },
} as const satisfies HintItem<'de_stijl'>
