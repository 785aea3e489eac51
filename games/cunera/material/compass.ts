import type { Drawing, Shape } from '#domain/drawing'
import { inscription, edge } from '#games/cunera/material/cunera_drawing'
import { circle, group, path, text, rect } from '#games/kit/shapes'

const WIDTH = 480
const HEIGHT = 640
const SQUARE = 46
const LEFT = 33
const TOP = 34

/** The map, row by row from the top. */
export const MAP_FIELD = [
  'OSBDVIEAN',
  'MEHAKIRPD',
  'ZIVDOWSLI',
  'MNETAEGBO',
  'DSKRVNIZE',
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
    ...compassRose(130, 542),
    circle(276, 543, 15, { line: 'wax', strokeWidth: 4 }),
    text(304, 550, 'begin hier', 21, { letter: 'text', anchor: 'start' }),
    ...edge(WIDTH, HEIGHT),
  ],
}
