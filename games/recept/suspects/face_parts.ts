import { circle, group, line, path } from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'

/** What the portraits of the staff are made of. A face lies around (120, 130). */

/** An open eye that looks aside by so much. */
export const eye = (x: number, y: number, look = 0, r = 7.5): Shape[] => [
  circle(x, y, r, { fill: 'white', strokeWidth: 2 }),
  circle(x + look, y + 0.5, r * 0.48, { fill: 'ink', line: undefined }),
  circle(x + look - 1.2, y - 1.3, 1.1, { fill: 'white', line: undefined }),
]

/** A closed eye, or a laughing one: an arc with its hollow side up or down. */
export const closedEye = (x: number, y: number, laughing = false): Shape =>
  path(laughing ? `M ${x - 9} ${y + 3} q 9 -11 18 0` : `M ${x - 9} ${y} q 9 8 18 0`, {
    strokeWidth: 3,
  })

export const brow = (d: string, color: Color = 'ink', strokeWidth = 4): Shape =>
  path(d, { line: color, strokeWidth })

/** A blush of three short strokes. */
export const blush = (x: number, y: number): Shape =>
  group(
    x,
    y,
    [-6, 0, 6].map((dx) => line(dx + 2, -4, dx - 2, 4, { line: 'wax', strokeWidth: 1.8 }))
  )

export const freckles = (x: number, y: number): Shape[] =>
  [
    [-7, 0],
    [-1, 3],
    [5, -1],
    [1, -4],
  ].map(([dx = 0, dy = 0]) => circle(x + dx, y + dy, 1.1, { fill: 'orange', line: undefined }))

/** An ear beside a face whose middle is at `middle`. */
export function ear(x: number, y: number, fill: Color, r = 11, middle = 120): Shape[] {
  const out = x < middle ? -1 : 1
  return [
    circle(x, y, r, { fill, strokeWidth: 2.5 }),
    path(`M ${x + out * 4} ${y - 4} q ${out * 4} 4 0 9`, { strokeWidth: 1.5 }),
  ]
}

/** Neck and shoulders, down to the edge of the portrait. */
export const shoulders = (fill: Color, width = 96, slope = 214): Shape =>
  path(
    `M ${120 - width} 290 C ${120 - width} ${slope + 20} ${120 - 40} ${slope} 120 ${slope} C ${120 + 40} ${slope} ${120 + width} ${slope + 20} ${120 + width} 290 Z`,
    { fill }
  )

export const neck = (fill: Color, half = 19): Shape =>
  path(`M ${120 - half} 170 V 212 C ${120 - 8} 226 ${120 + 8} 226 ${120 + half} 212 V 170 Z`, {
    fill,
  })
