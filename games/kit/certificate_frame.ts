import { circle, path, drawing, rect } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

const [WIDE, HEIGHT, EDGE] = [297, 210, 12]

/** The keyhole of the house in a corner of the frame. */
const cornerPiece = (x: number, y: number): Shape[] => [
  circle(x, y, 5.6, { vulling: 'papier', lijn: 'messing', dikte: 0.8 }),
  path(
    `M${x} ${y - 2.8} a1.8 1.8 0 0 1 0.9 3.3 l0.8 2.6 h-3.4 l0.8 -2.6 a1.8 1.8 0 0 1 0.9 -3.3 Z`,
    {
      vulling: 'inkt',
      dikte: 0.3,
    }
  ),
]

/** The frame of a certificate on a lying A4, in millimetres, within what every printer prints. */
export const FRAME = drawing(WIDE, HEIGHT, [
  rect(EDGE, EDGE, WIDE - 2 * EDGE, HEIGHT - 2 * EDGE, { lijn: 'messing', dikte: 1.4, rond: 2 }),
  rect(EDGE + 4, EDGE + 4, WIDE - 2 * EDGE - 8, HEIGHT - 2 * EDGE - 8, {
    lijn: 'messing',
    dikte: 0.5,
    rond: 1,
  }),
  ...[EDGE + 4, WIDE - EDGE - 4].flatMap((x) =>
    [EDGE + 4, HEIGHT - EDGE - 4].flatMap((y) => cornerPiece(x, y))
  ),
])
