import { word } from '#games/cunera/map/lettering'
import {
  BRASS,
  GOLD,
  INK,
  LACQUER,
  LACQUER_LIGHT,
  MOSS,
  PAPER,
  RIVER,
  SEA,
  WHITE,
} from '#games/cunera/map/palette'
import { area, at, drawn, thin, tint } from '#games/cunera/map/svg'

/** The title on a scroll, with a wreath when the pilgrims are home. */
export function title(done: boolean): string {
  const board =
    'M72 672C120 658 310 658 358 672C352 690 374 700 370 722S352 760 358 796C310 810 120 810 72 796C78 776 56 744 60 722S78 690 72 672Z'
  const wreath = done
    ? drawn(
        ...[-1, 1].flatMap((side) =>
          [0, 1, 2, 3].map((i) =>
            thin(
              `M${215 + side * (26 + i * 30)} ${806 - i * 2}q${side * 8}-18 ${side * 28}-12q${side * -6} 18 ${side * -28} 12Z`,
              MOSS
            )
          )
        )
      )
    : ''
  return [
    tint(
      'M84 690C132 676 322 676 370 690C366 706 386 716 382 738S364 776 370 812C322 826 132 826 84 812Z',
      'rgba(30,42,56,.16)'
    ),
    drawn(
      // rolled ends
      area(
        'M72 672C44 664 40 640 60 634C84 630 90 652 78 660C110 650 320 650 352 660C340 652 346 630 370 634C390 640 386 664 358 672C310 658 120 658 72 672Z',
        GOLD
      ),
      area(
        'M72 796C44 804 40 828 60 834C84 838 90 816 78 808C110 820 320 820 352 808C340 816 346 838 370 834C390 828 386 804 358 796C310 810 120 810 72 796Z',
        GOLD
      ),
      area(board, WHITE)
    ),
    `<path d="M88 686C130 676 300 676 342 686C338 700 356 708 354 724S336 762 342 782C300 792 130 792 88 782C94 762 76 740 76 724S92 700 88 686Z" fill="none" stroke="${BRASS}" stroke-width="3"/>`,
    word('De tocht', 215, 728, 48, LACQUER),
    word('van Cunera', 215, 774, 44, INK),
    wreath,
  ].join('')
}

/** The compass rose, with its red point to the north. */
export function compass(x: number, y: number): string {
  const point = (angle: number, long: number, wide: number, light: string, dark: string) =>
    `<g transform="rotate(${angle})">${area(`M0 0L${-wide}${-wide}L0${-long}Z`, light)}${area(`M0 0L${wide}${-wide}L0${-long}Z`, dark)}</g>`
  return at(
    x,
    y,
    [
      drawn(
        `<circle r="60" fill="${PAPER}"/>`,
        `<circle r="47" fill="none" stroke="${BRASS}" stroke-width="3" stroke-dasharray=".1 9.840"/>`
      ),
      `<g stroke="${INK}" stroke-width="3">`,
      ...[45, 135, 225, 315].map((angle) => point(angle, 42, 9, SEA, RIVER)),
      ...[90, 180, 270].map((angle) => point(angle, 62, 11, GOLD, BRASS)),
      point(0, 78, 11, LACQUER_LIGHT, LACQUER),
      `<circle r="14" fill="${WHITE}"/>`,
      '</g>',
      tint('M0-8A5 5 0 0 1 3 1L5 8H-5L-3 1A5 5 0 0 1 0-8Z', INK),
    ].join('')
  )
}
