import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing } from '#domain/drawing'
import { line, path, text, range, rect } from '#games/kit/shapes'

/** Blocks of blackened squares, per row from the top and per column from the left. */
export const ROWS = [[5], [7], [3, 3], [2, 2], [2], [3], [3], [3], [2], [2], [0], [2], [2]] as const
export const COLUMNS = [[2], [3], [3], [2], [2, 3, 2], [2, 4, 2], [3, 3], [6], [4]] as const

const SQUARE = 36
const LEFT = 88
const TOP = 104
/** Every fifth line and the edge are thick, so that players can count groups of five. */
const THIN = 1
const THICK = 4

const drawing: Drawing = {
  width: 440,
  height: TOP + ROWS.length * SQUARE + 24,
  shapes: [
    path(`M 10 12 H 418 L 430 24 V ${TOP + ROWS.length * SQUARE + 12} H 10 Z`, {
      fill: 'white',
      strokeWidth: 2,
    }),
    path('M 418 12 V 24 H 430', { strokeWidth: 2 }),
    ...COLUMNS.flatMap((blocks, k) =>
      blocks.map((block, i) =>
        text(
          LEFT + (k + 0.5) * SQUARE,
          TOP - 12 - (blocks.length - 1 - i) * 24,
          String(block),
          21,
          {
            letter: 'code',
            bold: true,
          }
        )
      )
    ),
    ...ROWS.flatMap((blocks, r) =>
      blocks.map((block, i) =>
        text(
          LEFT - 18 - (blocks.length - 1 - i) * 24,
          TOP + (r + 0.5) * SQUARE + 7,
          String(block),
          21,
          {
            letter: 'code',
            bold: true,
          }
        )
      )
    ),
    rect(LEFT, TOP, COLUMNS.length * SQUARE, ROWS.length * SQUARE, {
      fill: 'paper',
      strokeWidth: THICK,
    }),
    ...range(COLUMNS.length - 1).map((k) =>
      line(LEFT + (k + 1) * SQUARE, TOP, LEFT + (k + 1) * SQUARE, TOP + ROWS.length * SQUARE, {
        strokeWidth: (k + 1) % 5 ? THIN : THICK,
      })
    ),
    ...range(ROWS.length - 1).map((r) =>
      line(LEFT, TOP + (r + 1) * SQUARE, LEFT + COLUMNS.length * SQUARE, TOP + (r + 1) * SQUARE, {
        strokeWidth: (r + 1) % 5 ? THIN : THICK,
      })
    ),
  ],
}

const inWords = (blocks: readonly number[]) => blocks.join(' en ')

export const ruitjespapier = {
  name: 'ruitjespapier',
  label: 'Ruitjespapier',
  description: 'Een leeg rooster met getallen aan de bovenkant en links',
  answer: 'VRAAGTEKEN',
  answer2: '?',
  alsoCorrect: ['vraagtekens'],
  answerAddition:
    'De zwarte vakjes vormen een vraagteken. Een titel die iets vraagt, daar slaapt de Ekster slecht van. Streep 2 en 9 door.',
  checkAnswer: true,
  hints: [
    'De getallen vertellen hoeveel vakjes er naast elkaar of onder elkaar zwart worden.',
    'Staan er twee getallen, dan zijn het twee groepjes. Daartussen blijft minstens één vakje wit. Een 0 betekent: helemaal wit.',
    'Zet een puntje in vakjes die zeker wit blijven. Die zijn net zo nuttig als de zwarte.',
    'Begin met de tweede rij. Zeven zwarte vakjes op een rij van negen: waar je ze ook legt, de middelste vijf zijn altijd zwart.',
    'Onder de witte rij passen nog maar twee rijen. Een groepje van 3 of meer kan daar dus niet staan.',
    'De kolommen 8 en 9 hebben één lang groepje. Samen met de korte groepjes links vormt dat een boog.',
    'Helemaal onderaan staat een blokje van twee bij twee, in de kolommen 5 en 6. Daarboven, na de witte rij, begint een staart.',
    'Een boog, een staart en een losse punt. Je zet het achter een zin die nog iets wil weten.',
  ],
  booklet: {
    story: [
      'De derde bladzijde is uit een rekenschrift gescheurd. De Ekster verstopte er een tekening in, zonder één lijn te tekenen.',
    ],
    material: [
      {
        kind: 'letter',
        heading: 'Bladzijde 3',
        paragraphs: [
          'Elk getal is een groepje zwarte vakjes. De getallen links horen bij de rijen: lees ze van links naar rechts. De getallen erboven horen bij de kolommen: lees ze van boven naar beneden. Tussen twee groepjes zit altijd wit, en een 0 is een hele rij wit.',
          'Staat dit in de titel, dan loop ik door.',
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het rooster, om in te kleuren met potlood',
        description: `Een leeg rooster van ${COLUMNS.length} kolommen en ${ROWS.length} rijen. Rijen van boven naar beneden: ${ROWS.map(inWords).join('; ')}. Kolommen van links naar rechts: ${COLUMNS.map(inWords).join('; ')}.`,
        drawing,
      },
    ],
    question: 'Wat verschijnt er op het papier? Eén woord is genoeg.',
  },
} as const satisfies HintItem<'ruitjespapier'>
