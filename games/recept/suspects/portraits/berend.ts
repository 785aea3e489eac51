import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { blush, brow, closedEye, ear, neck, shoulders } from '#games/recept/suspects/face_parts'
import { circle, ellipse, line, path, rect } from '#games/kit/shapes'

/** The cook tastes with his eyes closed. */
export const BEREND = portrait('mos', [
  shoulders('white', 104),
  line(120, 232, 120, 290, { strokeWidth: 2 }),
  ...[244, 264, 284].flatMap((y) => [
    circle(104, y, 4, { fill: 'ink', line: undefined }),
    circle(138, y, 4, { fill: 'ink', line: undefined }),
  ]),
  neck('sand', 26),
  path(
    'M 84 212 Q 120 244 156 212 L 150 228 L 128 234 L 140 258 L 120 240 L 102 256 L 112 234 L 90 228 Z',
    {
      fill: 'wax',
      strokeWidth: 2,
    }
  ),
  ...ear(70, 138, 'sand'),
  ...ear(170, 138, 'sand'),
  path('M 70 108 C 64 172 88 204 120 204 C 152 204 176 172 170 108 Z', { fill: 'sand' }),
  path('M 98 198 Q 120 208 142 198', { strokeWidth: 1.8 }),
  path('M 74 92 C 40 92 38 46 76 48 C 82 18 158 18 164 48 C 202 46 200 92 166 92 Z', {
    fill: 'white',
  }),
  path('M 92 62 Q 96 78 94 90 M 120 56 V 90 M 148 62 Q 144 78 146 90', { strokeWidth: 1.8 }),
  rect(70, 88, 100, 26, { fill: 'white', radius: 4 }),
  closedEye(97, 138),
  closedEye(143, 138),
  brow('M 84 126 Q 96 118 110 126', 'soft', 6),
  brow('M 130 126 Q 144 118 156 126', 'soft', 6),
  path('M 113 132 C 102 152 106 164 120 164 C 134 164 138 152 127 132', { fill: 'sand' }),
  blush(84, 160),
  blush(156, 160),
  path(
    'M 120 168 C 104 156 80 164 68 182 C 88 190 108 188 120 178 C 132 188 152 190 172 182 C 160 164 136 156 120 168 Z',
    { fill: 'soft' }
  ),
  path('M 110 190 Q 120 197 130 190', { strokeWidth: 2.5 }),
  line(196, 282, 180, 196, { line: 'messing', strokeWidth: 9 }),
  path(ellipse(176, 184, 13, 18), { fill: 'messing' }),
  path(ellipse(176, 182, 7, 11), { fill: 'wax', strokeWidth: 1.5 }),
])
