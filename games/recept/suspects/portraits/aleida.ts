import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { circle, path } from '#games/kit/shapes'
import { brow, eye, neck, shoulders } from '#games/recept/suspects/face_parts'

export const ALEIDA = portrait('purple', [
  circle(120, 76, 58, { fill: 'ink' }),
  ...[
    [70, 58],
    [92, 30],
    [148, 30],
    [170, 58],
    [120, 22],
  ].map(([x = 0, y = 0]) => circle(x, y, 20, { fill: 'ink', line: undefined })),
  path('M 92 44 q 6 -10 14 -6 M 128 34 q 10 -2 12 8 M 76 76 q 0 -10 8 -12', {
    line: 'soft',
    strokeWidth: 2,
  }),
  shoulders('wax', 90, 220),
  path('M 82 222 C 96 262 144 262 158 222 L 150 214 H 90 Z', { fill: 'messing' }),
  neck('messing', 16),
  path('M 74 112 C 72 160 98 208 120 210 C 142 208 168 160 166 112 C 160 72 80 72 74 112 Z', {
    fill: 'messing',
  }),
  path(
    'M 72 124 C 68 82 92 68 120 68 C 148 68 172 82 168 124 C 160 96 144 88 120 88 C 96 88 80 96 72 124 Z',
    {
      fill: 'ink',
    }
  ),
  path('M 74 88 C 96 66 144 66 166 88 L 164 76 C 144 56 96 56 76 76 Z', {
    fill: 'orange',
    strokeWidth: 2.5,
  }),
  ...[70, 170].flatMap((x) => [
    circle(x, 166, 8, { line: 'ink', strokeWidth: 6 }),
    circle(x, 166, 8, { line: 'yellow', strokeWidth: 3 }),
  ]),
  ...eye(98, 140, 0, 8.5),
  ...eye(142, 140, 0, 8.5),
  path('M 88 138 Q 98 126 109 136 M 131 136 Q 142 126 152 138', { strokeWidth: 4 }),
  path('M 87 137 l -6 -5 M 153 137 l 6 -5', { strokeWidth: 2.5 }),
  brow('M 86 122 Q 98 112 110 119', 'ink', 3.5),
  brow('M 130 119 Q 142 112 154 122', 'ink', 3.5),
  path('M 112 164 q 8 7 16 0', { strokeWidth: 2.5 }),
  path('M 101 180 Q 120 188 139 180 Q 132 194 120 194 Q 108 194 101 180 Z', {
    fill: 'white',
    strokeWidth: 2.5,
  }),
  path('M 96 177 q 4 0 5 3 M 144 177 q -4 0 -5 3', { strokeWidth: 2.5 }),
  circle(150, 172, 2, { fill: 'ink', line: undefined }),
  ...[-40, -30, -19, -7, 7, 19, 30, 40].map((dx) =>
    circle(120 + dx, 254 - (dx * dx) / 52, 6.5, { fill: 'white', strokeWidth: 2 })
  ),
])
