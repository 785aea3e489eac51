import { circle, path, drawing, rect } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

const [WIDE, HEIGHT, EDGE] = [297, 210, 12]

/** The keyhole of the house style in a corner of the frame. */
const cornerPiece = (x: number, y: number): Shape[] => [
  circle(x, y, 5.6, { fill: 'paper', line: 'messing', strokeWidth: 0.8 }),
  path(
    `M${x} ${y - 2.8} a1.8 1.8 0 0 1 0.9 3.3 l0.8 2.6 h-3.4 l0.8 -2.6 a1.8 1.8 0 0 1 0.9 -3.3 Z`,
    {
      fill: 'ink',
      strokeWidth: 0.3,
    }
  ),
]

/**
 * The frame of a certificate on a landscape A4, in millimetres, within the area that every printer
 * can print.
 */
export const FRAME = drawing(WIDE, HEIGHT, [
  rect(EDGE, EDGE, WIDE - 2 * EDGE, HEIGHT - 2 * EDGE, {
    line: 'messing',
    strokeWidth: 1.4,
    radius: 2,
  }),
  rect(EDGE + 4, EDGE + 4, WIDE - 2 * EDGE - 8, HEIGHT - 2 * EDGE - 8, {
    line: 'messing',
    strokeWidth: 0.5,
    radius: 1,
  }),
  ...[EDGE + 4, WIDE - EDGE - 4].flatMap((x) =>
    [EDGE + 4, HEIGHT - EDGE - 4].flatMap((y) => cornerPiece(x, y))
  ),
])
