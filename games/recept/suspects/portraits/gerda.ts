import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { brow, neck, shoulders } from '#games/recept/suspects/face_parts'
import { circle, group, line, path, rect } from '#games/kit/shapes'

export const GERDA = portrait('blue', [
  shoulders('mos', 84, 222),
  neck('paper', 15),
  path('M 96 224 L 120 246 L 144 224 L 152 238 L 120 262 L 88 238 Z', { fill: 'white' }),
  circle(120, 254, 8, { fill: 'messing', strokeWidth: 2 }),
  line(78, 46, 164, 66, { line: 'yellow', strokeWidth: 7 }),
  path('M 164 61 L 176 69 L 163 70 Z', { fill: 'ink', strokeWidth: 1.5 }),
  circle(120, 46, 24, { fill: 'soft' }),
  path('M 104 44 Q 120 30 136 44 M 108 56 Q 122 46 134 56', { strokeWidth: 1.8 }),
  path('M 82 108 C 78 160 98 206 120 208 C 142 206 162 160 158 108 C 156 78 84 78 82 108 Z', {
    fill: 'paper',
  }),
  path(
    'M 78 138 C 66 82 92 60 120 60 C 148 60 174 82 162 138 C 160 112 146 94 120 90 C 94 94 80 112 78 138 Z',
    { fill: 'soft' }
  ),
  path('M 92 84 Q 104 74 116 72 M 148 84 Q 136 74 126 72', { strokeWidth: 1.8 }),
  ...[101, 139].flatMap((x) => [
    circle(x, 136, 17, { fill: 'white', strokeWidth: 3 }),
    circle(x + 2, 139, 4, { fill: 'ink', line: undefined }),
    line(x - 11, 130, x + 11, 130, { strokeWidth: 2.5 }),
  ]),
  path('M 118 134 Q 120 131 122 134', { strokeWidth: 3 }),
  path('M 84 138 C 72 170 74 206 82 226 M 156 138 C 168 170 166 206 158 226', {
    line: 'messing',
    strokeWidth: 2.5,
    dash: '1 5',
  }),
  brow('M 90 113 Q 100 107 112 112', 'soft', 3.5),
  brow('M 128 112 Q 140 107 150 113', 'soft', 3.5),
  path('M 121 140 L 112 166 Q 118 172 127 168', { strokeWidth: 2.5 }),
  path('M 107 186 Q 121 190 133 183', { strokeWidth: 3 }),
  path('M 102 178 q -4 6 -2 12 M 138 176 q 4 6 2 12', { strokeWidth: 1.5 }),
  // The cash book under her arm.
  group(
    52,
    258,
    [
      rect(-30, -22, 60, 62, { fill: 'wax', radius: 3 }),
      rect(-20, -12, 40, 16, { fill: 'paper', strokeWidth: 1.8 }),
      line(-14, -4, 14, -4, { strokeWidth: 1.8 }),
    ],
    { rotate: -10 }
  ),
])
