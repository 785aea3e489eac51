import type { Drawing, Shape } from '#domain/drawing'
import type { Pen } from '#domain/play/puzzles/pen'
import { inscription, edge, waves } from '#games/cunera/material/cunera_drawing'
import { circle, ellipse, group, line, path, range, text, rect } from '#games/kit/shapes'

const WIDTH = 672
const HEIGHT = 482
const SQUARE = 46
const LEFT = 33
const TOP = 34

/**
 * The map, row by row from the top. The X where the walk begins makes no word with the letters of
 * the resting places.
 */
export const MAP_FIELD = [
  'OSBDVIEAN',
  'MEHAKIRPD',
  'ZIVDOWSLI',
  'MNETAEGBO',
  'DSKRXNIZE',
  'ACWAPDOTS',
  'RGRIEKUBN',
  'LEDOZSVIM',
  'NAHTGEWSA',
] as const

/** The square where the walk begins: the middle of the map. */
export const START = { row: 4, column: 4 } as const

export type CompassPoint = 'noord' | 'oost' | 'zuid' | 'west' | 'zuidoost' | 'zuidwest'

/** The compass point at the top of this map. Old maps often had the east there. */
export const AT_TOP: CompassPoint = 'oost'

/** Five walks. Each ends at a resting place. */
export const WALKS: readonly (readonly (readonly [number, CompassPoint])[])[] = [
  [
    [3, 'zuid'],
    [2, 'oost'],
  ],
  [
    [4, 'west'],
    [1, 'noord'],
  ],
  [
    [5, 'noord'],
    [1, 'oost'],
  ],
  [
    [3, 'zuidoost'],
    [2, 'noord'],
    [1, 'oost'],
  ],
  [
    [5, 'zuidwest'],
    [2, 'west'],
    [4, 'noord'],
  ],
]

const NUMBER_WORDS = [
  '',
  'één stap',
  'twee stappen',
  'drie stappen',
  'vier stappen',
  'vijf stappen',
]

/** The walks as they are written in the travel book. */
export const ROUTE_BOOK: readonly string[] = WALKS.map((walk) => {
  const sentence = walk.map(([steps, to]) => `${NUMBER_WORDS[steps]} naar het ${to}en`)
  return `${[...sentence.slice(0, -1).join(', '), ' en ', ...sentence.slice(-1)].join('')}. Rust.`.replace(
    /^./u,
    (letter) => letter.toUpperCase()
  )
})

const LEAF = { fill: 'mos', line: undefined } as const

function square(letter: string, row: number, column: number): Shape[] {
  const x = LEFT + column * SQUARE
  const y = TOP + row * SQUARE
  return [
    rect(x, y, SQUARE, SQUARE, {
      fill: (row + column) % 2 ? 'paper' : 'white',
      line: 'soft',
      strokeWidth: 1,
    }),
    text(x + SQUARE / 2, y + SQUARE / 2 + 9, letter, 26, { letter: 'code', bold: true }),
  ]
}

/** The squares of the map, to mark a walk in on the screen. */
export const MAP_PEN: Pen = {
  kind: 'tick',
  x: LEFT,
  y: TOP,
  side: SQUARE,
  rows: 9,
  columns: 9,
  contents: [...MAP_FIELD.join('')],
}

/** A rose with eight points, with its letters turned as the map lies. */
function compassRose(x: number, y: number): Shape[] {
  const star = (long: number, narrow: number, rotate: number): Shape =>
    group(
      x,
      y,
      [0, 90, 180, 270].map((angle) =>
        group(
          0,
          0,
          [
            path(`M0 ${-long} L${narrow} ${-narrow} L0 0 Z`, { fill: 'blue', strokeWidth: 1.5 }),
            path(`M0 ${-long} L${-narrow} ${-narrow} L0 0 Z`, { fill: 'white', strokeWidth: 1.5 }),
          ],
          { rotate: angle }
        )
      ),
      { rotate }
    )
  return [
    circle(x, y, 36, { line: 'messing', strokeWidth: 2 }),
    star(34, 7, 45),
    star(48, 10, 0),
    inscription(x, y - 54, 'O', 22),
    inscription(x + 62, y + 8, 'Z', 22),
    inscription(x, y + 70, 'W', 22),
    inscription(x - 62, y + 8, 'N', 22, 'wax'),
  ]
}

/** A tree as a monk drew it on a map. */
const tree = (x: number, y: number): Shape[] => [
  line(x, y, x, y - 9, { line: 'messing', strokeWidth: 2.5 }),
  path(ellipse(x, y - 16, 7, 9), { fill: 'mos', strokeWidth: 1.6 }),
]

/** Where the rose and the start stand, beside the field. */
const BESIDE = 560

/** The country around the walk, as on old maps: hills, a church and a river. */
const country: readonly Shape[] = [
  path('M 474 400 q 26 -52 56 -8 q 20 -36 48 8', { fill: 'sand', strokeWidth: 1.8 }),
  path('M 486 394 q 6 -14 14 -19 M 542 392 q 6 -10 12 -12', { line: 'messing', strokeWidth: 1.6 }),
  path('M 584 400 v -26 l 10 -24 l 10 24 v 26 Z', { fill: 'white', strokeWidth: 2 }),
  path('M 604 400 v -18 l 12 -10 h 14 l 10 10 v 18 Z', { fill: 'wax', strokeWidth: 2 }),
  path('M 594 350 v -14 m -5 5 h 10', { line: 'messing', strokeWidth: 2.2 }),
  ...[468, 648].flatMap((x) => tree(x, 402)),
  waves(460, 414, 8, 25),
  waves(466, 426, 8, 24),
  waves(460, 438, 8, 25),
]

/** The border of the field, with leaves all along it, as a monk has the time to draw them. */
const border: readonly Shape[] = [
  rect(LEFT - 13, TOP - 13, SQUARE * 9 + 26, SQUARE * 9 + 26, { line: 'messing', strokeWidth: 2 }),
  ...range(27).flatMap((i): Shape[] => {
    const along = 8 + i * 15.4
    const leaf = (x: number, y: number, rotate: number): Shape =>
      group(x, y, [path('M 0 0 q 5 -5 10 0 q -5 5 -10 0 Z', LEAF)], { rotate })
    return [
      leaf(LEFT + along - 5, TOP - 7, i % 2 ? 20 : -20),
      leaf(LEFT + along - 5, TOP + SQUARE * 9 + 7, i % 2 ? 20 : -20),
      leaf(LEFT - 7, TOP + along - 5, i % 2 ? 70 : 110),
      leaf(LEFT + SQUARE * 9 + 7, TOP + along - 5, i % 2 ? 70 : 110),
    ]
  }),
]

/** The field of letters with the start and the rose. */
export const MAP_SHEET: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    ...MAP_FIELD.flatMap((row, r) => [...row].flatMap((letter, k) => square(letter, r, k))),
    rect(LEFT, TOP, SQUARE * 9, SQUARE * 9, { strokeWidth: 3 }),
    circle(LEFT + (START.column + 0.5) * SQUARE, TOP + (START.row + 0.5) * SQUARE, 20, {
      line: 'wax',
      strokeWidth: 4,
    }),
    ...border,
    ...country,
    ...compassRose(BESIDE, 128),
    circle(BESIDE - 54, 272, 15, { line: 'wax', strokeWidth: 4 }),
    text(BESIDE - 28, 279, 'begin hier', 21, { letter: 'text', anchor: 'start' }),
    ...edge(WIDTH, HEIGHT),
  ],
}
