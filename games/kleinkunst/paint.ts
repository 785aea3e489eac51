import type { Color, Shape } from '#domain/drawing'
import type { Paint } from '#games/kleinkunst/miniatures'
import { line, path, text, range, rect } from '#games/kit/shapes'

const TINT = { rood: 'wax', geel: 'yellow', blauw: 'blue' } as const satisfies Record<Paint, Color>

/** Strokes contrast with their paint: white on the dark colours, ink on yellow, and dark in grey. */
const BRUSH = { rood: 'white', geel: 'ink', blauw: 'white' } as const satisfies Record<Paint, Color>

/** The stroke by which a colour is known in black and white as well, one in every square. */
const STROKE = {
  rood: [0, -1],
  geel: [0.75, -0.75],
  blauw: [1, 0],
} as const satisfies Record<Paint, readonly [number, number]>

/** A plane of paint of `b` by `h` squares, with one brush stroke in every square. */
export function paintArea(
  paint: Paint,
  x: number,
  y: number,
  b: number,
  h: number,
  square: number
) {
  const [dx, dy] = STROKE[paint]
  const length = square * 0.24
  return [
    rect(x, y, b * square, h * square, { fill: TINT[paint], line: undefined }),
    ...range(b * h).map((i) => {
      const midX = x + ((i % b) + 0.5) * square
      const midY = y + (Math.floor(i / b) + 0.5) * square
      return line(midX - dx * length, midY - dy * length, midX + dx * length, midY + dy * length, {
        line: BRUSH[paint],
        strokeWidth: Math.max(2.5, square / 10),
        clear: true,
      })
    }),
  ] satisfies Shape[]
}

/**
 * A lying tube with a patch of its paint. `size` enlarges it, and `name` is the text of the label.
 */
export function tube(
  paint: Paint,
  name: string,
  x: number,
  y: number,
  wide = 62,
  size = 1
): Shape[] {
  const m = (length: number) => length * size
  const cap = x + m(wide)
  const strokeWidth = m(2.5)
  return [
    path(`M ${x} ${y} L ${cap} ${y + m(4)} L ${cap} ${y + m(30)} L ${x} ${y + m(34)} Z`, {
      fill: 'white',
      strokeWidth,
    }),
    rect(x - m(7), y - m(1), m(7), m(36), { fill: 'sand', strokeWidth }),
    rect(cap, y + m(9), m(9), m(16), { fill: 'soft', strokeWidth }),
    ...paintArea(paint, cap + m(17), y + m(2), 1, 1, m(30)),
    rect(cap + m(17), y + m(2), m(30), m(30), { strokeWidth }),
    text(x + m(wide / 2), y + m(24), name, m(20.5), { letter: 'title', bold: true }),
  ]
}
