import type { Color, Shape } from '#domain/drawing'
import type { Paint } from '#games/kleinkunst/miniatures'
import { line, path, text, range, rect } from '#games/kit/shapes'

const TINT = { rood: 'lak', geel: 'geel', blauw: 'blauw' } as const satisfies Record<Paint, Color>

/** Strokes stand out from their paint: white on the dark colours, ink on yellow. */
const BRUSH = { rood: 'wit', geel: 'inkt', blauw: 'wit' } as const satisfies Record<Paint, Color>

/** The stroke that tells a colour in black and white as well, one in every square. */
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
    rect(x, y, b * square, h * square, { vulling: TINT[paint], lijn: undefined }),
    ...range(b * h).map((i) => {
      const midX = x + ((i % b) + 0.5) * square
      const midY = y + (Math.floor(i / b) + 0.5) * square
      return line(midX - dx * length, midY - dy * length, midX + dx * length, midY + dy * length, {
        lijn: BRUSH[paint],
        dikte: Math.max(2.5, square / 10),
      })
    }),
  ] satisfies Shape[]
}

/** A lying tube with a patch of its paint, `maat` times its size; `naam` is what the label says. */
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
      vulling: 'wit',
      dikte: strokeWidth,
    }),
    rect(x - m(7), y - m(1), m(7), m(36), { vulling: 'zand', dikte: strokeWidth }),
    rect(cap, y + m(9), m(9), m(16), { vulling: 'zacht', dikte: strokeWidth }),
    ...paintArea(paint, cap + m(17), y + m(2), 1, 1, m(30)),
    text(x + m(wide / 2), y + m(24), name, m(19), { letter: 'titel', vet: true }),
  ]
}
