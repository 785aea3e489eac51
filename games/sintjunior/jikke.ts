import { circle, group, line, path, rect } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** An arm, or another long and bent thing, with its outline. */
const sleeve = (d: string): Shape[] => [
  path(d, { strokeWidth: 13 }),
  path(d, { line: 'blue', strokeWidth: 8.5 }),
]

/**
 * Jikke sits cross-legged on the floor with her notebook and looks right. She is about 100 wide,
 * with the floor at `y`.
 */
export const jikke = (x: number, y: number): Shape =>
  group(x, y, [
    // One braid behind her, one before her.
    path('M -20 -92 Q -34 -80 -28 -62 Q -24 -56 -20 -62 Q -22 -76 -12 -84 Z', {
      fill: 'messing',
    }),
    path('M -34 0 Q -36 -22 -4 -20 Q 34 -24 42 0 Z', { fill: 'mos' }),
    path('M 6 0 Q 8 -14 30 -12 Q 42 -10 44 0 Z', { fill: 'wax' }),
    path('M -40 0 Q -40 -13 -22 -13 Q -6 -12 -6 0 Z', { fill: 'wax' }),
    path('M -24 -14 L -19 -60 Q 0 -74 19 -60 Q 32 -38 25 -14 Z', { fill: 'blue' }),
    path('M -8 -56 L -7 -41 L 1.5 -41.5 L 3 -54 Z', { fill: 'yellow' }),
    path('M -17 -72 Q 0 -64 17 -72 L 20 -61 Q 0 -47 -20 -61 Z', { fill: 'yellow' }),
    circle(0, -86, 19, { fill: 'paper' }),
    path('M -19 -88 Q -16 -104 0 -104 Q 17 -104 19 -88 Q 8 -98 -2 -95 Q -10 -96 -19 -88 Z', {
      fill: 'messing',
    }),
    path('M 18 -86 Q 31 -76 26 -59 Q 22 -52 18 -58 Q 20 -68 16.5 -76 Z', { fill: 'messing' }),
    path('M -21 -97 Q -14 -119 6 -117 Q 24 -113 21 -97 Q 0 -106 -21 -97 Z', { fill: 'wax' }),
    path('M -21 -97 Q 0 -106 21 -97 L 20 -90 Q 0 -99 -20 -90 Z', { fill: 'white', strokeWidth: 2 }),
    circle(4, -120, 7, { fill: 'white' }),
    circle(-3, -85, 2, { fill: 'ink', line: undefined }),
    circle(9, -85, 2, { fill: 'ink', line: undefined }),
    path('M -5 -78 Q 2 -71 8.5 -78', { strokeWidth: 2 }),
    path('M 3 -83 q 4 3 0 4', { strokeWidth: 1.5 }),
    // The notebook on her knee, and the arm that writes in it.
    group(14, -28, [rect(-17, -12, 34, 24, { fill: 'white', radius: 1.5 }), line(0, -12, 0, 12)], {
      rotate: -10,
    }),
    path('M 4 -32 l 8 -1.5 M 5 -27 l 7 -1.2 M 19 -35 l 8 -1.5', { strokeWidth: 1.5 }),
    ...sleeve('M -16 -54 Q -24 -34 -2 -28'),
    circle(0, -28, 4.6, { fill: 'paper', strokeWidth: 2 }),
    ...sleeve('M 16 -54 Q 33 -51 34 -40'),
    line(25, -24, 33, -35, { strokeWidth: 3.5 }),
    circle(34, -35, 4.6, { fill: 'paper', strokeWidth: 2 }),
  ])
