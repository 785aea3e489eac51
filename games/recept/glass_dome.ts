import { circle, ellipse, line, onCircle, path, drawing, range, rect } from '#games/kit/shapes'
import type { Shape } from '#domain/drawing'

/** The light around the cloche. */
const rays: Shape[] = range(13).map((index) => {
  const degrees = -90 + index * 15
  const [ax, ay] = onCircle(100, 160, 104, degrees)
  const [bx, by] = onCircle(100, 160, index % 2 ? 113 : 122, degrees)
  return line(ax, ay, bx, by, { line: 'messing', strokeWidth: 3 })
})

/** The cloche of De Koperen Ketel: a keyhole in its side, and the recipe back under it. */
export const GLASS_DOME = drawing(200, 250, [
  ...rays.filter((_, index) => index > 2 && index < 10 && index !== 6),
  path(ellipse(100, 190, 98, 20), { fill: 'messing' }),
  path(ellipse(100, 185, 98, 19), { fill: 'sand' }),
  path(ellipse(100, 184, 84, 14), { strokeWidth: 1.5 }),
  path('M14 178 C14 118 44 76 100 76 C156 76 186 118 186 178 C160 190 40 190 14 178 Z', {
    fill: 'white',
  }),
  path('M140 86 C166 102 180 132 180 178 C170 184 152 186 132 187 C154 160 158 120 140 86 Z', {
    fill: 'blue',
    line: 'blue',
    strokeWidth: 1,
  }),
  path('M32 164 C32 132 46 108 68 97 C54 114 48 138 48 166 Z', { fill: 'sand', line: 'sand' }),
  path('M14 178 C14 118 44 76 100 76 C156 76 186 118 186 178 C160 190 40 190 14 178 Z'),
  path('M14 178 C40 190 160 190 186 178', { strokeWidth: 4 }),
  rect(91, 64, 18, 13, { fill: 'messing' }),
  circle(100, 52, 14, { fill: 'messing' }),
  path('M93 48 A8 8 0 0 1 99 43', { line: 'paper', strokeWidth: 2.5 }),
  path(
    'M100 98 C114 98 118 106 124 110 C132 118 127 130 128 141 C128 158 114 165 100 170 C86 165 72 158 72 141 C73 130 68 118 76 110 C82 106 86 98 100 98 Z',
    { fill: 'messing' }
  ),
  path('M100 114 a13 13 0 0 1 7 24 l5 20 h-24 l5 -20 a13 13 0 0 1 7 -24 Z', { fill: 'ink' }),
  path('M118 196 L178 186 L190 216 L128 230 Z', { fill: 'paper' }),
  path('M132 202 L170 195 M135 210 L174 203 M138 218 L164 213', { strokeWidth: 2 }),
])
