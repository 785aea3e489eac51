import { line, path, rect, text } from '#games/kit/shapes'
import type { Color, Drawing, Shape } from '#domain/drawing'

/** Lines of scissors and folds, the same on everything that is cut out. Lengths are millimetres. */

export const CUT = { line: 'ink', strokeWidth: 0.6 } as const
export const FOLD = { line: 'soft', strokeWidth: 0.4, dash: '2 1.6' } as const

/** The paper that every printer reaches, below the title of its page. */
export const WIDE = 184
export const HIGH = 226

const BAND = 26
const TAB = 12

/** The words on a tab that is glued behind the next piece. */
const glue = (x: number, y: number): Shape =>
  text(x, y, 'plak', 3.6, { letter: 'hand', color: 'soft' })

/**
 * Two strips that go around a head, at the foot of the page; with the front piece they fit any
 * child's head and most others.
 *
 * @param y the top of the first
 * @param pattern drawn in the middle of each strip, around its own middle
 */
export function headBands(y: number, color: Color, pattern: readonly Shape[]): Shape[] {
  return [0, 1].flatMap((row): Shape[] => {
    const top = y + row * (BAND + 4)
    return [
      rect(0, top, WIDE, BAND, { fill: 'paper', ...CUT }),
      rect(0, top + 3, WIDE - TAB, BAND - 6, { fill: color, line: undefined }),
      ...[0, 1, 2, 3, 4, 5].map((i): Shape => ({
        shape: 'group',
        x: 14 + i * 29,
        y: top + BAND / 2,
        scale: 0.75,
        shapes: pattern,
      })),
      line(WIDE - TAB, top, WIDE - TAB, top + BAND, FOLD),
      glue(WIDE - TAB / 2, top + BAND / 2 + 1.2),
    ]
  })
}

/** Where the bands of a page begin. */
export const BANDS_AT = HIGH - 2 * BAND - 4

/** A page with a front piece, in the room above the bands, and the bands. */
export const crown = (
  front: readonly Shape[],
  color: Color,
  pattern: readonly Shape[]
): Drawing => ({
  width: WIDE,
  height: HIGH,
  shapes: [...front, ...headBands(BANDS_AT, color, pattern)],
})

/** A tab at the foot of a front piece, to glue it on a band. */
export const tab = (x: number, y: number, wide: number): Shape[] => [
  path(`M ${x} ${y} l 3 9 h ${wide - 6} l 3 -9`, { fill: 'paper', ...CUT }),
  line(x, y, x + wide, y, FOLD),
  glue(x + wide / 2, y + 6),
]
