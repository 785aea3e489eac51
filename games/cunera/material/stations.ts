import type { Drawing, Shape } from '#domain/drawing'
import { inscription, edge, shell } from '#games/cunera/material/cunera_drawing'
import { group, path, rect } from '#games/kit/shapes'

const WIDTH = 480
const HEIGHT = 600

/**
 * The stations in the order in which they are walked, from the first to the one before the tower.
 */
export const STATIONS_OF_THE_WAY = [
  { x: 66, y: 118 },
  { x: 160, y: 132 },
  { x: 254, y: 114 },
  { x: 246, y: 222 },
  { x: 154, y: 236 },
  { x: 66, y: 220 },
  { x: 70, y: 330 },
  { x: 166, y: 344 },
  { x: 262, y: 326 },
  { x: 222, y: 446 },
  { x: 100, y: 440 },
  { x: 90, y: 544 },
  { x: 200, y: 552 },
  { x: 310, y: 540 },
] as const

/**
 * At these stations the road turns back to the next row, and swings around a chapel instead of
 * behind it.
 */
const BENDS: Readonly<Record<number, string>> = {
  3: 'C306 160 306 248',
  6: 'C10 264 10 352',
  9: 'C318 372 318 470',
  11: 'C20 474 8 566',
}

/** The piece of road that ends at the foot of a station. */
function roadTo({ x, y }: { x: number; y: number }, i: number): string {
  return `${BENDS[i] ?? (i ? 'L' : 'M')} ${x} ${y + 30}`
}

/** A little chapel on a post, of the kind that stands beside a road. */
function smallChapel({ x, y }: { x: number; y: number }): Shape {
  return group(x, y, [
    rect(-4, 4, 8, 26, { fill: 'messing', strokeWidth: 2 }),
    path('M-17 6 V-20 L0 -36 L17 -20 V6 Z', { fill: 'white' }),
    path('M-22 -16 L0 -38 L22 -16', { line: 'wax', strokeWidth: 4 }),
    path('M-9 2 V-10 C-9 -20 9 -20 9 -10 V2 Z', { fill: 'blue', strokeWidth: 2 }),
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

/** The procession way on the feast day. */
export const STATION_ROAD: Drawing = {
  width: WIDTH,
  height: HEIGHT,
  shapes: [
    path([...STATIONS_OF_THE_WAY.map(roadTo), 'C360 560 372 500 372 376'].join(' '), {
      line: 'messing',
      strokeWidth: 4,
      dash: '1 10',
    }),
    tower(372, 372),
    ...STATIONS_OF_THE_WAY.map(smallChapel),
    inscription(164, 54, 'De staties', 26),
    shell(400, 500, 1.1),
    ...edge(WIDTH, HEIGHT),
  ],
}
