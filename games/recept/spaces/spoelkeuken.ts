import type { Puzzle } from '#domain/play/puzzles/puzzle'
import type { Drawing, Shape } from '#domain/drawing'
import type { Space } from '#games/recept/recept_flags'
import { circle, line, path, text, rect, type Point } from '#games/kit/shapes'
import { frame } from '#games/recept/spaces/recept_drawing'

/** Ten pipes in twelve lanes, each with the year of its tap; one without has been shut for years. */
const BEGIN: readonly { readonly baan: number; readonly jaar: number | null }[] = [
  { baan: 0, jaar: 1992 },
  { baan: 1, jaar: null },
  { baan: 2, jaar: 2013 },
  { baan: 4, jaar: 1981 },
  { baan: 5, jaar: null },
  { baan: 6, jaar: 1976 },
  { baan: 7, jaar: 1998 },
  { baan: 9, jaar: 2004 },
  { baan: 10, jaar: null },
  { baan: 11, jaar: 1987 },
]

/** From top to bottom: a pipe leaves its lane and takes an empty one, so that none ever touch. */
const REROUTINGS: readonly (readonly [van: number, naar: number])[] = [
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

const LETTERS: readonly { readonly baan: number; readonly letter: string }[] = [
  { baan: 0, letter: 'E' },
  { baan: 2, letter: 'S' },
  { baan: 4, letter: 'I' },
  { baan: 5, letter: 'G' },
  { baan: 6, letter: 'D' },
  { baan: 7, letter: 'A' },
  { baan: 8, letter: 'N' },
  { baan: 9, letter: 'L' },
  { baan: 10, letter: 'I' },
  { baan: 11, letter: 'R' },
]

const SPOT = 38
const x = (lane: number) => 34 + lane * SPOT
const TOP = 92
const BOTTOM = 630
const spoor = (i: number) => 114 + i * 24

function loop(lane: number): readonly Point[] {
  let here = lane
  const bends = REROUTINGS.flatMap(([from, to], i): Point[] => {
    if (from !== here) return []
    here = to
    return [
      [x(from), spoor(i)],
      [x(to), spoor(i)],
    ]
  })
  return [[x(lane), TOP], ...bends, [x(here), BOTTOM]]
}

/** The pipes as they are drawn: from corner to corner, straight in between. */
export const TUBES: readonly (readonly Point[])[] = BEGIN.map(({ baan: lane }) => loop(lane))
export const TAPS = BEGIN.flatMap(({ baan: lane, jaar: year }) =>
  year ? [{ jaar: year, punt: [x(lane), TOP] as Point }] : []
)
export const SINKS = LETTERS.map(({ baan: lane, letter }) => ({
  letter,
  punt: [x(lane), BOTTOM] as Point,
}))

const BEND = 9

/** @returns the `d` of a pipe, with rounded corners where it bends */
function asPath(points: readonly Point[]): string {
  const pieces = points.slice(1, -1).map(([px, py], i) => {
    const [vx, vy] = points[i]!
    const [nx, ny] = points[i + 2]!
    const outward = `${px - Math.sign(px - vx) * BEND} ${py - Math.sign(py - vy) * BEND}`
    const out = `${px + Math.sign(nx - px) * BEND} ${py + Math.sign(ny - py) * BEND}`
    return `L${outward} Q${px} ${py} ${out}`
  })
  return `M${points[0]!.join(' ')} ${pieces.join(' ')} L${points.at(-1)!.join(' ')}`
}

const pieces = (points: readonly Point[]) => points.slice(1).map((b, i) => [points[i]!, b] as const)

/** Where a standing pipe crosses a lying one: the standing pipe runs in front. */
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
    rect(px - 7.5, py - 5.5, 15, 11, { vulling: 'papier', lijn: undefined }),
    line(px, py - 6, px, py + 6, { dikte: 10 }),
    line(px, py - 12, px, py + 12, { dikte: 5, lijn: 'zand' }),
  ]
}

/** As it is stamped on the tap: 2004 is ’04. */
const stamp = (year: number) => `’${String(year).slice(2)}`

function tap({ baan: lane, jaar: year }: (typeof BEGIN)[number]): Shape[] {
  if (!year) {
    return [rect(x(lane) - 11, 82, 22, 12, { rond: 3, vulling: 'zacht', dikte: 2 })]
  }
  return [
    line(x(lane), 66, x(lane), 84, { dikte: 5 }),
    rect(x(lane) - 10, 80, 20, 14, { rond: 3, vulling: 'messing', dikte: 2 }),
    circle(x(lane), 52, 16, { vulling: 'wit' }),
    text(x(lane), 57, stamp(year), 15, { letter: 'titel', vet: true }),
  ]
}

function sink({ letter, punt: [px, py] }: (typeof SINKS)[number]): Shape[] {
  return [
    path(`M${px - 15} ${py} L${px + 15} ${py} L${px + 13} ${py + 34} L${px - 13} ${py + 34} Z`, {
      vulling: 'wit',
    }),
    text(px, py + 26, letter, 22, { letter: 'titel', vet: true }),
  ]
}

function drawing(): Drawing {
  const paths = TUBES.map(asPath)
  return {
    breedte: 486,
    hoogte: 692,
    vormen: [
      ...frame(486, 692),
      ...paths.map((d) => path(d, { dikte: 10 })),
      ...paths.map((d) => path(d, { lijn: 'zand', dikte: 5 })),
      ...crossings().flatMap(bridge),
      ...BEGIN.flatMap(tap),
      ...SINKS.flatMap(sink),
    ],
  }
}

/** Counted in lanes, so that somebody can follow a pipe who cannot see it. */
function inWords(points: readonly Point[], i: number): string {
  const lane = ([px]: Point) => (px - x(0)) / SPOT + 1
  const lanes = points
    .slice(1)
    .filter((point, k) => lane(point) !== lane(points[k]!))
    .map(lane)
  const { baan: begin, jaar: year } = BEGIN[i]!
  return `${year ? `Kraan ${stamp(year)}` : 'Een buis met een dop'} begint op plek ${begin + 1} en gaat naar ${lanes.join(', ')}`
}

export const spoelkeuken = {
  naam: 'spoelkeuken',
  vlag: 'spoelkeuken',
  label: 'Spoelkeuken',
  groep: 'ruimten',
  soort: 'raadsel',
  verhaal: [
    'In de spoelkeuken staat de vaat van de hele avond nog op het aanrecht. Er komt geen druppel uit de kraan. Aan de muur hangt een doolhof van buizen dat in vijftig jaar alleen maar groter is geworden.',
    '‘Drie buizen zijn al jaren dicht, daar zit een dop op,’ zegt Mathilde. ‘Aan elke andere buis zit een kraan, met het jaar waarin die buis erbij kwam. Draai ze open zoals ze er gekomen zijn, zei de loodgieter, dan druppelen ze je vanzelf voor wat er stuk is. En iedere buis die een andere kruist, loopt gewoon rechtdoor.’',
  ],
  materiaal: [
    {
      soort: 'tekening',
      bijschrift: 'De muur met buizen: boven de kranen, onder de druppelbakjes',
      beschrijving: `Tien buizen tussen twaalf plekken, van links naar rechts geteld. Iedere buis loopt van boven naar onder en verspringt onderweg naar andere plekken; waar buizen elkaar kruisen, lopen ze rechtdoor. ${TUBES.map(inWords).join('. ')}. Onderaan staan bakjes met een letter: ${LETTERS.map(({ baan: lane, letter }) => `plek ${lane + 1} ${letter}`).join(', ')}.`,
      tekening: drawing(),
    },
  ],
  vraag: 'Wat is er stuk in de spoelkeuken?',
  antwoord: 'LEIDING',
  ookGoed: ['de leiding', 'een leiding'],
  toonAntwoord: 'LEIDING',
  uitleg:
    'Volg de buizen van de oudste kraan, die van 1976, tot en met de jongste van 2013, dan lees je in de bakjes wat er stuk is. Zonder leiding geen water, en dus is er sinds het hoofdgerecht niets meer afgewassen. Wie iets in de vaat verstopte, heeft tot morgen de tijd.',
  bijnaGoed: [
    {
      antwoord: 'waterleiding',
      tekst: 'Dat is hem, maar de zeven kranen zeggen het korter.',
    },
    {
      antwoord: 'NGLEIDI',
      tekst: 'De buizen kloppen. Maar in ’04 en ’13 stond dit huis er al een hele tijd.',
    },
    { antwoord: 'leidingen', tekst: 'Zeven kranen, zeven letters. Het is er maar één.' },
  ],
  hints: [
    'Het huis staat er vijftig jaar, dus de oudste kraan is die van ’76. Begin daar en volg de buis met een potlood naar beneden. Op een kruising ga je rechtdoor; alleen een ronde bocht verandert je richting.',
    'Doe dat ook met de andere kranen, van oud naar jong: ’04 en ’13 komen als laatste. Uit kraan ’76 druppelt een L, uit kraan ’81 een E, en de buizen met een dop tellen niet mee.',
  ],
} as const satisfies Puzzle<Space, Space>
