import {
  circle,
  group,
  line,
  path,
  round,
  drawing,
  text,
  range,
  type Point,
} from '#games/kit/shapes'
import { fromFrommel } from '#games/ontgoocheld/frommel'
import type { LockPuzzle } from '#domain/shop/booklets/booklet'
import type { Shape } from '#domain/drawing'
import { firstOf, itemAt, lastOf } from '#domain/present'

/**
 * A ribbon on a hook. Its tangle is a curve of waves (`waves`: so many to the right, so many down).
 * At every crossing it goes over (O) or under (B), in the order in which a finger meets them from
 * the hook.
 */
export type Ribbon = {
  readonly hook: string
  readonly digit: string
  readonly waves: readonly [right: number, down: number]
  readonly upsideDown?: boolean
  readonly crossings: string
}

export const RIBBONS: readonly Ribbon[] = [
  { hook: 'A', digit: '4', waves: [3, 2], crossings: 'OB' },
  { hook: 'B', digit: '5', waves: [3, 4], crossings: 'OBOBOB' },
  { hook: 'C', digit: '9', waves: [3, 4], upsideDown: true, crossings: 'OOBBBO' },
  { hook: 'D', digit: '2', waves: [5, 3], crossings: 'BBOBOOOB' },
  { hook: 'E', digit: '8', waves: [5, 3], upsideDown: true, crossings: 'OBOBOBOB' },
  { hook: 'F', digit: '6', waves: [3, 4], crossings: 'BBOOOB' },
  { hook: 'G', digit: '1', waves: [3, 4], upsideDown: true, crossings: 'OBOBOB' },
]

const STEP = 0.5
/** Half of the place of a ribbon, which is 84 by 43 millimetres. */
const SPACING = { x: 42, y: 21.5 } as const

/**
 * The middle of the ribbon, from its hook at the left to its tag at the right, in steps of half a
 * millimetre.
 */
export function loop({ waves: [right, down], upsideDown }: Ribbon): Point[] {
  const b = right === 5 ? 24 : 19
  const h = (down === 3 ? 16 : 13) * (upsideDown ? 1 : -1)
  const tangled = range(601).map((i): Point => {
    const t = Math.PI * (1 - i / 600)
    return [b * Math.cos(right * t), h * Math.cos(down * t)]
  })
  const begin = firstOf(tangled)
  const end = lastOf(tangled)
  const hook: Point = [-SPACING.x + 5, begin[1] * 1.2]
  const label: Point = [SPACING.x - 6, end[1] * 1.2]
  return inSteps([
    ...arc(hook, [hook[0] + 4, hook[1]], startingAt(begin, itemAt(tangled, 6)), begin),
    ...tangled,
    ...arc(
      end,
      startingAt(end, itemAt(tangled, tangled.length - 7)),
      [label[0] - 4, label[1]],
      label
    ),
  ])
}

/** The point straight beyond `point`, coming from `via`. */
function startingAt(point: Point, via: Point): Point {
  const [dx, dy] = [point[0] - via[0], point[1] - via[1]]
  const l = Math.hypot(dx, dy)
  return [point[0] + (dx / l) * 5, point[1] + (dy / l) * 5]
}

const arc = (a: Point, b: Point, c: Point, d: Point): Point[] =>
  range(21).map((i): Point => {
    const [t, s] = [i / 20, 1 - i / 20]
    const blend = (as: 0 | 1) =>
      s ** 3 * a[as] + 3 * s * s * t * b[as] + 3 * s * t * t * c[as] + t ** 3 * d[as]
    return [blend(0), blend(1)]
  })

/** The same line, with points at even distances. */
function inSteps(points: readonly Point[]): Point[] {
  const out: Point[] = [firstOf(points)]
  let via = STEP
  for (const [i, b] of points.entries()) {
    if (i === 0) continue
    const a = itemAt(points, i - 1)
    const l = Math.hypot(b[0] - a[0], b[1] - a[1])
    for (; via <= l; via += STEP)
      out.push([a[0] + ((b[0] - a[0]) * via) / l, a[1] + ((b[1] - a[1]) * via) / l])
    via -= l
  }
  return out
}

/** The crossings of a line with itself: at which of its points, the first time and the second. */
export function crossingsOf(points: readonly Point[]): { first: number; second: number }[] {
  return points
    .slice(0, -1)
    .flatMap((a, i) =>
      points
        .slice(i + 2, -1)
        .flatMap((c, j) =>
          crosses(a, itemAt(points, i + 1), c, itemAt(points, i + j + 3))
            ? [{ first: i, second: i + j + 2 }]
            : []
        )
    )
}

function crosses(a: Point, b: Point, c: Point, d: Point): boolean {
  const [ux, uy, vx, vy] = [b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]]
  const denominator = ux * vy - uy * vx
  if (denominator === 0) return false
  const s = ((c[0] - a[0]) * vy - (c[1] - a[1]) * vx) / denominator
  const t = ((c[0] - a[0]) * uy - (c[1] - a[1]) * ux) / denominator
  return s >= 0 && s < 1 && t >= 0 && t < 1
}

/**
 * The crossings in the order in which a finger that follows the ribbon meets them, and whether the
 * ribbon is on top there.
 */
export function alongTheFinger(
  along: Ribbon
): { point: number; crossing: number; over: boolean }[] {
  return crossingsOf(loop(along))
    .flatMap(({ first, second }, crossing) => [
      { point: first, crossing },
      { point: second, crossing },
    ])
    .sort((one, other) => one.point - other.point)
    .map((spot, index) => ({ ...spot, over: along.crossings[index] === 'O' }))
}

const WIDE = 4.2
const EDGE = 0.8
/** The air beside a piece on top, which parts what goes under it. */
const AIR = 1.1

const strand = (
  points: readonly Point[],
  color: 'ink' | 'white' | 'yellow',
  strokeWidth: number
): Shape =>
  path(`M ${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L ')}`, {
    line: color,
    strokeWidth,
  })

/**
 * The whole ribbon, and then once more each piece that lies on top, which covers what is under it,
 * outline included.
 */
function ribbon(one: Ribbon): Shape[] {
  const points = loop(one)
  const piece = (point: number, margin: number) =>
    points.slice(Math.max(0, point - margin), point + margin + 2)
  // A ribbon that crosses at a sharp angle lies on top for longer.
  const margin = one.waves[0] === 5 ? 20 : 12
  const [hx, hy] = firstOf(points)
  const [lx, ly] = lastOf(points)
  return [
    line(hx, hy - 5, hx, hy, { strokeWidth: 1.4 }),
    circle(hx, hy - 6.5, 1.5, { strokeWidth: 1.2 }),
    strand(points, 'ink', WIDE + 2 * EDGE),
    strand(points, 'yellow', WIDE),
    ...alongTheFinger(one)
      .filter(({ over }) => over)
      .flatMap(({ point }) => [
        strand(piece(point, margin - 5), 'white', WIDE + 2 * (EDGE + AIR)),
        strand(piece(point, margin), 'ink', WIDE + 2 * EDGE),
        strand(piece(point, margin + 4), 'yellow', WIDE),
      ]),
    text(hx + 6, hy - 5, one.hook, 6, { letter: 'title', bold: true }),
    circle(lx + 2.5, ly, 4.6, { fill: 'white', strokeWidth: 1.1 }),
    text(lx + 2.5, ly + 2.4, one.digit, 7, { letter: 'code', bold: true }),
  ]
}

/**
 * The middle of each place. The two tangles with most crossings hang in the second row, and larger.
 */
const PLACES = [
  { x: 45, y: 24, scale: 1 },
  { x: 131, y: 24, scale: 1 },
  { x: 217, y: 24, scale: 1 },
  { x: 66, y: 93, scale: 1.45 },
  { x: 196, y: 93, scale: 1.45 },
  { x: 45, y: 162, scale: 1 },
  { x: 131, y: 162, scale: 1 },
] as const

/** How far the middle of a ribbon, from its hook to its lowest point, lies below its own origin. */
function middleOf(one: Ribbon): number {
  const heights = loop(one).map(([, y]) => y)
  return (Math.min(...heights) + Math.max(...heights)) / 2 - 2
}

const coatRack = drawing(262, 187, [
  ...RIBBONS.map((one, index): Shape => {
    const { x, y, scale } = itemAt(PLACES, index)
    return group(x, y - middleOf(one) * scale, ribbon(one), { scale })
  }),
  // The eighth place shows a proper bow on a hook of its own.
  group(217, 162, [
    path('M -4 0 Q -30 -20 -31 -2 Q -30 18 -4 3 Z', { fill: 'wax', strokeWidth: 1.1 }),
    path('M 4 0 Q 30 -20 31 -2 Q 30 18 4 3 Z', { fill: 'wax', strokeWidth: 1.1 }),
    path('M -24 -5 Q -14 -3 -6 1 M 24 -5 Q 14 -3 6 1', { strokeWidth: 0.8 }),
    path('M -5 -4 Q 0 -7 5 -4 Q 7 2 5 6 Q 0 9 -5 6 Q -7 2 -5 -4 Z', {
      fill: 'wax',
      strokeWidth: 1.1,
    }),
    ...(
      [
        [-18, 4],
        [-22, -3],
        [18, 4],
        [22, -3],
      ] as const
    ).map(([x, y]) => circle(x, y, 1.6, { fill: 'white', line: undefined })),
  ]),
])

export const bow = {
  name: 'strik',
  code: '581',
  sheet: {
    title: 'De strik',
    section: 'Slot 2',
    level: 3,
    blocks: [
      {
        kind: 'text',
        paragraphs: [
          'Onder zijn kin droeg Frommel altijd een strik zo groot als een vlieger. Die is losgeschoten, en nu krijgt hij hem niet meer vast.',
        ],
      },
      fromFrommel(
        'Een strik begint met een knoop die blijft zitten. En van mijn zeven linten doet meer dan de helft alleen maar alsof.'
      ),
      {
        kind: 'text',
        paragraphs: [
          'De zeven linten hangen aan de haakjes A tot en met G. Pak van elk lint in gedachten beide einden vast en trek. Sommige linten schieten recht. Bij de andere blijft er een knoop in. Leg bij twijfel het lint na met een veter.',
        ],
      },
      {
        kind: 'drawing',
        caption:
          'Zeven linten aan hun haakjes, A tot en met G, en een strik zoals die hoort te zijn.',
        description: RIBBONS.map(
          ({ hook, digit, crossings }) =>
            `Lint ${hook} met cijfer ${digit}: van het haakje af ${Array.from(crossings, (k) => (k === 'O' ? 'over' : 'onder')).join(', ')}.`
        ).join(' '),
        drawing: coatRack,
      },
      {
        kind: 'question',
        text: 'In welke linten blijft een knoop zitten? Hun cijfers zijn de code, in de volgorde van de haakjes.',
      },
      { kind: 'fill_in', label: 'De code van slot 2', boxes: 3 },
    ],
  },
  assignment: 'Draai vlug rond en roep hatsekidee',
  hints: [
    'Leg een veter precies zo neer als in de tekening. Let bij elke kruising op: eroverheen of eronderdoor? Trek dan aan beide einden.',
    'Een lint dat hier blijft zitten, gaat om en om: over, onder, over, onder. Ligt een stuk twee kruisingen achter elkaar bovenop, of twee keer onderop, dan kun je het opzij klappen.',
    'A is maar één lus, die telt niet. C, D en F gaan niet om en om, en schieten los. Er blijven drie linten over: van A naar G zijn hun cijfers de code.',
  ],
  solution: [
    'Leg elk lint na met een veter en trek aan beide einden.',
    'A, C, D en F schieten los. A is een gewone lus. Bij C, D en F ligt een stuk lint twee of drie kruisingen achter elkaar bovenop (of onderop): dat klap je zo opzij, en er blijft niets over dat knoopt.',
    'In B en G blijft een gewone knoop zitten, in E een dubbele (een achtknoop). Hun cijfers, van haakje A naar haakje G: 5, 8, 1. De code is 581.',
  ],
} as const satisfies LockPuzzle
