import { circle, drawing, ellipse, group, line, path, rect, star } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** A bell that strikes, with the air trembling on both sides. */
const bell = (x: number, y: number, scale: number): Shape =>
  group(
    x,
    y,
    [
      path('M -6 -27 V -33 a 6 6 0 0 1 12 0 V -27', { strokeWidth: 3 }),
      circle(0, 25, 6, { fill: 'ink', line: undefined }),
      path('M -26 20 C -16 10 -20 -30 0 -30 C 20 -30 16 10 26 20 Z', { fill: 'messing' }),
      path('M -9 -20 C -13 -8 -12 4 -16 12', { line: 'paper', strokeWidth: 2.4 }),
      path(
        'M -36 -12 q -8 14 0 28 M -44 -16 q -11 18 0 36 M 36 -12 q 8 14 0 28 M 44 -16 q 11 18 0 36',
        {
          line: 'soft',
          strokeWidth: 2,
        }
      ),
    ],
    { scale }
  )

/** The porter's keys: three of them on a ring. */
const keys: Shape = group(78, 46, [
  circle(0, -8, 20, { strokeWidth: 5 }),
  circle(0, -8, 20, { line: 'messing', strokeWidth: 2 }),
  ...[-28, 4, 34].map((rotate, i) =>
    group(
      0,
      8,
      [
        rect(-2.5, 0, 5, 34, { fill: 'sand', strokeWidth: 1.6 }),
        path(`M 2 ${24 - i * 3} h 9 v 9 h -9`, { fill: 'sand', strokeWidth: 1.6 }),
        circle(0, 0, 7, { fill: 'sand', strokeWidth: 1.8 }),
      ],
      { rotate }
    )
  ),
])

/** The porter, who nods off under his cap. */
const porter: Shape = group(330, 60, [
  path(ellipse(0, 0, 24, 26), { fill: 'white' }),
  path('M -27 -10 Q -26 -40 0 -40 Q 26 -40 27 -10 Z', { fill: 'purple' }),
  path('M -32 -10 H 32 L 25 -3 H -25 Z', { fill: 'ink', strokeWidth: 1.6 }),
  path(star(0, -24, 7, 3), { fill: 'yellow', strokeWidth: 1.4 }),
  path('M -14 4 q 5 5 10 0 M 4 4 q 5 5 10 0', { strokeWidth: 2 }),
  path('M -16 15 q 8 -8 16 0 q 8 -8 16 0 q -8 9 -16 3 q -8 6 -16 -3 Z', {
    fill: 'soft',
    strokeWidth: 1.6,
  }),
  path('M 36 -22 h 10 l -10 12 h 10 M 52 -44 h 13 l -13 15 h 13', {
    line: 'blue',
    strokeWidth: 2.4,
  }),
])

/**
 * The picture at the top of the porter's book. It shows when the book is needed, and nothing of
 * what is in it.
 */
export const PORTERS_DESK = drawing(440, 100, [
  keys,
  bell(200, 50, 1.1),
  porter,
  // The bell hangs in the middle of them.
  ...[0, 1, 3, 4].map((i) =>
    path(star(132 + i * 36, i % 2 ? 12 : 20, 5, 2.2), { fill: 'yellow', strokeWidth: 1.2 })
  ),
  line(0, 96, 440, 96, { line: 'messing', strokeWidth: 2 }),
])
