import type { Color, Drawing, Shape } from '#domain/drawing'
import { circle, group, line, path, text, rect } from '#games/kit/shapes'

type Figure = {
  readonly skin: Color
  readonly clothing: Color
  /** How much taller or smaller than the others, in units above the floor line. */
  readonly length: number
  /** The shapes behind and in front of the head, around its centre. */
  readonly back?: readonly Shape[]
  readonly front: readonly Shape[]
}

/** Seven people, with the longest in service first. Their clothes or attributes identify them. */
const FIGURES: readonly Figure[] = [
  {
    skin: 'paper',
    clothing: 'white',
    length: 200,
    front: [
      path(
        'M -19 -14 L -20 -30 C -38 -34 -32 -58 -14 -54 C -8 -68 10 -68 14 -54 C 32 -58 38 -34 20 -30 L 19 -14 Z',
        { fill: 'white', strokeWidth: 2 }
      ),
      path('M -14 9 C -12 2 -3 3 0 6 C 3 3 12 2 14 9 C 8 13 3 11 0 9 C -3 11 -8 13 -14 9 Z', {
        fill: 'soft',
        strokeWidth: 2,
      }),
      ...[48, 64, 80].map((y) => circle(9, y, 2.5, { fill: 'ink', line: undefined })),
    ],
  },
  {
    skin: 'sand',
    clothing: 'mos',
    length: 168,
    back: [path('M -23 4 C -30 -34 30 -34 23 4 Z', { fill: 'soft', strokeWidth: 2 })],
    front: [
      circle(0, -32, 9, { fill: 'soft', strokeWidth: 2 }),
      path('M -20 -8 C -14 -24 14 -24 20 -8 C 8 -14 -8 -14 -20 -8 Z', {
        fill: 'soft',
        strokeWidth: 2,
      }),
      circle(-8, 0, 6, { strokeWidth: 2 }),
      circle(8, 0, 6, { strokeWidth: 2 }),
      line(-2, 0, 2, 0, { strokeWidth: 2 }),
      line(16, 2, 30, -12, { line: 'messing', strokeWidth: 4 }),
    ],
  },
  {
    skin: 'paper',
    clothing: 'blue',
    length: 208,
    front: [
      path('M -22 -10 L -24 -26 C -12 -36 12 -36 24 -26 L 22 -10 Z', {
        fill: 'blue',
        strokeWidth: 2,
      }),
      path('M -24 -10 Q 0 -18 24 -10 Q 0 -2 -24 -10 Z', { fill: 'ink', line: undefined }),
      circle(0, -22, 4, { fill: 'messing', strokeWidth: 1.5 }),
      ...[46, 62, 78].flatMap((y): Shape[] => [
        circle(-8, y, 3, { fill: 'messing', line: undefined }),
        circle(8, y, 3, { fill: 'messing', line: undefined }),
      ]),
    ],
  },
  {
    skin: 'sand',
    clothing: 'ink',
    length: 190,
    front: [
      path('M -21 -2 C -26 -32 24 -36 21 -4 C 14 -18 -6 -10 -21 -2 Z', {
        fill: 'messing',
        strokeWidth: 2,
      }),
      path('M -12 30 L 0 62 L 12 30 Z', { fill: 'white', line: undefined }),
      path('M 0 33 L -12 27 L -12 40 Z M 0 33 L 12 27 L 12 40 Z', {
        fill: 'wax',
        line: 'paper',
        strokeWidth: 1,
      }),
    ],
  },
  {
    skin: 'messing',
    clothing: 'wax',
    length: 184,
    back: [
      path('M -22 -6 C -30 -36 30 -36 22 -6 L 28 28 L -28 28 Z', { fill: 'ink', strokeWidth: 2 }),
    ],
    front: [
      path('M -21 -2 C -18 -28 18 -28 21 -2 C 12 -16 2 -18 -4 -18 C -10 -14 -16 -10 -21 -2 Z', {
        fill: 'ink',
        line: undefined,
      }),
      ...[-14, -8, 0, 8, 14].map((x) =>
        circle(x, 36 - (x * x) / 30, 3.2, { fill: 'white', strokeWidth: 1 })
      ),
    ],
  },
  {
    skin: 'paper',
    clothing: 'sand',
    length: 176,
    back: [
      path('M 16 -16 C 40 -20 40 14 28 26 C 30 8 24 0 16 -2 Z', { fill: 'wax', strokeWidth: 2 }),
    ],
    front: [
      path('M -21 0 C -24 -32 24 -32 21 0 C 12 -14 -12 -14 -21 0 Z', {
        fill: 'wax',
        strokeWidth: 2,
      }),
      line(-14, 92, -14, 68, { line: 'messing', strokeWidth: 4 }),
      path('M -14 68 C -26 60 -22 42 -14 42 C -6 42 -2 60 -14 68 Z M -14 68 L -14 42', {
        strokeWidth: 1.5,
      }),
    ],
  },
  {
    skin: 'sand',
    clothing: 'blue',
    length: 162,
    back: [circle(0, -6, 26, { fill: 'messing', strokeWidth: 2 })],
    front: [
      path('M -21 -4 C -14 -26 14 -26 21 -4 Q 0 -16 -21 -4 Z', { fill: 'mos', strokeWidth: 2 }),
      ...[82, 72, 62].map((y) =>
        rect(-20, y, 40, 10, { radius: 4, fill: 'white', strokeWidth: 2 })
      ),
    ],
  },
]

const FLOOR = 352

function figure({ skin, clothing, length, back = [], front }: Figure, i: number): Shape {
  return group(72 + i * 74, FLOOR - length, [
    ...back,
    // Shoes, body and arms, then the head.
    path(`M -22 ${length} L -22 ${length - 8} L 22 ${length - 8} L 22 ${length} Z`, {
      fill: 'ink',
      line: undefined,
    }),
    path(
      `M -14 24 C -30 28 -33 44 -34 96 L -25 98 L -26 ${length - 6} L 26 ${length - 6} L 25 98 L 34 96 C 33 44 30 28 14 24 Z`,
      { fill: clothing, strokeWidth: 2 }
    ),
    line(-24, 54, -25, 96, { line: clothing === 'ink' ? 'paper' : 'ink', strokeWidth: 1.5 }),
    line(24, 54, 25, 96, { line: clothing === 'ink' ? 'paper' : 'ink', strokeWidth: 1.5 }),
    rect(-7, 14, 14, 14, { radius: 4, fill: skin, strokeWidth: 2 }),
    circle(0, 0, 21, { fill: skin, strokeWidth: 2 }),
    circle(-8, 0, 2.2, { fill: 'ink', line: undefined }),
    circle(8, 0, 2.2, { fill: 'ink', line: undefined }),
    path(`M -7 ${i % 2 === 0 ? 10 : 9} Q 0 ${i % 3 === 0 ? 17 : 15} 7 ${i % 2 === 0 ? 10 : 9}`, {
      strokeWidth: 2,
    }),
    ...front,
  ])
}

export function drawStaffPhoto(): Drawing {
  return {
    width: 588,
    height: 490,
    shapes: [
      rect(6, 6, 576, 478, { radius: 6, fill: 'messing', strokeWidth: 3 }),
      rect(20, 20, 548, 410, { fill: 'paper', strokeWidth: 2 }),
      // The house front: wall, window, door and floor.
      rect(30, 30, 528, 322, { fill: 'sand', line: undefined }),
      rect(30, 352, 528, 70, { fill: 'mos', line: undefined }),
      line(30, 352, 558, 352, { strokeWidth: 2 }),
      rect(164, 44, 260, 40, { radius: 6, fill: 'paper', line: 'messing', strokeWidth: 3 }),
      text(294, 72, 'De Koperen Ketel', 24, { letter: 'title' }),
      ...FIGURES.map(figure),
      ...FIGURES.map((_, i) =>
        rect(51 + i * 74, 366, 42, 42, { radius: 3, fill: 'white', strokeWidth: 3 })
      ),
      rect(84, 438, 420, 36, { radius: 4, fill: 'paper', strokeWidth: 2 }),
      text(294, 463, 'Wie nieuw is, gaat rechts staan', 22, { letter: 'title' }),
    ],
  }
}
