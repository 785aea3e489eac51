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

/** A rocket that opens: rays from its middle, every second one with a spark at its end. */
const rocket = (x: number, y: number, r: number, color: Color): Shape =>
  group(
    x,
    y,
    range(10).flatMap((index) => {
      const [ax, ay] = onCircle(0, 0, r * 0.35, index * 36)
      const [bx, by] = onCircle(0, 0, index % 2 ? r : r * 0.75, index * 36)
      return [
        line(ax, ay, bx, by, { lijn: color, dikte: 3 }),
        ...(index % 2 ? [circle(bx, by, 2.4, { vulling: color, lijn: color, dikte: 1 })] : []),
      ]
    })
  )

/** A hand as a narrow leaf, straight up. */
const clockHand = (length: number, wide: number, color: Color): Shape =>
  path(
    angular([
      [X - wide / 3, Y + 8],
      [X - wide, Y - length * 0.7],
      [X, Y - length],
      [X + wide, Y - length * 0.7],
      [X + wide / 3, Y + 8],
    ]),
    { vulling: color, dikte: 2 }
  )

/** The Aftelklok of the Feestfabriek, both hands at twelve; four open locks under it. */
export const TWELVE_O_CLOCK = drawing(200, 250, [
  rocket(28, 30, 23, 'lak'),
  rocket(172, 34, 24, 'paars'),
  rocket(18, 208, 14, 'oranje'),
  rocket(182, 206, 14, 'mos'),
  path('M88 34 C88 14 112 14 112 34', { dikte: 5 }),
  path('M84 46 L90 32 H110 L116 46 Z', { vulling: 'messing' }),
  circle(X, Y, 82, { vulling: 'messing' }),
  circle(X, Y, 70, { vulling: 'wit' }),
  ...range(12).map((index) => {
    const [ax, ay] = onCircle(X, Y, 76, index * 30)
    return circle(ax, ay, 2.6, { vulling: 'papier', dikte: 1.5 })
  }),
  ...range(60).map((index) => {
    const [ax, ay] = onCircle(X, Y, 66, index * 6)
    const [bx, by] = onCircle(X, Y, index % 5 ? 63 : 58, index * 6)
    return line(ax, ay, bx, by, { dikte: index % 5 ? 1 : 3 })
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
    return text(px, py + 7, digit, 19, { letter: 'titel', vet: true })
  }),
  clockHand(56, 2.6, 'inkt'),
  clockHand(31, 6.5, 'lak'),
  circle(X, Y, 7, { vulling: 'messing' }),
  ...(['mos', 'lak', 'paars', 'oranje'] as const).map((color, index) =>
    group(46 + index * 36, 228, [
      path('M-7 -8 V-16 C-7 -27 8 -27 8 -17', { dikte: 4 }),
      path('M-12 -9 H12 V12 H-12 Z', { vulling: color }),
      path(star(0, 2, 6, 2.6), { vulling: 'papier', dikte: 1 }),
    ])
  ),
])
