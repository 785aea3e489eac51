import { drawing, ellipse, path, rect } from '#games/kit/shapes'
import type { Color, Drawing, Shape } from '#domain/drawing'

/** The wall behind a sitter, inside a narrow frame. */
export function portrait(wall: Color, shapes: readonly Shape[]): Drawing {
  return drawing(240, 300, [
    rect(0, 0, 240, 300, { fill: wall, line: undefined }),
    path(ellipse(120, 150, 104, 132), { fill: 'paper', line: undefined }),
    ...shapes,
    // The frame covers what sticks out.
    path('M 0 0 H 240 V 300 H 0 Z M 10 10 V 290 H 230 V 10 Z', { fill: 'messing', strokeWidth: 2 }),
    rect(10, 10, 220, 280, { strokeWidth: 2 }),
  ])
}
