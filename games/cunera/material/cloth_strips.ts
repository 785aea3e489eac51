import type { Drawing, Shape } from '#domain/drawing'
import { group, path, range, rect, text } from '#games/kit/shapes'

const STITCH = 15
const STITCHES = 4
const WIDTH = STITCH * STITCHES
const HEIGHT = 400
const TOP = 88
const HEM = 7

/** The embroidery before it was cut, with a cross for every stitch. */
const EMBROIDERY = [
  '......xxxxx..........xxxxx......',
  '.....xxxxxxx........xxxxxxx.....',
  '....xxx...xxx......xxx...xxx....',
  '...xxx.....xx......xx.....xx....',
  '...xx..............xx.....xx....',
  '...xx..............xxx...xxx....',
  '...xx.xxxxx.........xxxxxxx.....',
  '...xxxxxxxxx........xxxxxxx.....',
  '...xxxx...xxx......xxx...xxx....',
  '...xxx.....xxx....xxx.....xxx...',
  '...xx.......xx....xx.......xx...',
  '...xx.......xx....xx.......xx...',
  '...xxx.....xxx....xxx.....xxx...',
  '....xxxxxxxxx......xxxxxxxxx....',
  '......xxxxx..........xxxxx......',
] as const

/** A shape that the scissors cut through: half of it is left on either side. */
export type Seam = { readonly figure: 'rondje' | 'ruit' | 'vierkant'; readonly y: number }

const SEAMS: readonly Seam[] = [
  { figure: 'rondje', y: 24 },
  { figure: 'ruit', y: 338 },
  { figure: 'rondje', y: 338 },
  { figure: 'vierkant', y: 62 },
  { figure: 'ruit', y: 62 },
  { figure: 'vierkant', y: 376 },
  { figure: 'rondje', y: 62 },
]

/** One strip as the player gets it. A side without a seam is hemmed. */
export type Strip = {
  readonly name: string
  readonly rows: readonly string[]
  readonly left: Seam | null
  readonly right: Seam | null
}

/** The order in which the strips lie on the table, by their place in the cloth. */
const ON_TABLE = [
  ['A', 4],
  ['B', 0],
  ['C', 6],
  ['D', 2],
  ['E', 7],
  ['F', 1],
  ['G', 3],
  ['H', 5],
] as const

export const STRIPS: readonly Strip[] = ON_TABLE.map(([name, place]) => ({
  name,
  rows: EMBROIDERY.map((row) => row.slice(place * STITCHES, (place + 1) * STITCHES)),
  left: SEAMS[place - 1] ?? null,
  right: SEAMS[place] ?? null,
}))

/** Half a shape with its cut side at `x`; `side` is -1 when the half lies to the left of it. */
function halfFigure({ figure, y }: Seam, x: number, side: 1 | -1): Shape {
  const distance = x + side * 13
  const d = {
    rondje: `M${x} ${y - 13} A13 13 0 0 ${side === 1 ? 1 : 0} ${x} ${y + 13} Z`,
    ruit: `M${x} ${y - 15} L${distance} ${y} L${x} ${y + 15} Z`,
    vierkant: `M${x} ${y - 12} H${distance} V${y + 12} H${x} Z`,
  }[figure]
  return path(d, { fill: 'blue', strokeWidth: 2 })
}

/** The hem that closes the cloth, with its stitches; `x` is its left side. */
const hem = (x: number): Shape =>
  group(x, 0, [
    rect(0.75, 0, HEM - 1.5, HEIGHT, { fill: 'messing', line: 'ink', strokeWidth: 1.5 }),
    path(
      range(HEIGHT / 10)
        .map((i) => `M1 ${i * 10 + 8} L${HEM - 1} ${i * 10 + 3}`)
        .join(' '),
      { strokeWidth: 1.5 }
    ),
  ])

function stitches(rows: readonly string[]): Shape {
  const crosses = rows.flatMap((row, r) =>
    [...row].flatMap((stitch, k) => {
      const x = k * STITCH + 2
      const y = TOP + r * STITCH + 2
      return stitch === 'x' ? [`M${x} ${y} l11 11 M${x + 11} ${y} l-11 11`] : []
    })
  )
  return path(crosses.join(' ') || 'M0 0', { line: 'wax', strokeWidth: 4 })
}

/** The dots of the linen, each at a place for a stitch. */
function linen(): Shape {
  const points = EMBROIDERY.flatMap((_, r) =>
    Array.from(
      { length: STITCHES },
      (__, k) => `M${(k + 0.5) * STITCH} ${TOP + (r + 0.5) * STITCH} h0.1`
    )
  )
  return path(points.join(' '), { line: 'sand', strokeWidth: 3 })
}

export function drawStrip({ name, rows, left, right }: Strip): Drawing {
  // The green lines continue across a cut, and stop at a hem.
  const from = left ? 0 : HEM + 3
  const until = right ? WIDTH : WIDTH - HEM - 3
  return {
    width: WIDTH,
    height: HEIGHT,
    shapes: [
      rect(0, 0, WIDTH, HEIGHT, { fill: 'white', line: undefined }),
      path(`M${from} ${TOP - 5} H${until} M${from} ${TOP + 15 * STITCH + 5} H${until}`, {
        line: 'mos',
        strokeWidth: 2,
      }),
      linen(),
      stitches(rows),
      path('M30 70 V22 M20 34 L30 20 L40 34', { strokeWidth: 3.5 }),
      // The letter is on the linen itself, so that it is still there after cutting.
      text(WIDTH / 2, 368, name, 26, { letter: 'code', bold: true }),
      left ? halfFigure(left, 0, 1) : hem(0),
      right ? halfFigure(right, WIDTH, -1) : hem(WIDTH - HEM),
    ],
  }
}

function edge(seam: Seam | null): string {
  if (!seam) return 'een omgenaaide rand'
  const height = { 24: 'helemaal boven', 62: 'onder de pijlpunt', 338: 'onder het borduurwerk' }[
    seam.y
  ]
  return `een half figuurtje (${seam.figure}) ${height ?? 'helemaal onder'}`
}

/** The strips in words, for players who cannot see them. */
export const STRIPS_IN_WORDS: string = STRIPS.map(
  ({ name, rows, left, right }) =>
    `Strook ${name}: links ${edge(left)}, rechts ${edge(right)}; de steken van boven naar beneden: ${rows.join(' ')}`
).join('\n')
