import type { Drawing, Shape } from '#domain/drawing'
import { group, line, path, rect } from '#games/kit/shapes'

const STITCH = 15
const STITCHES = 4
const WIDTH = STITCH * STITCHES
const HEIGHT = 400
const TOP = 88
const ZOOM = 5

/** The embroidery before it was cut, a cross for every stitch. */
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

/** A shape that the scissors went through: half of it is left on either side. */
export type Seam = { readonly figuur: 'rondje' | 'ruit' | 'vierkant'; readonly y: number }

const SEAMS: readonly Seam[] = [
  { figuur: 'rondje', y: 24 },
  { figuur: 'ruit', y: 338 },
  { figuur: 'rondje', y: 338 },
  { figuur: 'vierkant', y: 62 },
  { figuur: 'ruit', y: 62 },
  { figuur: 'vierkant', y: 376 },
  { figuur: 'rondje', y: 62 },
]

/** One strip as the player gets it; a side without a seam is hemmed. */
export type Strip = {
  readonly naam: string
  readonly rijen: readonly string[]
  readonly links: Seam | null
  readonly rechts: Seam | null
}

/** How the strips happen to lie on the table, by their place in the cloth. */
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
  naam: name,
  rijen: EMBROIDERY.map((row) => row.slice(place * STITCHES, (place + 1) * STITCHES)),
  links: SEAMS[place - 1] ?? null,
  rechts: SEAMS[place] ?? null,
}))

/** Half a shape with its cut side at `x`; `kant` is -1 when the half lies to the left of it. */
function halfFigure({ figuur: figure, y }: Seam, x: number, side: 1 | -1): Shape {
  const distance = x + side * 13
  const d = {
    rondje: `M${x} ${y - 13} A13 13 0 0 ${side === 1 ? 1 : 0} ${x} ${y + 13} Z`,
    ruit: `M${x} ${y - 15} L${distance} ${y} L${x} ${y + 15} Z`,
    vierkant: `M${x} ${y - 12} H${distance} V${y + 12} H${x} Z`,
  }[figure]
  return path(d, { vulling: 'blauw', dikte: 2 })
}

/** The hem that closes the cloth, with its stitches; `x` is its left side. */
const zoom = (x: number): Shape =>
  group(x, 0, [
    rect(0, 0, ZOOM, HEIGHT, { vulling: 'messing', lijn: undefined }),
    line(ZOOM / 2, 6, ZOOM / 2, HEIGHT - 6, { lijn: 'wit', dikte: 1.4, streep: '5 7' }),
  ])

function stitches(rows: readonly string[]): Shape {
  const crosses = rows.flatMap((row, r) =>
    [...row].flatMap((stitch, k) => {
      const x = k * STITCH + 2
      const y = TOP + r * STITCH + 2
      return stitch === 'x' ? [`M${x} ${y} l11 11 M${x + 11} ${y} l-11 11`] : []
    })
  )
  return path(crosses.join(' ') || 'M0 0', { lijn: 'lak', dikte: 4 })
}

/** The dots of the linen, where a stitch could be. */
function linen(): Shape {
  const points = EMBROIDERY.flatMap((_, r) =>
    Array.from(
      { length: STITCHES },
      (__, k) => `M${(k + 0.5) * STITCH} ${TOP + (r + 0.5) * STITCH} h0.1`
    )
  )
  return path(points.join(' '), { lijn: 'zand', dikte: 3 })
}

export function drawStrip({ rijen: rows, links, rechts: right }: Strip): Drawing {
  // The green lines run on across a cut, and stop at a hem.
  const from = links ? 0 : ZOOM + 3
  const until = right ? WIDTH : WIDTH - ZOOM - 3
  return {
    breedte: WIDTH,
    hoogte: HEIGHT,
    vormen: [
      rect(0, 0, WIDTH, HEIGHT, { vulling: 'wit', lijn: undefined }),
      path(`M${from} ${TOP - 5} H${until} M${from} ${TOP + 15 * STITCH + 5} H${until}`, {
        lijn: 'mos',
        dikte: 2,
      }),
      linen(),
      stitches(rows),
      path('M30 70 V22 M20 34 L30 20 L40 34', { dikte: 3.5 }),
      links ? halfFigure(links, 0, 1) : zoom(0),
      right ? halfFigure(right, WIDTH, -1) : zoom(WIDTH - ZOOM),
    ],
  }
}

function edge(seam: Seam | null): string {
  if (!seam) return 'een omgenaaide bruine rand'
  const height = { 24: 'helemaal boven', 62: 'onder de pijlpunt', 338: 'onder het borduurwerk' }[
    seam.y
  ]
  return `een half figuurtje (${seam.figuur}) ${height ?? 'helemaal onder'}`
}

/** The strips in words, for whoever cannot see them. */
export const STRIPS_IN_WORDS: string = STRIPS.map(
  ({ naam: name, rijen: rows, links, rechts: right }) =>
    `Strook ${name}: links ${edge(links)}, rechts ${edge(right)}; de steken van boven naar beneden: ${rows.join(' ')}`
).join('\n')
