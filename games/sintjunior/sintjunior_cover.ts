import { circle, group, angular, line, path, drawing, range, rect } from '#games/kit/shapes'
import { skyStar, gingerNut, SINT, SYMBOLS } from '#games/sintjunior/sintjunior_symbols'

/** A boot by the hearth with a folded note in it. The one who brought it is still on the roof. */
export const cover = drawing(340, 300, [
  rect(0, 0, 340, 300, { fill: 'sand', line: undefined }),
  ...range(8).map((i) =>
    line(112 + i * 32, 0, 112 + i * 32, 220, { line: 'paper', strokeWidth: 4 })
  ),
  // The floor.
  rect(0, 220, 340, 80, { fill: 'messing', line: undefined }),
  line(0, 220, 340, 220),
  line(0, 252, 340, 252, { strokeWidth: 1.5 }),
  ...[60, 150, 290].map((x) => line(x, 220, x, 252, { strokeWidth: 1.5 })),
  ...[110, 230].map((x) => line(x, 252, x, 300, { strokeWidth: 1.5 })),
  // The window, with the roof across the street.
  rect(204, 26, 112, 132, { fill: 'blue' }),
  path('M 240 38 a 17 17 0 1 0 14 28 a 20 20 0 0 1 -14 -28 Z', {
    fill: 'yellow',
    strokeWidth: 1.5,
  }),
  skyStar(288, 44, 6),
  skyStar(220, 98, 5),
  skyStar(245, 97, 4),
  group(277, 103, SINT, { scale: 0.72 }),
  path(
    angular([
      [204, 158],
      [204, 136],
      [226, 118],
      [226, 108],
      [238, 108],
      [238, 124],
      [250, 134],
      [286, 106],
      [316, 128],
      [316, 158],
    ]),
    { fill: 'ink' }
  ),
  rect(276, 132, 14, 14, { fill: 'yellow', strokeWidth: 1.5 }),
  rect(216, 142, 10, 10, { fill: 'yellow', strokeWidth: 1.5 }),
  line(260, 26, 260, 158, { line: 'white', strokeWidth: 5 }),
  line(204, 78, 316, 78, { line: 'white', strokeWidth: 5 }),
  rect(204, 26, 112, 132, { strokeWidth: 5 }),
  rect(196, 158, 128, 9, { fill: 'white' }),
  // The hearth on the left.
  rect(-4, -4, 100, 228, { fill: 'white' }),
  ...range(4).flatMap((r) =>
    range(2).map((k) => rect(8 + k * 40, 8 + r * 25, 36, 21, { fill: 'paper', strokeWidth: 1.2 }))
  ),
  ...range(4).flatMap((r) =>
    range(2).map((k) =>
      group(
        26 + k * 40,
        18.5 + r * 25,
        SYMBOLS[
          (['ster', 'wortel', 'maan', 'laars', 'mijter', 'envelop', 'ster', 'maan'] as const)[
            r * 2 + k
          ]!
        ],
        { scale: 0.38 }
      )
    )
  ),
  rect(-4, 112, 106, 12, { fill: 'wax' }),
  path('M -4 220 V 150 Q 36 126 80 150 V 220 Z', { fill: 'ink' }),
  path(
    'M 10 220 C -2 190 22 186 18 158 C 40 172 34 186 44 182 C 42 174 48 168 50 164 C 70 190 66 208 58 220 Z',
    { fill: 'orange', strokeWidth: 1.5 }
  ),
  path('M 22 220 C 18 202 32 200 32 184 C 46 196 52 208 46 220 Z', {
    fill: 'yellow',
    strokeWidth: 1.5,
  }),
  // Shoes of the family, in a row along the wall.
  group(121, 218, [
    path('M -26 18 V -2 Q -20 -8 -12 -4 Q -6 8 10 9 Q 24 10 26 18 Z', { fill: 'blue' }),
    rect(-28, 16, 56, 6, { fill: 'white', strokeWidth: 2 }),
    path('M -8 2 l 7 -5 M -1 8 l 7 -5', { strokeWidth: 1.8 }),
  ]),
  group(300, 216, SYMBOLS.laars, { scale: 1.15, mirror: true }),
  group(252, 226, [
    path('M -24 12 Q -28 -10 -14 -8 Q -2 -2 14 -6 Q 26 -10 30 -16 Q 34 6 18 12 Z', {
      fill: 'yellow',
    }),
    path('M -18 -4 Q -8 -8 4 -3 Q -6 4 -18 -4 Z', { fill: 'ink', strokeWidth: 1 }),
  ]),
  // The boot of the story, with its note and a carrot for the horse.
  group(196, 250, [
    group(
      0,
      -60,
      [
        path(
          'M -1 -50 Q -18 -62 -15 -80 Q -5 -76 -2 -62 Q -4 -80 3 -90 Q 10 -78 4 -62 Q 8 -76 19 -78 Q 18 -62 3 -50 Z',
          { fill: 'mos' }
        ),
        path('M -11 -44 Q -10 -54 0 -54 Q 10 -54 11 -44 L 2 30 H -2 Z', { fill: 'orange' }),
        path('M -10 -36 h 8 M 9 -28 h -7 M -8 -18 h 6', { strokeWidth: 1.8 }),
      ],
      { rotate: 14 }
    ),
    group(
      -34,
      -86,
      [
        path(
          angular([
            [-20, 34],
            [-22, -22],
            [16, -26],
            [20, 30],
          ]),
          { fill: 'white' }
        ),
        path(
          angular(
            [
              [-22, -22],
              [-2, -8],
              [16, -26],
            ],
            false
          )
        ),
        circle(-2, -6, 5.5, { fill: 'wax', strokeWidth: 1.8 }),
        line(-13, 8, 9, 6, { strokeWidth: 1.5 }),
      ],
      { rotate: -8 }
    ),
    path('M -50 30 V -56 H 8 V -6 Q 52 -2 58 26 V 34 H -50 Z', { fill: 'wax', strokeWidth: 3 }),
    rect(-56, -64, 70, 16, { fill: 'white', radius: 4, strokeWidth: 3 }),
    path('M -50 24 H 58', { strokeWidth: 2 }),
    path('M -40 -40 V 10', { line: 'paper', strokeWidth: 3 }),
    rect(-53, 27, 114, 9, { fill: 'ink', radius: 2 }),
  ]),
  ...[
    [116, 276],
    [132, 284],
    [288, 280],
    [304, 272],
    [96, 288],
  ].flatMap(([x, y]) => gingerNut(x!, y!, 6, 'yellow')),
  rect(1.5, 1.5, 337, 297, { strokeWidth: 3 }),
])
