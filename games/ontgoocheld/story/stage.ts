import {
  drawing,
  ellipse,
  group,
  line,
  onCircle,
  path,
  range,
  rect,
  round,
} from '#games/kit/shapes'
import { garland, skirtingBoard } from '#games/ontgoocheld/story/story_objects'
import type { Color, Drawing, Shape } from '#domain/drawing'

/** The size of a frame of the film. */
export const WIDE = 640
export const HEIGHT = 360

type Room = { readonly wall?: Color; readonly floor?: number; readonly party?: boolean }

/** A room with its wall, its floor and what hangs there. */
export function scene(
  shapes: readonly Shape[],
  { wall = 'sand', floor = 286, party }: Room = {}
): Drawing {
  return drawing(WIDE, HEIGHT, [
    rect(0, 0, WIDE, HEIGHT, { fill: wall, line: undefined }),
    ...range(10).map((i) => rect(20 + i * 64, 0, 22, floor, { fill: 'paper', line: undefined })),
    rect(0, floor, WIDE, HEIGHT - floor, { fill: 'messing', line: undefined }),
    ...skirtingBoard(WIDE, floor),
    ...(party ? garland(WIDE) : []),
    ...shapes,
  ])
}

/** One background colour with rays from the middle. */
export function rays(color: Color, ray: Color, shapes: readonly Shape[]): Drawing {
  return drawing(WIDE, HEIGHT, [
    rect(0, 0, WIDE, HEIGHT, { fill: color, line: undefined }),
    ...range(12).map((i) => {
      const [x1, y1] = onCircle(320, 180, 420, i * 30)
      const [x2, y2] = onCircle(320, 180, 420, i * 30 + 14)
      return path(`M 320 180 L ${x1} ${y1} L ${x2} ${y2} Z`, { fill: ray, line: undefined })
    }),
    ...shapes,
  ])
}

/** The part of a picture between two heights, for the smaller place beside a puzzle. */
export const strip = ({ width, shapes }: Drawing, startingAt: number, until: number): Drawing =>
  drawing(width, until - startingAt, [group(0, -startingAt, shapes)])

export const table = (x: number, y: number, b: number): Shape[] => [
  path(`M ${x} ${y} L ${x + b} ${y} L ${x + b + 16} ${HEIGHT + 10} L ${x - 16} ${HEIGHT + 10} Z`, {
    fill: 'white',
    strokeWidth: 3,
  }),
  path(ellipse(x + b / 2, y, b / 2, 20), { fill: 'paper', strokeWidth: 3 }),
  ...range(5).map((i) =>
    line(x + ((i + 0.6) * b) / 5, y + 22, x + ((i + 0.5) * b) / 5, HEIGHT, { strokeWidth: 1.8 })
  ),
]

export const curtain = (side: 1 | -1, closed: boolean): Shape => {
  const b = closed ? 330 : 120
  return group(
    side === 1 ? 0 : WIDE,
    0,
    [
      path(
        closed
          ? `M -10 -10 L ${b} -10 Q ${b - 14} 180 ${b} 372 L -10 372 Z`
          : `M -10 -10 L ${b + 30} -10 Q ${b + 20} 130 ${b - 60} 190 Q ${b - 30} 280 ${b - 20} 372 L -10 372 Z`,
        { fill: 'wax', strokeWidth: 3 }
      ),
      ...range(closed ? 5 : 3).map((i) => {
        const x = ((i + 0.7) * b) / (closed ? 5 : 3.4)
        return path(
          closed
            ? `M ${round(x)} -6 Q ${round(x - 12)} 180 ${round(x)} 366`
            : `M ${round(x)} -6 Q ${round(x - 2)} 120 ${round(x * 0.62)} 190 Q ${round(x * 0.8)} 280 ${round(x * 0.86)} 366`,
          { strokeWidth: 2 }
        )
      }),
      ...(closed ? [] : [path('M 8 186 Q 34 206 66 190', { line: 'yellow', strokeWidth: 5 })]),
    ],
    { mirror: side === -1 }
  )
}

const SHORT_SLEEVE: readonly Shape[] = [
  rect(-50, -16, 44, 32, { radius: 8, fill: 'mos', strokeWidth: 3 }),
]

/**
 * A sleeve from a shoulder that is already drawn: open at the top, so that it continues into the
 * coat.
 */
export const SLEEVE_FROM_SHOULDER: readonly Shape[] = [
  path('M -4 -16 L -18 -16 L -28 -33 L -41 -31 L -48 -20 Q -60 16 -34 16 L -4 16 Z', {
    fill: 'mos',
    line: undefined,
  }),
  path('M -4 -16 L -9 -16 M -52 -12 Q -56 16 -34 16 L -4 16', { strokeWidth: 3 }),
]

/** A hand with a wide cuff, to the right. */
export const hand = (x: number, y: number, rotate: number, sleeve = SHORT_SLEEVE): Shape =>
  group(
    x,
    y,
    [
      ...sleeve,
      rect(-10, -14, 14, 28, { radius: 3, fill: 'white', strokeWidth: 3 }),
      path('M 4 -11 Q 26 -18 34 -8 Q 40 2 32 10 Q 22 18 4 12 Z', { fill: 'white', strokeWidth: 3 }),
      path('M 20 -4 L 36 -4 M 20 4 L 35 5', { strokeWidth: 2 }),
    ],
    { rotate }
  )
