import { BEGIN, board, center, COLUMNS, darkSquare, isDark, RIDE } from '#games/sintsenior/board'
import { thing } from '#games/sintsenior/things'
import { group, line, path, drawing, text, range, rect, circle } from '#games/kit/shapes'
import type { Sheet } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'
import { itemAt } from '#domain/present'

/**
 * The boxes for the squares of the ride: the start, and three behind the number of each of six
 * locks.
 */
const notation: Shape[] = [
  text(26, 444, 'De rit, slot na slot', 15, { anchor: 'start', letter: 'title', bold: true }),
  rect(26, 454, 34, 28, { strokeWidth: 1.8 }),
  text(43, 473, BEGIN, 14, { letter: 'code', bold: true }),
  ...RIDE.flatMap((_, lock) => {
    const x = 67 + (lock % 3) * 110.5
    const y = 454 + Math.floor(lock / 3) * 36
    return [
      circle(x + 8, y + 14, 8, { fill: 'sand', strokeWidth: 1.5 }),
      text(x + 8, y + 18.5, `${lock + 1}`, 13, { letter: 'code', bold: true }),
      ...range(3).map((i) => rect(x + 19 + i * 29, y, 29, 28, { strokeWidth: 1.8 })),
    ]
  }),
]

const [beginX, beginY] = center(BEGIN)

export const theBoard: Sheet = {
  section: 'Ligt de hele avond op tafel',
  title: 'Het bord',
  preview:
    'Een leeg schaakbord met een wit paard op het hoekveld, en eronder vakjes om elke sprong in op te schrijven.',
  blocks: [
    {
      kind: 'drawing',
      caption:
        'Het paard begint op a1. Schrijf hierboven elk veld op waar het landt, slot na slot.',
      description:
        'Een leeg schaakbord met kolommen a tot en met h en rijen 1 tot en met 8. Op a1, een donker veld, staat een paard. Eronder staan negentien vakjes: a1 is al ingevuld, daarna zes keer drie.',
      drawing: board([thing('paard', beginX, beginY + 18, 0.48), ...notation], 520),
    },
  ],
}

const SIDE = 25
const square = (x: number, y: number, dark: boolean): Shape[] => [
  ...(dark ? darkSquare(x, y, SIDE, 0.6) : []),
  rect(x, y, SIDE, SIDE, { strokeWidth: 1.2 }),
]

/**
 * A small board of five by five with the piece in its middle and marks on the squares where it may
 * go.
 */
const place = (
  x: number,
  name: string,
  piece: readonly Shape[],
  to: readonly (readonly [number, number])[]
) =>
  group(x, 1, [
    ...range(25).flatMap((i) => square((i % 5) * SIDE, Math.floor(i / 5) * SIDE, i % 2 === 0)),
    ...to.map(([k, r]) =>
      circle((k + 0.5) * SIDE, (r + 0.5) * SIDE, 4.6, { fill: 'ink', strokeWidth: 1 })
    ),
    group(2.5 * SIDE, 2.5 * SIDE + 11, piece, { scale: 0.31 }),
    text(2.5 * SIDE, 5 * SIDE + 18, name, 13, { letter: 'title', bold: true }),
  ])

const bishopPiece: readonly Shape[] = [
  path(
    'M -24 0 V -9 H -14 L -8 -34 C -22 -42 -16 -62 0 -76 C 16 -62 22 -42 8 -34 L 14 -9 H 24 V 0 Z',
    {
      fill: 'white',
      strokeWidth: 4,
    }
  ),
  line(2, -60, 10, -46, { strokeWidth: 5 }),
]

const diagonal = [0, 1, 3, 4].flatMap((i) => [[i, i] as const, [i, 4 - i] as const])
const straight = [0, 1, 3, 4].flatMap((i) => [[i, 2] as const, [2, i] as const])
const jump = [
  [1, 0],
  [3, 0],
  [0, 1],
  [4, 1],
  [0, 3],
  [4, 3],
  [1, 4],
  [3, 4],
] as const

const moves = drawing(402, 150, [
  place(1, 'toren', [thing('toren', 0, 0)], straight),
  place(138.5, 'paard', [thing('paard', 0, 0)], jump),
  place(276, 'loper', bishopPiece, diagonal),
])

/** Squares of which the name is written in the picture, beside the ride. */
const NAMED = [BEGIN, 'd2', 'f1']

/** The two rows of the board that lie nearest, as names of squares are read from them. */
const names = drawing(402, 73, [
  group(101, 1, [
    ...range(16).flatMap((i) => {
      const [column, row] = [i % 8, 2 - Math.floor(i / 8)]
      const [x, y] = [column * SIDE, (2 - row) * SIDE]
      const name = `${itemAt(COLUMNS, column)}${row}`
      return [
        ...square(x, y, isDark(name)),
        ...(NAMED.includes(name)
          ? [
              rect(x + 3.5, y + 6, 18, 13, { fill: 'white', line: undefined }),
              text(x + 12.5, y + 16.5, name, 12, { letter: 'code', bold: true }),
            ]
          : []),
      ]
    }),
    ...range(8).map((i) =>
      text((i + 0.5) * SIDE, 2 * SIDE + 15, itemAt(COLUMNS, i), 12, { letter: 'code' })
    ),
    ...[2, 1].map((row, i) => text(-10, (i + 0.5) * SIDE + 4, `${row}`, 12, { letter: 'code' })),
  ]),
])

export const thePieces: Sheet = {
  section: 'Ligt de hele avond op tafel',
  title: 'De stukken',
  blocks: [
    {
      kind: 'text',
      paragraphs: [
        'Niemand hoeft te kunnen schaken. Wat je van de stukken moet weten, staat hier.',
      ],
    },
    {
      kind: 'drawing',
      caption: 'Waar ze in één zet naartoe kunnen',
      description:
        'Drie bordjes van vijf bij vijf met een stuk in het midden. De toren gaat recht, het paard springt twee velden recht en een opzij, de loper gaat schuin.',
      drawing: moves,
    },
    {
      kind: 'prop',
      object: 'book_page',
      heading: 'Uit een schaakboekje',
      parts: [
        {
          kind: 'list',
          items: [
            'De toren gaat recht vooruit, achteruit of opzij, zo ver als hij wil. Zwaar op de hand, maar altijd thuis.',
            'Het paard springt: twee velden rechtdoor en dan één opzij. Wat ertussen staat, stoort het niet. Van een donker veld komt het altijd op een licht veld terecht, en van een licht op een donker.',
            'De loper gaat schuin, zo ver als hij wil. Zo blijft hij zijn leven lang op velden van één kleur: die waarop hij begon. In Engeland en op IJsland heet hij ‘bisschop’. Dat komt door zijn hoofd: wie goed kijkt, ziet een mijter met een gleuf erin.',
          ],
        },
      ],
    },
    {
      kind: 'text',
      paragraphs: [
        'Een veld heet naar zijn kolom en zijn rij: de letter onder het bord, dan het cijfer ernaast. Het hoekveld linksonder is a1, en dat is donker. Leg een echt bord ook zo neer, met a1 linksonder en een donker veld in die hoek.',
      ],
    },
    {
      kind: 'drawing',
      caption: 'De onderste twee rijen, met de naam van drie velden',
      description:
        'De onderste twee rijen van een schaakbord, met de kolommen a tot en met h. In het hoekveld linksonder, een donker veld, staat a1. In kolom d staat d2, in kolom f staat f1.',
      drawing: names,
    },
    {
      kind: 'text',
      paragraphs: [
        'Kan het paard niet in één sprong op het veld komen dat je leest, dan heb je iets verkeerd gelezen. Het paard vergist zich niet.',
      ],
    },
  ],
}
