import { group, path, text, rect } from '#games/kit/shapes'
import type { Color, Shape } from '#domain/drawing'

/** Shapes that return on the sheets of this game, so that all of them look like one travel book. */

/** The double border of every sheet. */
export function edge(width: number, height: number): Shape[] {
  return [
    rect(6, 6, width - 12, height - 12, { radius: 6, line: 'messing' }),
    rect(12, 12, width - 24, height - 24, { radius: 3, line: 'messing', strokeWidth: 1 }),
  ]
}

/** The scallop that pilgrims wore, hinge down. */
export function shell(x: number, y: number, scale = 1): Shape {
  const ribs = [-12, -6, 0, 6, 12].map((dx) => `M0 10 L${dx} ${-9 + Math.abs(dx) / 3}`).join(' ')
  return group(
    x,
    y,
    [
      path(
        'M-5 12 L5 12 L4 8 C12 6 19 -2 16 -8 C13 -13 8 -13 6 -11 C3 -15 -3 -15 -6 -11 C-8 -13 -13 -13 -16 -8 C-19 -2 -12 6 -4 8 Z',
        { fill: 'sand', strokeWidth: 2 }
      ),
      path(ribs, { strokeWidth: 1.2 }),
    ],
    { scale }
  )
}

/** A line of `count` ripples, starting at `x`. */
export function waves(x: number, y: number, count: number, length = 24): Shape {
  const piece = `q${length / 4} -7 ${length / 2} 0 t${length / 2} 0 `
  return path(`M${x} ${y} ${piece.repeat(count)}`.trim(), { line: 'blue', strokeWidth: 2 })
}

/** A word in the handwriting of the travel book, centred on `x`. */
export const inscription = (
  x: number,
  y: number,
  words: string,
  size = 20,
  color: Color = 'ink'
): Shape => text(x, y, words, size, { letter: 'title', color, bold: true })
