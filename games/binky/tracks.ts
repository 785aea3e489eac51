import { circle, path, range, text } from '#games/kit/shapes'
import { itemAt } from '#domain/present'
import type { Point } from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'

export type Print = 'hart' | 'rond' | 'vogel'

export type Trail = {
  readonly print: Print
  /**
   * The points of the track from the gate to the far side; the tiles with letters lie on its bends.
   */
  readonly points: readonly Point[]
  readonly letters: string
}

export const TRACKS: readonly Trail[] = [
  {
    print: 'rond',
    points: [
      [66, 232],
      [150, 202],
      [250, 112],
      [342, 86],
      [414, 112],
    ],
    letters: 'KAT',
  },
  {
    print: 'hart',
    points: [
      [66, 112],
      [142, 110],
      [240, 210],
      [332, 312],
      [414, 322],
    ],
    letters: 'BOT',
  },
  {
    print: 'vogel',
    points: [
      [66, 352],
      [150, 356],
      [252, 342],
      [342, 200],
      [414, 206],
    ],
    letters: 'MUS',
  },
]

const COLOR = { hart: 'wax', rond: 'blue', vogel: 'mos' } as const satisfies Record<Print, Color>

export const TILE = 28

/**
 * The prints before and after a tile's letter stand on the rim of the tile, this far from its
 * middle.
 */
export const ON_TILE = 26

const TOES = {
  hart: [
    [-10.6, -4.4],
    [-5, -10.6],
    [5, -10.6],
    [10.6, -4.4],
  ],
  rond: [
    [-8.5, -5],
    [-3.4, -10],
    [3.4, -10],
    [8.5, -5],
  ],
} as const

/**
 * One print, with its toes pointing up. The heart is slender and its tip points the way the toes
 * point, so that nobody reads an arrow back.
 */
export function printShapes(print: Print): Shape[] {
  // In grey the print that counts is the darkest, and the cat's is pale inside its outline.
  const fill =
    print === 'hart'
      ? ({ fill: COLOR.hart, line: undefined, clear: true } as const)
      : ({ fill: COLOR.rond, line: COLOR.rond, strokeWidth: 1.4 } as const)
  if (print === 'vogel')
    return [
      path('M 0 4 Q -7 2 -9.5 -4.5 M 0 4 V -10 M 0 4 Q 7 2 9.5 -4.5 M 0 4 Q 1 7 -1 9', {
        line: COLOR.vogel,
        strokeWidth: 2.4,
      }),
      // A pad at the end of each toe in front, so that nobody takes the foot for an arrow.
      ...(
        [
          [-9.5, -4.5],
          [0, -9.8],
          [9.5, -4.5],
        ] as const
      ).map(([x, y]) => circle(x, y, 2.7, { fill: COLOR.vogel, line: undefined })),
      circle(0, 4, 2.4, { fill: COLOR.vogel, line: undefined }),
    ]
  return [
    print === 'hart'
      ? path(
          'M 0 -7.6 C -3 -3.1 -8.4 0.9 -8.4 5.5 C -8.4 10.5 -1.6 10.9 0 5.3 C 1.6 10.9 8.4 10.5 8.4 5.5 C 8.4 0.9 3 -3.1 0 -7.6 Z',
          fill
        )
      : circle(0, 2, 6.2, fill),
    ...TOES[print].map(([x, y]) => circle(x, y, 2.6, fill)),
  ]
}

export type Step = { readonly x: number; readonly y: number; readonly rotate: number }

/** Prints from tile to tile, left and right of the line in turn, and over every tile on the way. */
export const pawPrints = ({ points }: Trail): Step[] =>
  points.slice(1).flatMap(([x2, y2], i) => {
    const [x1, y1] = itemAt(points, i)
    const distance = Math.hypot(x2 - x1, y2 - y1)
    const [ux, uy] = [(x2 - x1) / distance, (y2 - y1) / distance]
    const begin = i ? ON_TILE : 8
    const end = i === points.length - 2 ? 6 : ON_TILE
    const count = Math.round((distance - begin - end) / 26) + 1
    const step = count > 1 ? (distance - begin - end) / (count - 1) : 0
    return range(count).map((n) => {
      const along = begin + n * step
      const sideways = n % 2 ? 5 : -5
      return {
        x: Math.round(x1 + ux * along - uy * sideways),
        y: Math.round(y1 + uy * along + ux * sideways),
        rotate: Math.round((Math.atan2(uy, ux) * 180) / Math.PI + 90),
      }
    })
  })

/** Binky's prints, which lie on top where tracks cross. */
const FRESH = TRACKS.filter(({ print }) => print === 'hart').flatMap(pawPrints)

/** All prints as they stand in the garden: where tracks cross, Binky's are the fresh ones. */
export const PRINTS: readonly (Step & { readonly print: Print })[] = TRACKS.flatMap((track) =>
  pawPrints(track)
    .filter(
      ({ x, y }) =>
        track.print === 'hart' || FRESH.every((fresh) => Math.hypot(fresh.x - x, fresh.y - y) > 23)
    )
    .map((step) => ({ ...step, print: track.print }))
)

export const STONES = TRACKS.flatMap(({ points, letters }) =>
  [...letters].map((letter, i) => ({
    letter,
    x: itemAt(points, i + 1)[0],
    y: itemAt(points, i + 1)[1],
  }))
)

/** A flagstone, not quite round, with a letter. */
export const stone = ({ letter, x, y }: (typeof STONES)[number]): Shape[] => [
  circle(x + 2, y + 3, TILE, { fill: 'soft', line: undefined }),
  circle(x, y, TILE, { fill: 'sand' }),
  path(`M ${x - 17} ${y - 12} q 8 -9 18 -8 M ${x + 8} ${y + 19} q 8 -3 11 -10`, {
    line: 'white',
    strokeWidth: 2,
  }),
  text(x, y + 8, letter, 24, { letter: 'title', bold: true }),
]
