import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { brow, ear, eye, neck, shoulders } from '#games/recept/suspects/face_parts'
import { circle, ellipse, line, path, rect } from '#games/kit/shapes'

export const DIRK = portrait('messing', [
  shoulders('blue', 108, 212),
  path('M 92 222 L 120 290 L 148 222 Z', { fill: 'white' }),
  path('M 112 236 H 128 L 132 290 H 108 Z', { fill: 'ink', strokeWidth: 1.5 }),
  path('M 92 218 L 76 244 L 120 290 Z M 148 218 L 164 244 L 120 290 Z', { fill: 'blue' }),
  ...[
    [44, 246],
    [196, 246],
  ].flatMap(([x = 0, y = 0]) => [
    path(ellipse(x, y, 24, 9), { fill: 'messing', strokeWidth: 2 }),
    ...[-14, -5, 5, 14].map((dx) => line(x + dx, y + 6, x + dx, y + 16, { strokeWidth: 2 })),
  ]),
  neck('sand', 27),
  ...ear(68, 142, 'sand', 12),
  ...ear(172, 142, 'sand', 12),
  path('M 70 100 L 70 166 C 72 194 96 210 120 210 C 144 210 168 194 170 166 L 170 100 Z', {
    fill: 'sand',
  }),
  path('M 70 112 V 152 L 80 146 V 112 Z M 170 112 V 152 L 160 146 V 112 Z', {
    fill: 'ink',
    strokeWidth: 1.5,
  }),
  path('M 58 94 C 46 62 84 40 120 38 C 156 40 194 62 182 94 Z', { fill: 'blue' }),
  rect(66, 84, 108, 18, { fill: 'ink', strokeWidth: 2 }),
  path('M 62 102 C 84 94 156 94 178 102 C 176 118 150 122 120 122 C 90 122 64 118 62 102 Z', {
    fill: 'ink',
  }),
  path('M 78 108 Q 120 100 150 107', { line: 'soft', strokeWidth: 2 }),
  circle(120, 74, 13, { fill: 'yellow' }),
  path('M 112 80 V 72 Q 120 62 128 72 V 80 Z', { fill: 'messing', strokeWidth: 1.8 }),
  ...eye(97, 146, -1, 6.5),
  ...eye(143, 146, -1, 6.5),
  brow('M 82 136 L 111 134', 'ink', 7),
  brow('M 129 130 L 158 126', 'ink', 7),
  path('M 112 146 C 100 164 104 176 120 176 C 136 176 140 164 128 146', { fill: 'sand' }),
  path('M 97 190 Q 122 198 146 186', { strokeWidth: 3.5 }),
  path('M 117 203 q 3 -4 6 0', { strokeWidth: 2 }),
  ...[
    [88, 182],
    [94, 196],
    [104, 202],
    [136, 202],
    [147, 196],
    [153, 182],
    [84, 172],
    [157, 172],
  ].map(([x = 0, y = 0]) => circle(x, y, 1.3, { fill: 'soft', line: undefined })),
  circle(190, 262, 11, { line: 'ink', strokeWidth: 3 }),
  ...[-6, 4].map((dx) => path(`M ${189 + dx} 272 l -2 16 h 6`, { line: 'ink', strokeWidth: 3 })),
])
