import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { circle, path } from '#games/kit/shapes'
import { blush, brow, closedEye, neck, shoulders } from '#games/recept/suspects/face_parts'

const CURLS = [
  [66, 132],
  [62, 108],
  [72, 86],
  [90, 70],
  [112, 62],
  [134, 63],
  [154, 73],
  [170, 90],
  [178, 112],
  [174, 134],
  [74, 152],
  [168, 154],
] as const

export const CORRIE = portrait('blue', [
  ...CURLS.map(([x, y]) => circle(x, y, 19, { fill: 'messing', strokeWidth: 2.5 })),
  ...CURLS.map(([x, y]) => circle(x, y, 14, { fill: 'messing', line: undefined })),
  ...CURLS.map(([x, y]) => path(`M ${x - 5} ${y - 3} q 6 -8 10 0`, { strokeWidth: 1.6 })),
  shoulders('purple', 98, 218),
  ...[
    [60, 262],
    [84, 278],
    [156, 278],
    [182, 262],
    [118, 272],
  ].map(([x = 0, y = 0]) => circle(x, y, 5, { fill: 'paper', line: undefined })),
  neck('sand', 20),
  path('M 70 118 C 66 176 92 204 120 204 C 148 204 174 176 170 118 C 166 78 74 78 70 118 Z', {
    fill: 'sand',
  }),
  path('M 68 112 C 80 92 160 92 172 112 C 164 68 76 68 68 112 Z', { fill: 'mos' }),
  path(
    'M 112 78 C 96 56 92 48 106 48 C 116 50 118 62 120 72 C 122 62 126 50 136 48 C 150 48 144 58 128 78 Z',
    {
      fill: 'mos',
    }
  ),
  closedEye(97, 138, true),
  closedEye(143, 138, true),
  brow('M 84 124 Q 96 116 109 121', 'messing'),
  brow('M 131 121 Q 144 116 156 124', 'messing'),
  path('M 112 150 Q 108 162 120 162 Q 132 162 128 150', { fill: 'sand' }),
  blush(84, 160),
  blush(156, 160),
  path('M 96 174 Q 120 198 144 174', { strokeWidth: 3.5 }),
  path('M 92 170 q -2 5 2 8 M 148 170 q 2 5 -2 8', { strokeWidth: 2 }),
  // A tape measure around her neck.
  path('M 88 214 C 74 244 80 268 92 290 M 152 214 C 168 244 160 268 150 290', { strokeWidth: 14 }),
  path('M 88 214 C 74 244 80 268 92 290 M 152 214 C 168 244 160 268 150 290', {
    line: 'yellow',
    strokeWidth: 9,
  }),
  path('M 78 236 h 7 M 76 250 h 7 M 79 264 h 7 M 162 236 h -7 M 163 250 h -7 M 160 264 h -7', {
    strokeWidth: 1.8,
  }),
])
