import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { blush, brow, ear, eye, neck, shoulders } from '#games/recept/suspects/face_parts'
import { circle, group, path } from '#games/kit/shapes'

export const FLORIS = portrait('wax', [
  shoulders('white', 84, 220),
  path(
    'M 44 290 C 46 250 72 232 94 226 L 120 290 Z M 196 290 C 194 250 168 232 146 226 L 120 290 Z',
    {
      fill: 'ink',
    }
  ),
  neck('paper', 15),
  path('M 120 236 L 92 222 V 252 Z M 120 236 L 148 222 V 252 Z', { fill: 'wax', strokeWidth: 2.5 }),
  circle(120, 237, 6, { fill: 'wax', strokeWidth: 2.5 }),
  ...ear(73, 142, 'paper', 15),
  ...ear(167, 142, 'paper', 15),
  path('M 76 108 C 74 166 94 206 120 206 C 146 206 166 166 164 108 C 162 78 78 78 76 108 Z', {
    fill: 'paper',
  }),
  path(
    'M 74 128 C 60 84 78 50 112 56 C 120 36 162 44 164 68 C 180 80 174 108 166 128 C 164 112 160 104 150 96 C 130 108 104 104 92 92 C 82 102 78 112 74 128 Z',
    { fill: 'yellow' }
  ),
  path('M 100 72 Q 112 62 124 74 M 128 84 Q 146 72 152 88 M 84 88 Q 90 76 98 84', {
    strokeWidth: 1.8,
  }),
  ...eye(99, 140, 1, 9),
  ...eye(141, 140, 1, 9),
  brow('M 87 122 Q 97 112 108 118', 'messing'),
  brow('M 132 118 Q 143 112 153 122', 'messing'),
  path('M 119 146 Q 112 162 122 164', { strokeWidth: 2.5 }),
  blush(88, 166),
  blush(152, 166),
  path('M 106 183 q 7 6 14 0 t 14 0', { strokeWidth: 3 }),
  // A tray of welcome glasses on his hand.
  path('M 142 256 H 220 L 214 266 H 148 Z', { fill: 'messing' }),
  ...[160, 182, 204].map((x, i) =>
    group(x, 254, [
      path('M -8 -26 L -5 -2 H 5 L 8 -26 Z', { fill: i === 1 ? 'white' : 'wax', strokeWidth: 2 }),
    ])
  ),
  path('M 166 267 C 166 284 198 284 200 267 M 176 267 v 8 M 187 267 v 8', {
    fill: 'paper',
    strokeWidth: 2.5,
  }),
])
