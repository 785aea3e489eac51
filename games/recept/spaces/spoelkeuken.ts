import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, line, path, text, rect, type Point } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'
import { firstOf, itemAt, lastOf } from '#domain/present'

/**
 * Ten pipes in twelve lanes, each with the year of its tap. A pipe without a year has been shut for
 * years.
 */
const BEGIN: readonly { readonly lane: number; readonly year: number | null }[] = [
  { lane: 0, year: 1992 },
  { lane: 1, year: null },
  { lane: 2, year: 2013 },
  { lane: 4, year: 1981 },
  { lane: 5, year: null },
  { lane: 6, year: 1976 },
  { lane: 7, year: 1998 },
  { lane: 9, year: 2004 },
  { lane: 10, year: null },
  { lane: 11, year: 1987 },
]

/**
 * The changes of lane from top to bottom. A pipe moves to an empty lane, so that pipes never touch.
 */
const REROUTINGS: readonly (readonly [from: number, to: number])[] = [
  [0, 3],
  [2, 8],
  [4, 0],
  [6, 2],
  [1, 4],
  [3, 6],
  [7, 1],
  [0, 3],
  [11, 7],
  [3, 0],
  [5, 11],
  [9, 3],
  [10, 5],
  [2, 9],
  [7, 10],
  [5, 2],
  [11, 7],
  [8, 5],
  [4, 11],
  [3, 8],
  [1, 4],
]

const LETTERS: readonly { readonly lane: number; readonly letter: string }[] = [
  { lane: 0, letter: 'E' },
  { lane: 2, letter: 'S' },
  { lane: 4, letter: 'I' },
  { lane: 5, letter: 'G' },
  { lane: 6, letter: 'D' },
  { lane: 7, letter: 'A' },
  { lane: 8, letter: 'N' },
  { lane: 9, letter: 'L' },
  { lane: 10, letter: 'I' },
  { lane: 11, letter: 'R' },
]

const SPOT = 38
const x = (lane: number) => 34 + lane * SPOT
const TOP = 92
const BOTTOM = 630
const track = (i: number) => 114 + i * 24

function loop(lane: number): readonly Point[] {
  let here = lane
  const bends = REROUTINGS.flatMap(([from, to], i): Point[] => {
    if (from !== here) return []
    here = to
    return [
      [x(from), track(i)],
      [x(to), track(i)],
    ]
  })
  return [[x(lane), TOP], ...bends, [x(here), BOTTOM]]
}

/** The pipes as they are drawn: from corner to corner, straight in between. */
export const TUBES: readonly (readonly Point[])[] = BEGIN.map(({ lane }) => loop(lane))
export const TAPS = BEGIN.flatMap(({ lane, year }) =>
  year ? [{ year, point: [x(lane), TOP] as Point }] : []
)
export const SINKS = LETTERS.map(({ lane, letter }) => ({
  letter,
  point: [x(lane), BOTTOM] as Point,
}))

const BEND = 9

/** @returns the `d` of a pipe, with rounded corners where it bends */
function asPath(points: readonly Point[]): string {
  const pieces = points.slice(1, -1).map(([px, py], i) => {
    const [vx, vy] = itemAt(points, i)
    const [nx, ny] = itemAt(points, i + 2)
    const outward = `${px - Math.sign(px - vx) * BEND} ${py - Math.sign(py - vy) * BEND}`
    const out = `${px + Math.sign(nx - px) * BEND} ${py + Math.sign(ny - py) * BEND}`
    return `L${outward} Q${px} ${py} ${out}`
  })
  return `M${firstOf(points).join(' ')} ${pieces.join(' ')} L${lastOf(points).join(' ')}`
}

const pieces = (points: readonly Point[]) =>
  points.slice(1).map((b, i) => [itemAt(points, i), b] as const)

/** The crossings of a vertical pipe with a horizontal one; the vertical pipe runs in front. */
function crossings(): Point[] {
  const all = TUBES.flatMap(pieces)
  const vertical = all.filter(([a, b]) => a[0] === b[0])
  const horizontal = all.filter(([a, b]) => a[1] === b[1])
  return horizontal.flatMap(([a, b]) =>
    vertical
      .filter(
        ([s, t]) =>
          s[0] > Math.min(a[0], b[0]) && s[0] < Math.max(a[0], b[0]) && a[1] > s[1] && a[1] < t[1]
      )
      .map(([s]): Point => [s[0], a[1]])
  )
}

function bridge([px, py]: Point): Shape[] {
  return [
    rect(px - 7.5, py - 5.5, 15, 11, { fill: 'paper', line: undefined }),
    line(px, py - 6, px, py + 6, { strokeWidth: 10 }),
    line(px, py - 12, px, py + 12, { strokeWidth: 5, line: 'sand' }),
  ]
}

/** The year as it is stamped on the tap: 2004 is ’04. */
const stamp = (year: number) => `’${String(year).slice(2)}`

function tap({ lane, year }: (typeof BEGIN)[number]): Shape[] {
  if (!year) {
    return [rect(x(lane) - 11, 82, 22, 12, { radius: 3, fill: 'soft', strokeWidth: 2 })]
  }
  return [
    line(x(lane), 66, x(lane), 84, { strokeWidth: 5 }),
    rect(x(lane) - 10, 80, 20, 14, { radius: 3, fill: 'messing', strokeWidth: 2 }),
    circle(x(lane), 52, 16, { fill: 'white' }),
    text(x(lane), 57, stamp(year), 16.4, { letter: 'title', bold: true }),
  ]
}

function sink({ letter, point: [px, py] }: (typeof SINKS)[number]): Shape[] {
  return [
    path(`M${px - 15} ${py} L${px + 15} ${py} L${px + 13} ${py + 34} L${px - 13} ${py + 34} Z`, {
      fill: 'white',
    }),
    text(px, py + 26, letter, 22, { letter: 'title', bold: true }),
  ]
}

function drawing(): Drawing {
  const paths = TUBES.map(asPath)
  return {
    width: 486,
    height: 692,
    shapes: [
      ...frame(486, 692),
      ...paths.map((d) => path(d, { strokeWidth: 10 })),
      ...paths.map((d) => path(d, { line: 'sand', strokeWidth: 5 })),
      ...crossings().flatMap(bridge),
      ...BEGIN.flatMap(tap),
      ...SINKS.flatMap(sink),
    ],
  }
}

/** A pipe in words, counted in lanes, so that players who cannot see it can follow it. */
function inWords(points: readonly Point[], i: number): string {
  const lane = ([px]: Point) => (px - x(0)) / SPOT + 1
  const lanes = points
    .slice(1)
    .filter((point, k) => lane(point) !== lane(itemAt(points, k)))
    .map(lane)
  const { lane: begin, year } = itemAt(BEGIN, i)
  return `${year ? `Kraan ${stamp(year)}` : 'Een buis met een dop'} begint op plek ${begin + 1} en gaat naar ${lanes.join(', ')}`
}

export const spoelkeuken = {
  name: 'spoelkeuken',
  flag: 'spoelkeuken',
  label: 'Spoelkeuken',
  group: 'ruimten',
  kind: 'puzzle',
  level: 3,
  story: [
    'In de spoelkeuken staat de vaat van de hele avond nog op het aanrecht. Er komt geen druppel uit de kraan. Aan de muur hangt een doolhof van buizen dat in vijftig jaar alleen maar groter is geworden.',
    '‘Drie buizen zijn al jaren dicht, daar zit een dop op,’ zegt Mathilde. ‘Aan elke andere buis zit een kraan, met het jaar waarin die buis erbij kwam. Draai ze open zoals ze er gekomen zijn, zei de loodgieter, dan druppelen ze je vanzelf voor wat er stuk is. En iedere buis die een andere kruist, loopt gewoon rechtdoor.’',
  ],
  material: [
    {
      kind: 'prop',
      object: 'floor_plan',
      heading: 'Tekening van de loodgieter',
      look: { snug: true },
      parts: [
        {
          kind: 'drawing',
          caption: 'De muur met buizen: boven de kranen, onder de druppelbakjes',
          description: `Tien buizen tussen twaalf plekken, van links naar rechts geteld. Iedere buis loopt van boven naar onder en verspringt onderweg naar andere plekken; waar buizen elkaar kruisen, lopen ze rechtdoor. ${TUBES.map(inWords).join('. ')}. Onderaan staan bakjes met een letter: ${LETTERS.map(({ lane, letter }) => `plek ${lane + 1} ${letter}`).join(', ')}.`,
          drawing: drawing(),
        },
      ],
    },
  ],
  question: 'Wat is er stuk in de spoelkeuken?',
  answer: 'LEIDING',
  showAnswer: 'LEIDING',
  explanation:
    'Volg de buizen van de oudste kraan, die van 1976, tot en met de jongste van 2013, dan lees je in de bakjes wat er stuk is. Zonder leiding geen water, en dus is er sinds het hoofdgerecht niets meer afgewassen. Wie iets in de vaat verstopte, heeft tot morgen de tijd.',
  nearMisses: [
    {
      answer: 'waterleiding',
      text: 'Dat is hem, maar de zeven kranen zeggen het korter.',
    },
    {
      answer: 'NGLEIDI',
      text: 'De buizen kloppen. Maar in ’04 en ’13 stond dit huis er al een hele tijd.',
    },
    { answer: 'leidingen', text: 'Zeven kranen, zeven letters. Het is er maar één.' },
  ],
  hints: [
    'Het huis staat er vijftig jaar, dus de oudste kraan is die van ’76. Begin daar en volg de buis met een potlood naar beneden. Op een kruising ga je rechtdoor; alleen een ronde bocht verandert je richting.',
    'Doe dat ook met de andere kranen, van oud naar jong: ’04 en ’13 komen als laatste. Uit kraan ’76 druppelt een L, uit kraan ’81 een E, en de buizen met een dop tellen niet mee.',
  ],
} as const satisfies Puzzle<Space, Space>
