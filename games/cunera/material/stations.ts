import type { Drawing, Shape } from '#domain/drawing'
import { inscription, edge, shell } from '#games/cunera/material/cunera_drawing'
import { procession } from '#games/cunera/material/procession'
import { circle, ellipse, group, path, rect, round, text, type Point } from '#games/kit/shapes'

const WIDTH = 580
const HEIGHT = 656
const MIDDLE = { x: 290, y: 322, rx: 232, ry: 238 } as const

/**
 * The stations around the church, clockwise, each with the letter above its niche. The walk begins
 * at the first one, which has a shell and no letter.
 */
export const RING = ['', 'R', 'N', 'E', 'D', 'T', 'A', 'O', 'K', 'E', 'L', 'I', 'E', 'S'] as const

/** The first station stands at the bottom, under the tower. */
const spot = (index: number): Point => {
  const angle = Math.PI / 2 + (index * 2 * Math.PI) / RING.length
  return [
    round(MIDDLE.x + MIDDLE.rx * Math.cos(angle)),
    round(MIDDLE.y + MIDDLE.ry * Math.sin(angle)),
  ]
}

/** A little chapel on a post, of the kind that stands beside a road, with its letter. */
function smallChapel(letter: string, index: number): Shape {
  const [x, y] = spot(index)
  return group(x, y, [
    path(ellipse(0, 30, 20, 4), { fill: 'sand', line: undefined }),
    rect(-5, 12, 10, 18, { fill: 'messing', strokeWidth: 2 }),
    path('M-21 14 V-16 L0 -34 L21 -16 V14 Z', { fill: 'white' }),
    path('M-26 -13 L0 -36 L26 -13', { line: 'wax', strokeWidth: 5 }),
    path('M0 -36 V-46 M-4 -42 H4', { strokeWidth: 2 }),
    ...(letter ? [text(0, 9, letter, 26, { letter: 'title', bold: true })] : [shell(0, 0, 0.95)]),
  ])
}

/** The tower of the church, as on the cover: square below, eight-sided above, with a blue dome. */
function tower(x: number, y: number): Shape {
  const belfryOpening = (gx: number, gy: number, b = 9, h = 34): Shape =>
    path(`M${gx - b} ${gy} V${gy - h} Q${gx} ${gy - h * 1.5} ${gx + b} ${gy - h} V${gy} Z`, {
      fill: 'ink',
      strokeWidth: 1.5,
    })
  const battlement = (b: number, bottom: number): Shape =>
    path(
      `M${-b / 2} ${bottom} V${bottom - 20} L${-b / 2 + 6} ${bottom - 32} L${-b / 2 + 12} ${bottom - 20} V${bottom - 10} H${b / 2 - 12} V${bottom - 20} L${b / 2 - 6} ${bottom - 32} L${b / 2} ${bottom - 20} V${bottom} Z`,
      { fill: 'paper' }
    )
  return group(x, y, [
    path('M0 -334 V-354 M-7 -347 H7'),
    path('M0 -336 C4 -316 24 -312 20 -288 H-20 C-24 -312 -4 -316 0 -336 Z', { fill: 'blue' }),
    path('M-26 -206 V-280 L-18 -288 H18 L26 -280 V-206 Z', { fill: 'paper' }),
    belfryOpening(-11, -222, 6, 40),
    belfryOpening(11, -222, 6, 40),
    rect(-42, -206, 84, 98, { fill: 'messing' }),
    battlement(96, -200),
    belfryOpening(-18, -122),
    belfryOpening(18, -122),
    rect(-50, -108, 100, 108, { fill: 'messing' }),
    path('M-58 0 V-86 L-50 -104 H-38 V0 Z M58 0 V-86 L50 -104 H38 V0 Z', { fill: 'paper' }),
    rect(-54, -114, 108, 10, { fill: 'paper' }),
    belfryOpening(-18, -60, 7, 22),
    belfryOpening(18, -60, 7, 22),
    path('M-17 0 V-26 Q0 -50 17 -26 V0 Z', { fill: 'wax' }),
  ])
}

/** The walk around the church, and the two ways in which it can go. */
const walk: readonly Shape[] = [
  path(ellipse(MIDDLE.x, MIDDLE.y + 30, MIDDLE.rx, MIDDLE.ry), {
    line: 'sand',
    strokeWidth: 26,
  }),
  path(ellipse(MIDDLE.x, MIDDLE.y + 30, MIDDLE.rx, MIDDLE.ry), {
    line: 'messing',
    strokeWidth: 2.5,
    dash: '1 9',
  }),
]

const arrow = (x: number, y: number, words: string, to: -1 | 1): Shape[] => [
  path(`M${x - to * 22} ${y} H${x + to * 20} m${-to * 9} -7 l${to * 9} 7 l${-to * 9} 7`, {
    line: 'wax',
    strokeWidth: 3.5,
  }),
  text(x, y + 28, words, 22, { bold: true }),
]

/** The churchyard on the feast day, seen from above, with the tower in its middle. */
export const STATION_RING: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    ...walk,
    circle(MIDDLE.x, 262, 118, { fill: 'yellow', line: undefined }),
    circle(MIDDLE.x, 262, 100, { fill: 'paper', line: undefined }),
    path(ellipse(MIDDLE.x, 428, 112, 16), { fill: 'mos', line: undefined }),
    group(0, 0, [tower(MIDDLE.x / 0.82, 428 / 0.82)], { scale: 0.82 }),
    ...procession(MIDDLE.x, 486),
    ...RING.map(smallChapel),
    ...arrow(152, 602, 'een woord of zin: vooruit', -1),
    ...arrow(428, 602, 'een getal: terug', 1),
    inscription(104, 46, 'De staties', 22),
    ...edge(WIDTH, HEIGHT),
  ],
}
