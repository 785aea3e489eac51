import { circle, drawing, group, line, onCircle, path, range, rect, text } from '#games/kit/shapes'
import {
  HEIGHT,
  SLEEVE_FROM_SHOULDER,
  WIDE,
  curtain,
  hand,
  rays,
  scene,
  table,
} from '#games/ontgoocheld/story/stage'
import { frommel, gift, sparks, topHat } from '#games/ontgoocheld/story/story_objects'
import type { Shape } from '#domain/drawing'

const rabbit: Shape = group(0, 0, [
  path('M -16 -34 Q -30 -92 -14 -94 Q 0 -90 -4 -36 Z M 16 -34 Q 30 -92 14 -94 Q 0 -90 4 -36 Z', {
    fill: 'white',
    strokeWidth: 3,
  }),
  path('M -40 60 Q -44 14 -24 2 Q -38 -40 0 -42 Q 38 -40 24 2 Q 44 14 40 60 Z', {
    fill: 'white',
    strokeWidth: 3,
  }),
  circle(-11, -16, 3.4, { fill: 'ink', line: undefined }),
  circle(11, -16, 3.4, { fill: 'ink', line: undefined }),
  path('M -4 -6 L 4 -6 L 0 -1 Z', { fill: 'wax', strokeWidth: 2 }),
  path(
    'M 0 -1 Q -4 6 -8 3 M 0 -1 Q 4 6 8 3 M -12 -4 L -30 -8 M -12 0 L -30 2 M 12 -4 L 30 -8 M 12 0 L 30 2',
    {
      strokeWidth: 2,
    }
  ),
])

export const stageCurtain = drawing(WIDE, HEIGHT, [
  rect(0, 0, WIDE, HEIGHT, { fill: 'ink', line: undefined }),
  curtain(1, true),
  curtain(-1, true),
  path('M 110 126 Q 320 92 530 126 L 530 230 Q 320 196 110 230 Z', {
    fill: 'paper',
    strokeWidth: 3,
  }),
  text(320, 180, 'Ontgoocheld', 56, { letter: 'title', bold: true }),
  ...sparks([
    [84, 96, 20],
    [560, 80, 26],
    [540, 284, 18],
    [100, 276, 24],
  ]),
])

export const welcome = drawing(WIDE, HEIGHT, [
  rect(0, 0, WIDE, HEIGHT, { fill: 'sand', line: undefined }),
  circle(320, 190, 160, { fill: 'yellow', line: undefined }),
  group(320, 216, [frommel('blij', { power: true })], { scale: 1.25 }),
  path('M 396 318 Q 440 290 452 218', { strokeWidth: 46 }),
  path('M 396 318 Q 440 290 452 218', { line: 'mos', strokeWidth: 40 }),
  hand(462, 176, -72),
  curtain(1, false),
  curtain(-1, false),
])

export const hatOutOfRabbit = scene(
  [
    ...table(150, 270, 340),
    group(300, 214, [rabbit], { scale: 1.2 }),
    group(390, 158, [group(0, 0, [topHat], { scale: 0.85, rotate: 18 })]),
    path('M 350 232 Q 372 216 376 192', { line: 'white', strokeWidth: 12 }),
    path('M 343 238 Q 364 222 369 194 M 357 240 Q 381 222 384 190', { strokeWidth: 2.6 }),
    ...sparks([
      [450, 100, 12],
      [230, 92, 10],
    ]),
  ],
  { party: true }
)

export const wrappingUp = scene([
  group(250, 150, [frommel('blij', { power: true })], { scale: 1.05 }),
  ...table(90, 296, 460),
  group(410, 246, [gift], { scale: 1.25 }),
  hand(330, 262, 4, SLEEVE_FROM_SHOULDER),
  ...sparks([
    [372, 150, 12],
    [420, 128, 18],
    [470, 158, 12],
    [500, 206, 9],
  ]),
])

export const sneeze = rays('paper', 'sand', [
  group(300, 220, [frommel('nies', { power: true })], { scale: 1.45, rotate: -8 }),
  ...range(9).map((i) => {
    const [x1, y1] = onCircle(330, 250, 120, 62 + i * 8)
    const [x2, y2] = onCircle(330, 250, 170 + (i % 3) * 26, 62 + i * 8)
    return line(x1, y1, x2, y2, { strokeWidth: 4 })
  }),
  text(520, 92, 'hatsjie', 46, { letter: 'title', bold: true }),
])

export const flash = rays('yellow', 'paper', [
  group(320, 250, [topHat], { scale: 1.7, rotate: -4 }),
  ...sparks(
    range(14).map((i) => {
      const [x, y] = onCircle(320, 190, 110 + (i % 3) * 48, -92 + i * 14.2)
      return [x, y, 10 + (i % 4) * 5] as const
    })
  ),
])
