import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import { staffCard } from '#games/recept/people/staff'
import type { Person } from '#games/recept/recept_flags'
import { circle, group, line, path, text, range, rect } from '#games/kit/shapes'

/** The sampler, 6 by 6 letters. */
export const SAMPLER = ['OCDPEV', 'ODAENE', 'ENSWRT', 'RORIIL', 'LOEOLE', 'SEEMLG'] as const

/** The openings in the doily, row and column from 0, with its knot in the upper left corner. */
export const OPENINGS: readonly (readonly [row: number, column: number])[] = [
  [0, 1],
  [1, 0],
  [2, 4],
  [3, 0],
  [3, 3],
  [4, 2],
  [4, 4],
  [5, 2],
  [5, 5],
]

const SQUARE = 52
const EDGE = 66
const SIDE = 6 * SQUARE
const SIZE = SIDE + 2 * EDGE

/** The numerals that are stitched in the corners, clockwise from the upper left. */
const CORNERS = [
  { digit: 'I', x: EDGE - 26, y: EDGE - 17 },
  { digit: 'II', x: SIZE - EDGE + 26, y: EDGE - 17 },
  { digit: 'III', x: SIZE - EDGE + 26, y: SIZE - EDGE + 35 },
  { digit: 'IV', x: EDGE - 26, y: SIZE - EDGE + 35 },
] as const

/** A cross stitch. */
const crossStitch = (x: number, y: number, r: number, color: 'wax' | 'mos'): Shape =>
  path(`M ${x - r} ${y - r} L ${x + r} ${y + r} M ${x - r} ${y + r} L ${x + r} ${y - r}`, {
    line: color,
    strokeWidth: 2,
  })

function drawSampler(): Drawing {
  const stitches = range(13).map((i) => EDGE + (i * SIDE) / 12)
  return {
    width: SIZE,
    height: SIZE,
    shapes: [
      rect(6, 6, SIZE - 12, SIZE - 12, { fill: 'sand', strokeWidth: 3 }),
      rect(14, 14, SIZE - 28, SIZE - 28, { line: 'wax', strokeWidth: 1.5, dash: '6 5' }),
      ...stitches.flatMap((p, i) => {
        const color = i % 2 === 0 ? 'wax' : 'mos'
        return [
          crossStitch(p, EDGE - 24, 5, color),
          crossStitch(p, SIZE - EDGE + 24, 5, color),
          crossStitch(EDGE - 24, p, 5, color),
          crossStitch(SIZE - EDGE + 24, p, 5, color),
        ].filter(() => i > 0 && i < 12)
      }),
      rect(EDGE, EDGE, SIDE, SIDE, { fill: 'paper', strokeWidth: 2 }),
      ...[1, 2, 3, 4, 5].flatMap((i): Shape[] => [
        line(EDGE + i * SQUARE, EDGE, EDGE + i * SQUARE, EDGE + SIDE, {
          line: 'messing',
          strokeWidth: 1,
        }),
        line(EDGE, EDGE + i * SQUARE, EDGE + SIDE, EDGE + i * SQUARE, {
          line: 'messing',
          strokeWidth: 1,
        }),
      ]),
      ...SAMPLER.flatMap((row, r) =>
        [...row].map((letter, k) =>
          text(EDGE + k * SQUARE + SQUARE / 2, EDGE + r * SQUARE + SQUARE / 2 + 10, letter, 30, {
            letter: 'code',
            color: 'ink',
            bold: true,
          })
        )
      ),
      ...CORNERS.map(({ digit, x, y }) =>
        text(x, y, digit, 24, { letter: 'title', color: 'wax', bold: true })
      ),
    ],
  }
}

/** A scallop of lace, pointing up. */
const scallop: readonly Shape[] = [
  path('M -13 0 A 13 13 0 0 1 13 0', { fill: 'white', line: 'blue', strokeWidth: 2 }),
  path('M -7 0 A 7 7 0 0 1 7 0', { line: 'blue', strokeWidth: 1 }),
]

/** The lace around the doily. It leaves the numerals of the cloth and the openings visible. */
function laceEdge(): Shape[] {
  return range(12)
    .map((i) => EDGE + ((i + 0.5) * SIDE) / 12)
    .flatMap((p) => [
      group(p, EDGE, scallop),
      group(SIZE - EDGE, p, scallop, { rotate: 90 }),
      group(p, SIZE - EDGE, scallop, { rotate: 180 }),
      group(EDGE, p, scallop, { rotate: 270 }),
    ])
}

/** The knot of red thread in one corner. */
const knot: readonly Shape[] = [
  path(
    `M ${EDGE} ${EDGE} L ${EDGE - 14} ${EDGE - 5} M ${EDGE} ${EDGE} L ${EDGE - 5} ${EDGE - 14}`,
    { line: 'wax', strokeWidth: 4 }
  ),
  circle(EDGE, EDGE, 12, { fill: 'wax' }),
]

/** A flower in the weave of a closed square. */
const woven = (x: number, y: number): Shape[] =>
  [45, 135].map((rotate) =>
    group(
      x + SQUARE / 2,
      y + SQUARE / 2,
      [path('M -17 0 Q 0 -11 17 0 Q 0 11 -17 0 Z', { line: 'blue', strokeWidth: 1 })],
      { rotate }
    )
  )

const isOpen = (row: number, column: number) => OPENINGS.some(([r, k]) => r === row && k === column)

/** The doily as it lies on the sampler: one sees through its openings. */
function drawLaidDoily(): Drawing {
  return {
    width: SIZE,
    height: SIZE,
    shapes: [
      ...laceEdge(),
      ...range(36).flatMap((i): Shape[] => {
        const [r, k] = [Math.floor(i / 6), i % 6]
        const [x, y] = [EDGE + k * SQUARE, EDGE + r * SQUARE]
        if (isOpen(r, k)) return [rect(x, y, SQUARE, SQUARE, { line: 'blue', strokeWidth: 3 })]
        const square = rect(x, y, SQUARE, SQUARE, { fill: 'white', line: 'blue', strokeWidth: 1 })
        return [square, ...woven(x, y)]
      }),
      ...knot,
    ],
  }
}

function drawDoily(): Drawing {
  return {
    width: SIZE,
    height: SIZE - EDGE + 28,
    shapes: [
      ...laceEdge(),
      rect(EDGE, EDGE, SIDE, SIDE, { fill: 'white', line: 'blue', strokeWidth: 2 }),
      // The weave has one flower per closed square, so that players can count the openings.
      ...range(36)
        .map((i) => [Math.floor(i / 6), i % 6] as const)
        .flatMap(([r, k]): Shape[] => {
          const x = EDGE + k * SQUARE
          const y = EDGE + r * SQUARE
          return [
            rect(x, y, SQUARE, SQUARE, { line: 'blue', strokeWidth: 1 }),
            // Between two openings above each other a strip is left, so that a cut doily holds
            // together.
            ...(isOpen(r, k)
              ? [
                  rect(x + 6, y + 6, SQUARE - 12, SQUARE - 12, {
                    radius: 5,
                    fill: 'ink',
                    line: undefined,
                  }),
                ]
              : woven(x, y)),
          ]
        }),
      // The line to cut along, around lace and knot. It stays clear of the numerals of the sampler.
      rect(EDGE - 17, EDGE - 17, SIDE + 34, SIDE + 34, {
        line: 'soft',
        dash: '7 5',
        strokeWidth: 1.4,
      }),
      ...knot,
    ],
  }
}

export const corrie = {
  name: 'corrie',
  flag: 'corrie',
  label: 'Corrie, van de linnenkamer',
  group: 'personen',
  kind: 'puzzle',
  level: 3,
  story: [
    'Corrie wast, strijkt en verstelt, en ze weet van elke vlek wie hem maakte. In de linnenkamer hangt haar merklap: een veld met 36 letters, en in elke hoek een getal. ‘Een oefenlap,’ zegt ze. ‘Let maar niet op de letters, er staat niks.’',
    'Op haar strijkplank ligt een kanten kleedje met negen openingen, precies zo groot als het letterveld. In één hoek zit een knoop van rode draad. ‘Een kleedje moet je telkens een kwartslag draaien, anders slijt het steeds op dezelfde plek. De knoop begint bij I en gaat alle hoeken langs.’',
  ],
  material: [
    staffCard('corrie'),
    {
      kind: 'prop',
      object: 'linen',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'De merklap van Corrie',
          description: `Een merklap met in het midden een letterveld van zes rijen met zes letters. Van boven naar beneden: ${SAMPLER.map((row) => [...row].join(' ')).join('; ')}. Buiten het letterveld is in elke hoek een getal geborduurd: linksboven I, rechtsboven II, rechtsonder III, linksonder IV.`,
          drawing: drawSampler(),
          pen: {
            kind: 'tick',
            x: EDGE,
            y: EDGE,
            side: SQUARE,
            rows: 6,
            columns: 6,
            contents: [...SAMPLER.join('')],
            cloth: {
              openings: OPENINGS.map(([row, column]) => row * 6 + column),
              corners: ['I', 'II', 'III', 'IV'],
              drawing: drawLaidDoily(),
            },
          },
        },
      ],
    },
    {
      kind: 'prop',
      object: 'linen',
      look: { paper: 'blue', snug: true },
      parts: [
        {
          kind: 'drawing',
          caption:
            'Het kleedje, even groot als het letterveld. Knip langs de streepjes, om kant en knoop heen. De donkere vakjes zijn de openingen: die gaan eruit met een mesje. Overtrekken mag ook.',
          description: `Een vierkant kanten kleedje van zes bij zes vakjes, even groot als het letterveld, met de knoop linksboven. Eromheen loopt een kniplijn, om het kant en de knoop. Negen vakjes zijn open: ${OPENINGS.map(([row, column]) => `rij ${row + 1}, kolom ${column + 1}`).join('; ')}. De andere zijn dicht.`,
          drawing: drawDoily(),
        },
      ],
    },
  ],
  question: 'Wat legde Corrie die avond ergens neer?',
  answer: 'ROOS',
  showAnswer: 'ROOS',
  explanation:
    'Leg het kleedje op het letterveld met de knoop bij I, II, III en IV en lees telkens de negen letters in de openingen. Er staat: CORRIE LEGDE EEN ROOS OP DE STOEL VAN WILLEM.',
  nearMisses: [
    { answer: 'ROZEN', text: 'Het was er maar één.' },
    { answer: 'BLOEM', text: 'Dat klopt, maar de merklap is preciezer.' },
  ],
  hints: [
    'Leg het kleedje in gedachten op de letters. Door de openingen lees je negen letters, rij voor rij. Draai daarna een kwartslag, zodat de knoop bij het volgende getal ligt.',
    'Met de knoop bij I lees je CORRIELEG. Draai het kleedje met de klok mee tot de knoop bij II ligt, rechtsboven: de opening van rij 1, kolom 2 ligt dan op rij 2, kolom 6. Het antwoord staat in zijn geheel in die tweede stand.',
  ],
} as const satisfies Puzzle<Person, Person>
