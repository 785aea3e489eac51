import type { HintItem } from '#domain/play/hint_pages'
import type { Drawing, Shape } from '#domain/drawing'
import {
  angular,
  circle,
  line,
  path,
  text,
  range,
  scatter,
  rect,
  round,
  type Point,
} from '#games/kit/shapes'
import { itemAt, lastOf } from '#domain/present'

/** The hedge is a square of this many cells; cells are numbered row by row. */
export const SIZE = 10
export const BEGIN = 0
export const END = SIZE * SIZE - 1

/**
 * Carves a maze by wandering and turning back, so that there is exactly one way to every cell.
 *
 * @returns the pairs of neighbours without a hedge between them
 */
function carve(seed: number): readonly (readonly [number, number])[] {
  const chance = scatter(seed)
  const seen = new Set([BEGIN])
  const back: number[] = [BEGIN]
  const open: [number, number][] = []
  while (back.length > 0) {
    const here = lastOf(back)
    const further = neighbors(here).filter((cell) => !seen.has(cell))
    if (further.length === 0) {
      back.pop()
      continue
    }
    const next = itemAt(further, Math.floor(chance() * further.length))
    seen.add(next)
    open.push([here, next])
    back.push(next)
  }
  return open
}

export function neighbors(cell: number): number[] {
  const column = cell % SIZE
  return [
    ...(column > 0 ? [cell - 1] : []),
    ...(column < SIZE - 1 ? [cell + 1] : []),
    ...(cell >= SIZE ? [cell - SIZE] : []),
    ...(cell < SIZE * (SIZE - 1) ? [cell + SIZE] : []),
  ]
}

export const OPEN = carve(1481)

/** The letters that lie in the maze, by cell. */
export const LETTERS: Readonly<Record<number, string>> = {
  22: 'H',
  54: 'A',
  60: 'R',
  76: 'K',
  // Two lie in a dead end before the K, so that a wrong turn reads as a word as well.
  31: 'T',
  43: 'M',
  9: 'E',
  14: 'T',
  17: 'O',
  59: 'S',
  82: 'N',
  88: 'L',
  94: 'P',
}

const SQUARE = 40
const X = 20
const Y = 46

const isOpen = (one: number, other: number) =>
  OPEN.some(([a, b]) => (a === one && b === other) || (a === other && b === one))

const hedge = (x1: number, y1: number, x2: number, y2: number): Shape[] => [
  line(x1, y1, x2, y2, { line: 'mos', strokeWidth: 8 }),
]

const hedges: readonly Shape[] = range(SIZE * SIZE).flatMap((cell): Shape[] => {
  const x = X + (cell % SIZE) * SQUARE
  const y = Y + Math.floor(cell / SIZE) * SQUARE
  return [
    ...((cell + 1) % SIZE && !isOpen(cell, cell + 1)
      ? hedge(x + SQUARE, y, x + SQUARE, y + SQUARE)
      : []),
    ...(cell < SIZE * (SIZE - 1) && !isOpen(cell, cell + SIZE)
      ? hedge(x, y + SQUARE, x + SQUARE, y + SQUARE)
      : []),
  ]
})

/** The `d` of small leaves along a hedge, turned to one side and the other. */
const leavesAlong = ([x1, y1]: Point, [x2, y2]: Point): string => {
  const distance = Math.hypot(x2 - x1, y2 - y1)
  const count = Math.round(distance / 10)
  return range(count)
    .map((i) => {
      const part = (i + 0.5) / count
      const angle = Math.atan2(y2 - y1, x2 - x1) + (i % 2 ? 0.7 : -0.7)
      const [ux, uy] = [3.2 * Math.cos(angle), 3.2 * Math.sin(angle)]
      const [x, y] = [x1 + (x2 - x1) * part, y1 + (y2 - y1) * part]
      const [tail, tip] = [`${round(x - ux)} ${round(y - uy)}`, `${round(x + ux)} ${round(y + uy)}`]
      return `M ${tail} Q ${round(x - uy)} ${round(y + ux)} ${tip} Q ${round(x + uy)} ${round(y - ux)} ${tail} Z`
    })
    .join(' ')
}

/** Light leaves in the hedges, drawn when all of them stand, so that none covers another. */
const leaves = (): Shape =>
  path(
    [
      ...hedges.flatMap((one) =>
        one.shape === 'line' ? [leavesAlong([one.x1, one.y1], [one.x2, one.y2])] : []
      ),
      ...OUTER.flatMap((corners) =>
        corners.slice(1).map((corner, i) => leavesAlong(itemAt(corners, i), corner))
      ),
    ].join(' '),
    { fill: 'yellow', line: undefined }
  )

/** The gardener's shed, with its door ajar. */
const shed = (x: number, y: number): Shape[] => [
  rect(x - 26, y - 26, 52, 34, { fill: 'messing' }),
  rect(x - 9, y - 18, 18, 26, { fill: 'ink', strokeWidth: 2 }),
  path(`M ${x - 9} ${y - 18} L ${x - 19} ${y - 14} V ${y + 12} L ${x - 9} ${y + 8} Z`, {
    fill: 'sand',
    strokeWidth: 2,
  }),
  path(`M ${x - 33} ${y - 26} L ${x} ${y - 46} L ${x + 33} ${y - 26} Z`, { fill: 'wax' }),
]

const EDGE = SIZE * SQUARE

/** Both openings stick out on both sides, so that they look like gates. */
const GATE = 14

/** The hedge around the maze, in two pieces from gate to gate. */
const OUTER: readonly (readonly Point[])[] = [
  [
    [X + SQUARE, Y - GATE],
    [X + SQUARE, Y],
    [X + EDGE, Y],
    [X + EDGE, Y + EDGE + GATE],
  ],
  [
    [X, Y - GATE],
    [X, Y + EDGE],
    [X + EDGE - SQUARE, Y + EDGE],
    [X + EDGE - SQUARE, Y + EDGE + GATE],
  ],
]

const around: readonly Shape[] = OUTER.map((corners) =>
  path(angular(corners, false), { line: 'mos', strokeWidth: 11 })
)

/** A tree of the park, a bench below it and a duck on the grass: they lie outside the maze. */
const park = (x: number, y: number): Shape[] => [
  path(`M ${x + 24} ${y} v -34 h 9 v 34 Z`, { fill: 'messing', strokeWidth: 2 }),
  path(
    `M ${x + 8} ${y - 26} q -14 -4 -8 -18 q -6 -16 14 -18 q 10 -16 28 -4 q 18 -4 18 14 q 12 10 -2 22 q -8 10 -22 4 q -16 8 -28 0 Z`,
    { fill: 'mos', strokeWidth: 2 }
  ),
  path(`M ${x + 16} ${y - 46} q 4 -12 16 -10 M ${x + 42} ${y - 40} q 6 -2 8 6`, {
    line: 'yellow',
    strokeWidth: 2,
  }),
  path(`M ${x + 72} ${y - 26} h 62 v 7 h -62 Z M ${x + 72} ${y - 14} h 62 v 7 h -62 Z`, {
    fill: 'sand',
    strokeWidth: 2,
  }),
  path(`M ${x + 80} ${y - 7} v 9 m 46 -9 v 9`, { strokeWidth: 3 }),
  line(x - 6, y + 4, x + 142, y + 4, { line: 'mos', strokeWidth: 2.5 }),
]

const drawing: Drawing = {
  width: 440,
  height: 548,
  shapes: [
    rect(X, Y, EDGE, EDGE, { fill: 'white', line: undefined }),
    ...hedges,
    ...around,
    leaves(),
    ...park(26, Y + EDGE + 86),
    ...Object.entries(LETTERS).flatMap(([cell, letter]) => {
      const x = X + ((Number(cell) % SIZE) + 0.5) * SQUARE
      const y = Y + (Math.floor(Number(cell) / SIZE) + 0.5) * SQUARE
      return [
        circle(x, y, 12, { fill: 'sand', strokeWidth: 1.8 }),
        text(x, y + 6.5, letter, 18, { letter: 'title', bold: true }),
      ]
    }),
    path(`M ${X + SQUARE / 2} 12 V 40 m -8 -9 l 8 10 l 8 -10`, { line: 'wax', strokeWidth: 3.5 }),
    text(X + SQUARE + 12, 34, 'erin', 19, { anchor: 'start' }),
    path(`M ${X + EDGE - SQUARE / 2} ${Y + EDGE + 8} v 20 m -8 -9 l 8 10 l 8 -10`, {
      line: 'wax',
      strokeWidth: 3.5,
    }),
    ...shed(X + EDGE - SQUARE / 2 - 6, Y + EDGE + 82),
    text(X + EDGE - 2 * SQUARE + 6, Y + EDGE + 60, 'naar het schuurtje', 18, { anchor: 'end' }),
  ],
}

const direction = (from: number, to: number) =>
  to === from + 1 ? 'rechts' : to === from - 1 ? 'links' : to > from ? 'omlaag' : 'omhoog'

const inWords = range(SIZE * SIZE)
  .map((cell) => {
    const exits = neighbors(cell)
      .filter((other) => isOpen(cell, other))
      .map((other) => direction(cell, other))
    return `${Math.floor(cell / SIZE) + 1}-${(cell % SIZE) + 1}${LETTERS[cell] ? ` (${LETTERS[cell]})` : ''}: ${exits.join(', ')}`
  })
  .join('; ')

export const doolhof = {
  name: 'doolhof',
  label: '5. Het doolhof in de heg',
  description: 'Een doolhof van heggen met letters onderweg',
  answer: 'HARK',
  answer2: 'een hark',
  answerAddition:
    'Op de goede weg liggen H, A, R en K. In het schuurtje staat een hark met verse klei aan de tanden. Daarmee zijn de voetstappen op het pad weggeveegd.',
  checkAnswer: true,
  hints: [
    'Er is maar één weg die van boven naar het schuurtje loopt. Alle andere paden lopen dood.',
    'Zoek de weg van achteren: begin bij het schuurtje en loop terug.',
    'Schrijf alleen de letters op die op de goede weg liggen, van het begin naar het schuurtje. Het zijn er vier en de eerste is een H.',
  ],
  booklet: {
    story: [
      'Weer naar buiten dus. Achter de stoep begint het park, met een doolhof van heggen. De paden zijn zo netjes dat er geen voetstap meer te zien is. Dat is verdacht.',
      'Wie door het doolhof loopt, komt uit bij het schuurtje van de tuinman. De deur staat op een kier.',
    ],
    material: [
      {
        kind: 'prop',
        object: 'floor_plan',
        heading: 'Plattegrond van het park',
        look: { snug: true, fold: undefined },
        parts: [
          {
            kind: 'drawing',
            caption:
              'Het doolhof. De letters op de goede weg vertellen wat er in het schuurtje staat.',
            description: `Een doolhof van tien rijen en tien kolommen. Je begint bij 1-1, linksboven, en het schuurtje ligt onder 10-10. Per vakje (rij-kolom) de letter die er ligt en waarheen je kunt: ${inWords}.`,
            drawing,
          },
        ],
      },
    ],
    question: 'Wat staat er in het schuurtje?',
  },
} as const satisfies HintItem<'doolhof'>
