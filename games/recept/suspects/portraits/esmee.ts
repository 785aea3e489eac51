import { portrait } from '#games/recept/suspects/portraits/portrait_frame'
import { line, path } from '#games/kit/shapes'
import { brow, eye, freckles, neck, shoulders } from '#games/recept/suspects/face_parts'

export const ESMEE = portrait('yellow', [
  path(
    'M 152 84 C 200 70 212 130 190 160 C 204 186 198 214 184 236 C 174 214 178 196 172 182 C 164 150 166 120 150 104 Z',
    {
      fill: 'orange',
    }
  ),
  path('M 186 158 Q 180 152 174 154 M 190 196 Q 184 190 177 192', { strokeWidth: 2 }),
  shoulders('paper', 80, 222),
  path('M 70 290 L 84 228 L 96 232 L 100 256 H 140 L 144 232 L 156 228 L 170 290 Z', {
    fill: 'blue',
  }),
  neck('paper', 14),
  path('M 76 112 C 72 166 96 202 120 202 C 144 202 168 166 164 112 C 160 76 80 76 76 112 Z', {
    fill: 'paper',
  }),
  path(
    'M 72 142 C 60 88 82 56 120 56 C 158 56 180 88 168 142 C 166 124 162 112 154 104 C 134 110 100 104 92 92 C 84 108 76 122 72 142 Z',
    { fill: 'orange' }
  ),
  path('M 104 66 Q 92 78 92 92 M 132 62 Q 146 74 152 100', { strokeWidth: 1.8 }),
  path('M 80 78 C 100 58 140 58 160 78 L 156 88 C 138 72 102 72 84 88 Z', { fill: 'white' }),
  ...eye(99, 140, 3.5, 8.5),
  ...eye(141, 140, 3.5, 8.5),
  brow('M 88 124 Q 98 120 109 124', 'orange', 3.5),
  brow('M 131 124 Q 142 120 152 124', 'orange', 3.5),
  ...freckles(92, 160),
  ...freckles(148, 160),
  path('M 118 150 q -4 10 4 12', { strokeWidth: 2.5 }),
  path('M 112 180 q 9 4 17 -1', { strokeWidth: 3 }),
  // Flour on her cheek.
  path('M 140 168 C 150 162 162 168 158 176 C 154 182 142 180 140 168 Z', {
    fill: 'white',
    line: 'soft',
    strokeWidth: 1.5,
  }),
  // Her whisk.
  line(54, 290, 50, 236, { line: 'messing', strokeWidth: 8 }),
  path('M 50 236 C 22 214 34 172 46 172 C 60 172 76 212 50 236 Z', { strokeWidth: 2.5 }),
  path('M 50 236 C 40 210 42 184 46 172 C 54 186 58 212 50 236', { strokeWidth: 2 }),
])
