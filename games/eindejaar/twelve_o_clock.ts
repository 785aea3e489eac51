import {
  circle,
  group,
  angular,
  line,
  onCircle,
  path,
  star,
  drawing,
  text,
  range,
} from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'

const [X, Y] = [100, 122]

/** A bursting rocket: rays from its middle, with a spark at the end of every second one. */
const rocket = (x: number, y: number, r: number, color: Color): Shape =>
  group(
    x,
    y,
    range(10).flatMap((index) => {
      const [ax, ay] = onCircle(0, 0, r * 0.35, index * 36)
      const [bx, by] = onCircle(0, 0, index % 2 ? r : r * 0.75, index * 36)
      return [
        line(ax, ay, bx, by, { line: color, strokeWidth: 3 }),
        ...(index % 2 ? [circle(bx, by, 2.4, { fill: color, line: color, strokeWidth: 1 })] : []),
      ]
    })
  )

/** A hand of the clock as a narrow leaf, straight up. */
const clockHand = (length: number, wide: number, color: Color): Shape =>
  path(
    angular([
      [X - wide / 3, Y + 8],
      [X - wide, Y - length * 0.7],
      [X, Y - length],
      [X + wide, Y - length * 0.7],
      [X + wide / 3, Y + 8],
    ]),
    { fill: color, strokeWidth: 2 }
  )

/** The Aftelklok of the Feestfabriek with both hands at twelve, and four open locks under it. */
export const TWELVE_O_CLOCK = drawing(200, 250, [
  rocket(28, 30, 23, 'wax'),
  rocket(172, 34, 24, 'purple'),
  rocket(18, 208, 14, 'orange'),
  rocket(182, 206, 14, 'mos'),
  path('M88 34 C88 14 112 14 112 34', { strokeWidth: 5 }),
  path('M84 46 L90 32 H110 L116 46 Z', { fill: 'messing' }),
  circle(X, Y, 82, { fill: 'messing' }),
  circle(X, Y, 70, { fill: 'white' }),
  ...range(12).map((index) => {
    const [ax, ay] = onCircle(X, Y, 76, index * 30)
    return circle(ax, ay, 2.6, { fill: 'paper', strokeWidth: 1.5 })
  }),
  ...range(60).map((index) => {
    const [ax, ay] = onCircle(X, Y, 66, index * 6)
    const [bx, by] = onCircle(X, Y, index % 5 ? 63 : 58, index * 6)
    return line(ax, ay, bx, by, { strokeWidth: index % 5 ? 1 : 3 })
  }),
  ...(
    [
      ['XII', 0],
      ['III', 90],
      ['VI', 180],
      ['IX', 270],
    ] as const
  ).map(([digit, degrees]) => {
    const [px, py] = onCircle(X, Y, 45, degrees)
    return text(px, py + 7, digit, 19, { letter: 'title', bold: true })
  }),
  clockHand(56, 2.6, 'ink'),
  clockHand(31, 6.5, 'wax'),
  circle(X, Y, 7, { fill: 'messing' }),
  ...(['mos', 'wax', 'purple', 'orange'] as const).map((color, index) =>
    group(46 + index * 36, 228, [
      path('M-7 -8 V-16 C-7 -27 8 -27 8 -17', { strokeWidth: 4 }),
      path('M-12 -9 H12 V12 H-12 Z', { fill: color }),
      path(star(0, 2, 6, 2.6), { fill: 'paper', strokeWidth: 1 }),
    ])
  ),
])
