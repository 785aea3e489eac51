import type { Color, Drawing, Shape } from '#domain/drawing'
import {
  blush,
  brow,
  closedEye,
  ear,
  eye,
  freckles,
  neck,
  shoulders,
} from '#games/recept/suspects/face_parts'
import type { Person } from '#games/recept/recept_flags'
import { circle, drawing, ellipse, group, line, path, rect } from '#games/kit/shapes'

/** The wall behind a sitter, inside a narrow frame. */
function portrait(wall: Color, shapes: readonly Shape[]): Drawing {
  return drawing(240, 300, [
    rect(0, 0, 240, 300, { fill: wall, line: undefined }),
    path(ellipse(120, 150, 104, 132), { fill: 'paper', line: undefined }),
    ...shapes,
    // The frame covers what sticks out.
    path('M 0 0 H 240 V 300 H 0 Z M 10 10 V 290 H 230 V 10 Z', { fill: 'messing', strokeWidth: 2 }),
    rect(10, 10, 220, 280, { strokeWidth: 2 }),
  ])
}

/** The cook tastes with his eyes closed. */
const BEREND = portrait('mos', [
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

const GERDA = portrait('blue', [
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

const DIRK = portrait('messing', [
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

const FLORIS = portrait('wax', [
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

const ALEIDA = portrait('purple', [
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

const ESMEE = portrait('yellow', [
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

const CORRIE = portrait('blue', [
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

export const PORTRAITS: Readonly<
  Record<Person, { readonly drawing: Drawing; readonly description: string }>
> = {
  berend: {
    drawing: BEREND,
    description:
      'Een zware, oudere man met een hoge koksmuts en een grote grijze snor. Zijn ogen zijn dicht; hij heeft een houten lepel in de hand.',
  },
  gerda: {
    drawing: GERDA,
    description:
      'Een smalle, oudere vrouw met een grijze knot waar een potlood door steekt, en een ronde bril aan een kettinkje. Onder haar arm een rood kasboek.',
  },
  dirk: {
    drawing: DIRK,
    description:
      'Een brede man met een vierkante kin, bakkebaarden en een blauwe portierspet. Eén wenkbrauw staat hoger dan de andere.',
  },
  floris: {
    drawing: FLORIS,
    description:
      'Een slanke man met blond golvend haar, grote oren, een blos en een rode strik. Hij draagt een blad met drie glaasjes.',
  },
  aleida: {
    drawing: ALEIDA,
    description:
      'Een zwarte vrouw met hoog opgestoken haar, een oranje haarband, gouden oorringen en een parelketting. Ze lacht breed.',
  },
  esmee: {
    drawing: ESMEE,
    description:
      'Een jonge vrouw met een rode vlecht, sproeten en een veeg meel op haar wang. Ze kijkt opzij en houdt een garde vast.',
  },
  corrie: {
    drawing: CORRIE,
    description:
      'Een ronde vrouw met krullen, een groene hoofddoek met een knoop en lachende ogen. Om haar hals hangt een meetlint.',
  },
}
