import { circle, group, line, onCircle, path, range } from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'

type Child = {
  readonly skin: Color
  readonly hair: Color
  readonly sweater: Color
  readonly hairstyle: 'staartjes' | 'kort' | 'lang' | 'krullen'
  readonly glasses?: boolean
}

const HAIRSTYLES: Record<Child['hairstyle'], (hair: Color) => { back: Shape[]; front: Shape[] }> = {
  staartjes: (fill) => ({
    back: [-1, 1].map((side) => circle(side * 40, 4, 15, { fill, strokeWidth: 3 })),
    front: [
      path('M -34 0 Q -36 -42 0 -42 Q 36 -42 34 0 Q 20 -24 0 -24 Q -20 -24 -34 0 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
  }),
  kort: (fill) => ({
    back: [],
    front: [
      path('M -34 -4 Q -38 -44 2 -44 Q 38 -42 34 -2 L 26 -16 L 14 -22 L -4 -18 L -24 -20 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
  }),
  lang: (fill) => ({
    back: [
      path('M -36 -8 Q -36 -44 0 -44 Q 36 -44 36 -8 L 42 52 L -42 52 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
    front: [
      path('M -34 -2 Q -34 -42 0 -42 Q 34 -42 34 -2 Q 14 -30 -2 -28 Q -24 -24 -34 -2 Z', {
        fill,
        strokeWidth: 3,
      }),
    ],
  }),
  krullen: (fill) => ({
    back: range(7).map((i) => {
      const [x, y] = onCircle(0, -8, 34, -96 + i * 32)
      return circle(x, y, 14, { fill, strokeWidth: 3 })
    }),
    front: range(4).map((i) => circle(-21 + i * 14, -26, 10, { fill, line: undefined })),
  }),
}

/**
 * A happy child from the chest up, with its face in the middle, looking in the direction of `gaze`.
 */
export function child(
  { skin, hair, sweater, hairstyle, glasses }: Child,
  gaze: -1 | 0 | 1 = 0
): Shape {
  const { back, front } = HAIRSTYLES[hairstyle](hair)
  return group(0, 0, [
    ...back,
    path('M -52 108 Q -54 52 -20 46 L 20 46 Q 54 52 52 108 Z', { fill: sweater, strokeWidth: 3 }),
    path('M -12 30 L -12 48 Q 0 58 12 48 L 12 30 Z', { fill: skin, strokeWidth: 3 }),
    path('M -34 -6 Q -34 -40 0 -40 Q 34 -40 34 -6 Q 34 36 0 38 Q -34 36 -34 -6 Z', {
      fill: skin,
      strokeWidth: 3,
    }),
    ...front,
    ...[-1, 1].map((side) =>
      circle(side * 13 + gaze * 4, -2, 3.6, { fill: 'ink', line: undefined })
    ),
    ...(glasses
      ? [
          ...[-1, 1].map((side) => circle(side * 13 + gaze * 4, -2, 10, { strokeWidth: 2.4 })),
          line(-3 + gaze * 4, -2, 3 + gaze * 4, -2, { strokeWidth: 2.4 }),
        ]
      : []),
    path(`M ${gaze * 5 - 2} 4 Q ${gaze * 5 + 4} 9 ${gaze * 5 - 2} 11`, { strokeWidth: 2 }),
    path(`M ${gaze * 4 - 12} 18 Q ${gaze * 4} 28 ${gaze * 4 + 12} 18`, { strokeWidth: 2.6 }),
  ])
}

export const CHILDREN: readonly Child[] = [
  { skin: 'orange', hair: 'ink', sweater: 'wax', hairstyle: 'staartjes' },
  { skin: 'paper', hair: 'messing', sweater: 'blue', hairstyle: 'kort', glasses: true },
  { skin: 'messing', hair: 'ink', sweater: 'mos', hairstyle: 'krullen' },
  { skin: 'white', hair: 'orange', sweater: 'purple', hairstyle: 'lang' },
]
