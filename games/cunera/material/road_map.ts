import type { Drawing, Shape } from '#domain/drawing'
import { circle, line, path, round, text } from '#games/kit/shapes'
import { inscription, edge } from '#games/cunera/material/cunera_drawing'

const WIDTH = 480
const HEIGHT = 644

/** The villages: where they lie on the sheet, and the letter on their signpost, row by row. */
export const VILLAGES = {
  stal: { x: 54, y: 96, letter: 'M' },
  veer: { x: 152, y: 91, letter: 'E' },
  molen: { x: 249, y: 101, letter: 'D' },
  kapel: { x: 342, y: 110, letter: 'I' },
  hof: { x: 54, y: 190, letter: 'O' },
  wei: { x: 245, y: 195, letter: 'K' },
  eng: { x: 426, y: 181, letter: 'C' },
  linde: { x: 156, y: 237, letter: 'R' },
  heuvel: { x: 54, y: 279, letter: 'O' },
  bron: { x: 254, y: 289, letter: 'T' },
  ven: { x: 338, y: 303, letter: 'E' },
  vliet: { x: 426, y: 298, letter: 'I' },
  heg: { x: 161, y: 336, letter: 'D' },
  beek: { x: 63, y: 383, letter: 'W' },
  vonder: { x: 240, y: 397, letter: 'L' },
  brink: { x: 342, y: 392, letter: 'K' },
  zand: { x: 147, y: 439, letter: 'P' },
  wiel: { x: 426, y: 444, letter: 'J' },
  eik: { x: 56, y: 481, letter: 'A' },
  hei: { x: 249, y: 486, letter: 'A' },
  dijk: { x: 347, y: 481, letter: 'E' },
  kade: { x: 119, y: 575, letter: 'P' },
  sluis: { x: 221, y: 580, letter: 'E' },
  poort: { x: 328, y: 575, letter: 'N' },
} as const

export type Village = keyof typeof VILLAGES

/**
 * The roads with their length in hours on foot; they can be walked both ways. More than one route
 * spells a word (see `nearMisses` of the step), but all of those take longer: the hours decide.
 */
export const ROADS: readonly (readonly [Village, Village, number])[] = [
  ['stal', 'veer', 5],
  ['stal', 'hof', 6],
  ['veer', 'hof', 4],
  ['veer', 'linde', 9],
  ['veer', 'molen', 7],
  ['hof', 'heuvel', 4],
  ['hof', 'linde', 8],
  ['heuvel', 'linde', 3],
  ['molen', 'kapel', 8],
  ['molen', 'wei', 9],
  ['kapel', 'eng', 5],
  ['kapel', 'wei', 7],
  ['linde', 'heg', 5],
  ['linde', 'beek', 9],
  ['linde', 'wei', 5],
  ['wei', 'bron', 3],
  ['heg', 'bron', 5],
  ['heg', 'beek', 3],
  ['heg', 'zand', 9],
  ['beek', 'eik', 4],
  ['eik', 'kade', 6],
  ['beek', 'zand', 8],
  ['zand', 'vonder', 5],
  ['kade', 'zand', 7],
  ['kade', 'sluis', 4],
  ['zand', 'sluis', 9],
  ['vonder', 'hei', 4],
  ['vonder', 'ven', 5],
  ['bron', 'ven', 6],
  ['hei', 'sluis', 8],
  ['hei', 'brink', 9],
  ['hei', 'poort', 7],
  ['ven', 'brink', 4],
  ['ven', 'vliet', 7],
  ['eng', 'vliet', 6],
  ['eng', 'ven', 9],
  ['vliet', 'wiel', 6],
  ['brink', 'wiel', 8],
  ['brink', 'dijk', 5],
  ['dijk', 'wiel', 5],
  ['dijk', 'poort', 6],
  ['wiel', 'poort', 7],
  ['dijk', 'hei', 9],
  ['sluis', 'poort', 6],
]

/** The village where the messenger sets out, and the one where the king waits. */
export const FROM: Village = 'stal'
export const DESTINATION: Village = 'poort'

function road([from, to]: (typeof ROADS)[number]): Shape[] {
  const [begin, end] = [VILLAGES[from], VILLAGES[to]]
  return [
    line(begin.x, begin.y, end.x, end.y, { strokeWidth: 9 }),
    line(begin.x, begin.y, end.x, end.y, { line: 'sand', strokeWidth: 5 }),
  ]
}

function milestone([from, to, hours]: (typeof ROADS)[number]): Shape[] {
  const x = round((VILLAGES[from].x + VILLAGES[to].x) / 2)
  const y = round((VILLAGES[from].y + VILLAGES[to].y) / 2)
  return [
    circle(x, y, 12.5, { fill: 'white', line: 'messing', strokeWidth: 1.5 }),
    text(x, y + 7, String(hours), 20, { letter: 'text', bold: true }),
  ]
}

function village({ x, y, letter }: (typeof VILLAGES)[Village]): Shape[] {
  return [
    path(`M${x - 20} ${y + 19} V${y - 7} L${x} ${y - 24} L${x + 20} ${y - 7} V${y + 19} Z`, {
      fill: 'paper',
    }),
    text(x, y + 14, letter, 25, { letter: 'code', bold: true }),
  ]
}

function tree(x: number, y: number): Shape {
  return path(`M${x} ${y} v-10 M${x - 8} ${y - 8} L${x} ${y - 26} L${x + 8} ${y - 8} Z`, {
    fill: 'mos',
    line: 'mos',
    strokeWidth: 2,
  })
}

/** The network on paper. */
export const ROAD_MAP: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    // The frames of begin and end lie under the roads, so that none is hidden.
    path(`M${VILLAGES[FROM].x - 28} ${VILLAGES[FROM].y + 26} h56 v-60 h-56 Z`, {
      line: 'wax',
      strokeWidth: 4,
    }),
    path(`M${VILLAGES[DESTINATION].x - 28} ${VILLAGES[DESTINATION].y + 26} h56 v-60 h-56 Z`, {
      line: 'wax',
      strokeWidth: 4,
    }),
    ...ROADS.flatMap(road),
    ...ROADS.flatMap(milestone),
    ...Object.values(VILLAGES).flatMap(village),
    inscription(74, 48, 'vertrek', 20, 'wax'),
    inscription(VILLAGES[DESTINATION].x + 76, VILLAGES[DESTINATION].y + 22, 'koning', 20, 'wax'),
    tree(398, 540),
    tree(420, 548),
    tree(440, 530),
    tree(44, 596),
    tree(66, 606),
    ...edge(WIDTH, HEIGHT),
  ],
}
