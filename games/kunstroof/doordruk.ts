import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'
import { itemAt } from '#domain/present'

/**
 * The strokes of a block letter: three horizontal ones, of which the middle one
 * can be a half, and four vertical ones.
 */
export const HORIZONTAL_STROKES = {
  boven: [0, 0, 1, 0],
  midden: [0, 1, 1, 1],
  middenrechts: [0.5, 1, 1, 1],
  onder: [0, 2, 1, 2],
} as const
export const VERTICAL_STROKES = {
  linksboven: [0, 0, 0, 1],
  linksonder: [0, 1, 0, 2],
  rechtsboven: [1, 0, 1, 1],
  rechtsonder: [1, 1, 1, 2],
} as const

export type Horizontal = keyof typeof HORIZONTAL_STROKES
export type Vertical = keyof typeof VERTICAL_STROKES
type Sheet<Stroke> = readonly (readonly (readonly Stroke[])[])[]

/** The first sheet, two lines of signs: the vertical strokes. */
export const VERTICALS: Sheet<Vertical> = [
  [
    ['linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'rechtsonder'],
    ['linksboven', 'linksonder'],
    ['linksboven', 'linksonder', 'rechtsboven'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
  ],
  [
    ['linksboven', 'linksonder', 'rechtsonder'],
    ['linksboven', 'linksonder', 'rechtsboven', 'rechtsonder'],
    ['linksboven', 'linksonder'],
    ['linksboven', 'linksonder'],
    ['linksboven', 'linksonder'],
  ],
]

/** The second sheet, the same signs: the horizontal strokes. */
export const HORIZONTALS: Sheet<Horizontal> = [
  [
    ['onder'],
    ['boven', 'onder'],
    ['boven', 'midden', 'onder'],
    ['boven', 'midden', 'onder'],
    ['boven', 'midden'],
    ['midden'],
    ['boven', 'midden'],
  ],
  [
    ['boven', 'middenrechts', 'onder'],
    ['onder'],
    ['onder'],
    ['onder'],
    ['boven', 'midden', 'onder'],
  ],
]

const WIDE = 26
const HEIGHT = 44
const STEP = 57

/** Paper with a torn lower edge, which is the same on every sheet. */
const TORN_EDGE = `M 10 14 H 430 V 308 ${range(30)
  .map((i) => `L ${416 - i * 14} ${308 + itemAt([-7, 5, -4, 7, -6, 3, -3], i % 7)}`)
  .join(' ')} Z`

/** A feather that the magpie lost, in the empty corner of the second line. */
const feather: Shape = group(
  370,
  226,
  [
    path(
      'M 2 58 C -18 44 -26 20 -20 -4 l 7 6 l -4 -14 C -12 -34 2 -50 22 -60 C 26 -42 26 -26 20 -10 l -9 2 l 7 6 C 16 18 14 40 2 58 Z',
      { fill: 'white', strokeWidth: 2 }
    ),
    path('M -13 -19 C -8 -36 4 -51 22 -60 C 26 -44 26 -31 22 -17 L 12 -14 L 3 -6 L -6 -14 Z', {
      fill: 'ink',
      line: undefined,
    }),
    path('M -10 92 C -2 66 2 20 20 -52', { strokeWidth: 2.6 }),
    path(
      'M 0 52 L -14 36 M 2 40 L -19 20 M 5 27 L -20 4 M 1 50 L 8 42 M 4 38 L 14 26 M 6 24 L 16 12',
      { line: 'soft', strokeWidth: 1.5 }
    ),
    path('M 12 -20 L -2 -34 M 16 -36 L 8 -46 M 9 -10 L -8 -24 M 13 -22 L 22 -30', {
      line: 'white',
      strokeWidth: 1.3,
    }),
  ],
  { rotate: 22, scale: 0.82 }
)

/** Thin paper from a block: its ruled lines, the holes of its spiral, and a clip that holds it. */
const flimsy: readonly Shape[] = [
  ...range(9).map((i) => line(12, 68 + i * 27, 428, 68 + i * 27, { line: 'sand', strokeWidth: 1 })),
  ...range(14).flatMap((i): Shape[] => [
    circle(36 + i * 28, 19, 3.4, { fill: 'sand', strokeWidth: 1.2 }),
    path(`M ${36 + i * 28} 19 q -7 -9 0 -16 q 7 4 2 12`, { line: 'soft', strokeWidth: 1.8 }),
  ]),
  feather,
]

function sheet<Stroke extends string>(
  title: string,
  symbols: Sheet<Stroke>,
  strokes: Readonly<Record<Stroke, readonly [number, number, number, number]>>
): Drawing {
  return {
    width: 440,
    height: 332,
    shapes: [
      path(TORN_EDGE, {
        fill: 'white',
        strokeWidth: 2,
      }),
      ...flimsy,
      text(24, 48, title, 19, { anchor: 'start', letter: 'title', bold: true }),
      ...symbols.flatMap((row, r) =>
        row.flatMap((symbol, k): Shape[] => {
          const x = 36 + k * STEP
          const y = 66 + r * 122
          return [
            rect(x - 11, y - 13, WIDE + 22, 2 * HEIGHT + 26, {
              line: 'soft',
              fill: 'paper',
              strokeWidth: 1.5,
              radius: 6,
            }),
            ...[0, 1].flatMap((dx) =>
              [0, 1, 2].map((dy) =>
                circle(x + dx * WIDE, y + dy * HEIGHT, 2.8, {
                  fill: 'soft',
                  line: undefined,
                  clear: true,
                })
              )
            ),
            ...symbol.map((name) => {
              const [x1, y1, x2, y2] = strokes[name]
              return line(x + x1 * WIDE, y + y1 * HEIGHT, x + x2 * WIDE, y + y2 * HEIGHT, {
                strokeWidth: 6,
              })
            }),
          ]
        })
      ),
    ],
  }
}

const inWords = (symbols: Sheet<string>) =>
  symbols
    .map(
      (row, r) =>
        `Regel ${r + 1}: ${row.map((symbol, k) => `teken ${k + 1} ${symbol.join(' en ')}`).join('; ')}.`
    )
    .join(' ')

export const doordruk = {
  name: 'doordruk',
  label: 'De doordruk',
  description: 'Twee velletjes met losse streepjes tussen puntjes',
  answer: 'Josepha Gulle',
  answer2: 'Gulle',
  answerAddition:
    'Teken de streepjes van velletje B bij op velletje A en er staat JOSEPHA GULLE. Van haar heeft de Ekster er thuis al drie.',
  checkAnswer: false,
  hints: [
    'Op het ene velletje staan alleen rechtopstaande streepjes, op het andere alleen liggende. De puntjes zitten op dezelfde plek.',
    'Teken met potlood de liggende streepjes van velletje B bij op velletje A. Elk groepje van zes puntjes wordt een letter.',
    'De eerste letter is een J. De tweede is rondom dicht: een O.',
    'De eerste regel is een voornaam van zeven letters, de tweede een achternaam van vijf. Je vindt ze in de catalogus.',
  ],
  booklet: {
    story: [
      'Van de laatste bladzijde zit alleen de bovenste regel nog in het boekje, de rest is eruit gescheurd. Eronder zitten twee dunne velletjes doorslagpapier. De pen van de Ekster drukte er dwars doorheen, maar geen van de twee ving alles op.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Bladzijde 6',
        // Its top is still in the book; the rest is torn off below its first line.
        look: { lettering: 'script', top: 'cut', bottom: 'torn' },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Van haar laat ik alles hangen. Een mens moet ook iets te wensen overlaten.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het bovenste velletje doorslagpapier',
        description: `Twee regels met groepjes van zes puntjes, twee breed en drie hoog, met rechtopstaande streepjes ertussen. ${inWords(VERTICALS)}`,
        drawing: sheet('Velletje A', VERTICALS, VERTICAL_STROKES),
      },
      {
        kind: 'drawing',
        caption: 'Het velletje dat eronder zat',
        description: `Dezelfde groepjes puntjes, met liggende streepjes. ${inWords(HORIZONTALS)}`,
        drawing: sheet('Velletje B', HORIZONTALS, HORIZONTAL_STROKES),
      },
    ],
    question: 'Van welke schilder laat de Ekster alles hangen?',
  },
} as const satisfies HintItem<'doordruk'>
