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
    path('M -24 -14 L -19 -60 Q 0 -74 19 -60 L 25 -14 Z', { fill: 'blue' }),
    path('M 8 -64 L 20 -44 L 12 -40 L 2 -60 Z', { fill: 'yellow' }),
    path('M -19 -66 Q 0 -52 19 -66 L 19 -58 Q 0 -46 -19 -58 Z', { fill: 'yellow' }),
    circle(0, -86, 19, { fill: 'paper' }),
    path('M -19 -88 Q -16 -104 0 -104 Q 17 -104 19 -88 Q 8 -98 -2 -95 Q -10 -96 -19 -88 Z', {
      fill: 'messing',
    }),
    path('M 15 -82 Q 26 -74 21 -60 Q 17 -54 14 -60 Q 16 -70 11 -76 Z', { fill: 'messing' }),
    path('M -21 -97 Q -14 -119 6 -117 Q 24 -113 21 -97 Q 0 -106 -21 -97 Z', { fill: 'wax' }),
    path('M -21 -97 Q 0 -106 21 -97 L 20 -90 Q 0 -99 -20 -90 Z', { fill: 'white', strokeWidth: 2 }),
    circle(4, -120, 7, { fill: 'white' }),
    circle(-3, -85, 2, { fill: 'ink', line: undefined }),
    circle(9, -85, 2, { fill: 'ink', line: undefined }),
    path('M -4 -77 Q 4 -69 11 -77', { strokeWidth: 2 }),
    path('M 3 -83 q 4 3 0 4', { strokeWidth: 1.5 }),
    // The notebook on her knee, and the arm that writes in it.
    group(14, -28, [rect(-17, -12, 34, 24, { fill: 'white', radius: 1.5 }), line(0, -12, 0, 12)], {
      rotate: -10,
    }),
    path('M 4 -32 l 8 -1.5 M 5 -27 l 7 -1.2 M 19 -35 l 8 -1.5', { strokeWidth: 1.5 }),
    ...sleeve('M -16 -54 Q -24 -34 -2 -28'),
    circle(0, -28, 4.6, { fill: 'paper', strokeWidth: 2 }),
    ...sleeve('M 16 -54 Q 34 -48 35 -36'),
    line(25, -24, 38, -42, { strokeWidth: 3.5 }),
    circle(34, -35, 4.6, { fill: 'paper', strokeWidth: 2 }),
  ])
