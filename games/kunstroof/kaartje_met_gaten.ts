import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing } from '#domain/drawing'
import { group, path, text, range, rect } from '#games/kit/shapes'

/** The punched squares, row and column from 0, with side 1 of the card on top. */
export const HOLES: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 2],
  [1, 4],
  [2, 1],
  [2, 5],
  [3, 2],
  [3, 5],
  [5, 1],
  [5, 4],
]

export const LETTERS = ['IIIKTO', 'IKKTSE', 'ETKEUE', 'NLEJSL', 'NCAHSA', 'RNTUOR'] as const

const SQUARE = 52
const EDGE = 42
const SIZE = 6 * SQUARE
const X = (440 - SIZE) / 2
const TOP = 6 + EDGE

const grid: Drawing = {
  width: 440,
  height: SIZE + 2 * EDGE + 12,
  shapes: [
    rect(X - EDGE, TOP - EDGE, SIZE + 2 * EDGE, SIZE + 2 * EDGE, {
      fill: 'sand',
      strokeWidth: 3,
      radius: 8,
    }),
    ...LETTERS.flatMap((row, r) =>
      [...row].flatMap((letter, k) => [
        rect(X + k * SQUARE, TOP + r * SQUARE, SQUARE, SQUARE, { fill: 'white', strokeWidth: 1.5 }),
        text(X + (k + 0.5) * SQUARE, TOP + (r + 0.5) * SQUARE + 10, letter, 28, {
          letter: 'title',
          bold: true,
        }),
      ])
    ),
  ],
}

const card: Drawing = {
  width: 440,
  height: SIZE + 2 * EDGE + 12,
  shapes: [
    rect(X - EDGE, TOP - EDGE, SIZE + 2 * EDGE, SIZE + 2 * EDGE, {
      fill: 'blue',
      strokeWidth: 3,
      radius: 8,
    }),
    ...range(36).map((i) =>
      rect(X + (i % 6) * SQUARE, TOP + Math.floor(i / 6) * SQUARE, SQUARE, SQUARE, {
        line: 'ink',
        strokeWidth: 1,
      })
    ),
    ...HOLES.map(([r, k]) =>
      rect(X + k * SQUARE + 4, TOP + r * SQUARE + 4, SQUARE - 8, SQUARE - 8, {
        fill: 'paper',
        strokeWidth: 3,
        radius: 3,
      })
    ),
    // Each number is upright when its side is on top, so that the card itself shows how it is
    // turned.
    ...range(4).map((side) =>
      group(
        220,
        TOP + SIZE / 2,
        [
          path(`M -26 ${-SIZE / 2 - 14} l -9 -11 l -9 11 Z`, {
            fill: 'paper',
            line: undefined,
          }),
          text(0, -SIZE / 2 - 12, String(side + 1), 26, {
            letter: 'code',
            bold: true,
            color: 'paper',
          }),
          path(`M 26 ${-SIZE / 2 - 14} l 9 -11 l 9 11 Z`, { fill: 'paper', line: undefined }),
        ],
        { rotate: -90 * side }
      )
    ),
  ],
}

export const kaartjeMetGaten = {
  name: 'kaartje_met_gaten',
  label: 'Het kaartje met gaten',
  description: 'Een vierkant vol letters en een blauw kaartje met negen gaten',
  answer: 'SCHRIKKELJAAR',
  answerAddition:
    'Door de gaten staat, in vier standen van het kaartje: IK STEEL NOOIT KUNST UIT EEN SCHRIKKELJAAR. Dat zijn 1908 en 1928, want die kun je door vier delen. Streep 6 en 11 door.',
  checkAnswer: false,
  hints: [
    'Het kaartje past precies op de letters. Begin met de 1 boven.',
    'Negen gaten, zesendertig letters: het kaartje moet vier keer op het vierkant, elke keer een kwartslag gedraaid.',
    'Lees de negen letters door de gaten zoals je een bladzijde leest. Draai dan het kaartje tot de 2 boven staat.',
    'In de eerste stand lees je IKSTEELNO. De zin gaat gewoon verder in de volgende stand.',
    'De zin eindigt met een jaar dat eens in de vier jaar komt. Het jaartal kun je delen door vier.',
  ],
  booklet: {
    story: [
      'Tussen de vierde en de vijfde bladzijde van het aantekenboekje zit een blauw kaartje (het staat op de volgende bladzijde van dit boekje). Het is precies zo groot als het bord met letters. Negen van de vakjes zijn licht gelaten: daar horen gaten te zitten.',
    ],
    material: [
      {
        kind: 'letter',
        heading: 'Bladzijde 4',
        paragraphs: [
          'Het kaartje heeft vier kanten, en elke kant komt een keer boven: eerst 1, dan 2, dan 3, dan 4. Wat je door de gaten ziet, lees je van links naar rechts en van boven naar beneden.',
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het bord met letters',
        description: `Een bord met zes rijen van zes letters. ${LETTERS.map((row, r) => `Rij ${r + 1}: ${[...row].join(' ')}.`).join(' ')}`,
        drawing: grid,
      },
      {
        kind: 'drawing',
        caption:
          'Het kaartje. Knip het uit langs de rand en knip de negen lichte vakjes eruit. Liever niet knippen? Trek het dan over op dun papier.',
        description: `Een vierkant kaartje van zes bij zes vakjes, even groot als het bord met letters. Aan de bovenkant staat 1, links 2, onder 3 en rechts 4. Met 1 boven zitten de gaten op: ${HOLES.map(
          ([r, k]) => `rij ${r + 1}, kolom ${k + 1}`
        ).join('; ')}.`,
        drawing: card,
      },
    ],
    question: 'Uit wat voor jaar steelt de Ekster nooit?',
  },
} as const satisfies HintItem<'kaartje_met_gaten'>
