import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, rect } from '#games/kit/shapes'

/** The leaf before it is folded: a square is black or white. */
export const LEAF = [
  '..##.#####.#.##..',
  '.##.#..####..###.',
  '####.#....##..###',
  '##...#....#....##',
  '...#.......##..##',
  '.....#.....######',
  '...#..#..##...##.',
  '....###.##..#.#..',
  '...###..##.#.....',
  '...#.##.##...#...',
  '...#.......#.#...',
  '...##.#.##.......',
  '....##..##..#....',
] as const

/**
 * The marks above and below the leaf, each at two lines between columns, counted from the left.
 * Folded so that two equal marks meet, the leaf loses the columns between them.
 */
export const MARKS = [
  { mark: 'veer', lines: [3, 7] },
  { mark: 'sleutel', lines: [10, 14] },
] as const

type Mark = (typeof MARKS)[number]['mark']

const SQUARE = 22
const LEFT = 33
const TOP = 62
const COLUMNS = LEAF[0].length
const WIDTH = COLUMNS * SQUARE
const HEIGHT = LEAF.length * SQUARE

const MARK_SHAPES: Readonly<Record<Mark, readonly Shape[]>> = {
  veer: [
    path('M-2 13 C-1 4 0 -4 6 -12', { strokeWidth: 2 }),
    path('M0 5 C-9 -1 -6 -12 7 -14 C9 -5 7 3 0 5 Z', { fill: 'white', strokeWidth: 2 }),
    path('M7 -14 C9 -5 7 3 0 5 C2 -2 4 -8 7 -14 Z', { fill: 'ink', strokeWidth: 1 }),
  ],
  sleutel: [
    circle(0, -8, 6, { fill: 'messing', strokeWidth: 2 }),
    circle(0, -8, 2, { fill: 'white', strokeWidth: 1.4 }),
    path('M0 -2 V13 M0 7 H6 M0 12 H6', { strokeWidth: 3 }),
  ],
}

const marks = (y: number): Shape[] =>
  MARKS.flatMap(({ mark, lines }) =>
    lines.map((at) => group(LEFT + at * SQUARE, y, MARK_SHAPES[mark]))
  )

const drawing: Drawing = {
  width: 440,
  height: TOP + HEIGHT + 66,
  shapes: [
    rect(8, 8, 424, TOP + HEIGHT + 50, { fill: 'white', dash: '7 5', strokeWidth: 1.6 }),
    rect(LEFT, TOP, WIDTH, HEIGHT, { fill: 'paper', line: undefined }),
    ...LEAF.flatMap((row, r) =>
      [...row].flatMap((square, k) =>
        square === '#'
          ? [
              rect(LEFT + k * SQUARE, TOP + r * SQUARE, SQUARE, SQUARE, {
                fill: 'ink',
                line: undefined,
              }),
            ]
          : []
      )
    ),
    path(
      [
        ...Array.from({ length: COLUMNS + 1 }, (_, k) => `M${LEFT + k * SQUARE} ${TOP} v${HEIGHT}`),
        ...Array.from(
          { length: LEAF.length + 1 },
          (_, r) => `M${LEFT} ${TOP + r * SQUARE} h${WIDTH}`
        ),
      ].join(' '),
      { line: 'blue', strokeWidth: 0.9 }
    ),
    ...MARKS.flatMap(({ lines }) =>
      lines.flatMap((at) => [
        line(LEFT + at * SQUARE, TOP - 14, LEFT + at * SQUARE, TOP, { strokeWidth: 2 }),
        line(LEFT + at * SQUARE, TOP + HEIGHT, LEFT + at * SQUARE, TOP + HEIGHT + 14, {
          strokeWidth: 2,
        }),
      ])
    ),
    ...marks(TOP - 30),
    ...marks(TOP + HEIGHT + 30),
  ],
}

const inWords = LEAF.map((row, r) => `Rij ${r + 1}: ${row}`).join('; ')
const marksInWords = MARKS.map(
  ({ mark, lines: [one, other] }) => `een ${mark} na kolom ${one} en na kolom ${other}`
).join(', ')

export const ruitjespapier = {
  name: 'ruitjespapier',
  label: 'Ruitjespapier',
  description: 'Een breed blad vol zwarte vakjes, met twee veren en twee sleutels aan de rand',
  answer: 'VRAAGTEKEN',
  answer2: '?',
  alsoCorrect: ['vraagtekens'],
  answerAddition:
    'Met veer op veer en sleutel op sleutel schuiven drie stukken tegen elkaar, en dan staat er een vraagteken. Een titel die iets vraagt, daar slaapt de Ekster slecht van.',
  checkAnswer: true,
  hints: [
    'Kleuren of rekenen is niet nodig. Het blad is alleen te breed.',
    'Kijk naar de tekentjes aan de rand. Elk tekentje staat er twee keer boven en twee keer onder.',
    'Vouw het blad zo dat de twee veren precies op elkaar komen. De strook ertussen verdwijnt naar achteren.',
    'Een plooi maak je met twee vouwen: één op de lijn van de eerste veer, en één halverwege de strook die weg moet.',
    'Doe hetzelfde met de sleutels. Er blijven negen kolommen over.',
    'Knip je liever? Knip de vier kolommen tussen de veren eruit en de vier tussen de sleutels, en leg de rest tegen elkaar.',
    'Wat overblijft is een boog, een staart en een losse punt.',
    'Je zet het achter een zin die nog iets wil weten.',
  ],
  booklet: {
    story: [
      'De derde bladzijde is uit een rekenschrift gescheurd, en ze lijkt nergens op. Het blad is breder dan de rest van het boekje, en iemand heeft het gekreukt en weer gladgestreken.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'notebook',
        heading: 'Bladzijde 3',
        look: { lettering: 'script' },
        parts: [
          {
            kind: 'text',
            paragraphs: [
              'Op dit blad staat twee keer een strook te veel. Een veer hoort bij een veer, een sleutel bij een sleutel. Wat ertussen zit, is praat voor de bewaking.',
              'Staat dit in de titel, dan loop ik door.',
            ],
          },
        ],
      },
      {
        kind: 'drawing',
        caption: 'Het blad uit het rekenschrift. Knip het uit langs de streepjes voor je begint.',
        description: `Een blad van ${COLUMNS} kolommen en ${LEAF.length} rijen, met zwarte en witte vakjes. Een hekje is zwart, een punt is wit. ${inWords}. Boven en onder het blad staan tekentjes op de lijn tussen twee kolommen: ${marksInWords}.`,
        drawing,
      },
    ],
    question: 'Wat verschijnt er op het papier? Eén woord is genoeg.',
  },
} as const satisfies HintItem<'ruitjespapier'>
