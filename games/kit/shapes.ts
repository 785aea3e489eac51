import type { Drawing, Shape } from '#domain/drawing'

/** The drawing kit of all games: shapes with the defaults that most drawings need. */

type Kind<S extends Shape['shape']> = Extract<Shape, { shape: S }>
type Style<S extends Shape['shape'], Fixed extends string> = Partial<Omit<Kind<S>, 'shape' | Fixed>>
export type Point = readonly [x: number, y: number]

/** Outlines have one weight of ink, unless a drawing asks for another. */
const INK = { line: 'ink', strokeWidth: 2.5 } as const

/**
 * Two decimals are exact enough to measure on paper, and leave out the rounding noise of roots and
 * angles.
 */
export const round = (number: number) => Math.round(number * 100) / 100

/** @returns 0 up to `count`, to draw that many of something */
export const range = (count: number) => Array.from({ length: count }, (_, i) => i)

export const drawing = (width: number, height: number, shapes: readonly Shape[]): Drawing => ({
  width,
  height,
  shapes,
})

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  style: Style<'line', 'x1' | 'y1' | 'x2' | 'y2'> = {}
): Shape => ({
  shape: 'line',
  x1: round(x1),
  y1: round(y1),
  x2: round(x2),
  y2: round(y2),
  ...INK,
  ...style,
})

export const path = (d: string, style: Style<'path', 'd'> = {}): Shape => ({
  shape: 'path',
  d,
  ...INK,
  ...style,
})

export const circle = (
  x: number,
  y: number,
  r: number,
  style: Style<'circle', 'x' | 'y' | 'r'> = {}
): Shape => ({ shape: 'circle', x: round(x), y: round(y), r: round(r), ...INK, ...style })

export const rect = (
  x: number,
  y: number,
  b: number,
  h: number,
  style: Style<'rect', 'x' | 'y' | 'b' | 'h'> = {}
): Shape => ({
  shape: 'rect',
  x: round(x),
  y: round(y),
  b: round(b),
  h: round(h),
  ...INK,
  ...style,
})

/** A text that is centred, as most words in a drawing are. */
export const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  style: Style<'text', 'x' | 'y' | 'tekst' | 'size'> = {}
): Shape => ({
  shape: 'text',
  x: round(x),
  y: round(y),
  text: words,
  size,
  anchor: 'middle',
  ...style,
})

export const group = (
  x: number,
  y: number,
  shapes: readonly Shape[],
  style: Style<'group', 'x' | 'y' | 'shapes'> = {}
): Shape => ({ shape: 'group', x: round(x), y: round(y), shapes, ...style })

/** The `d` of straight lines from point to point. */
export const angular = (points: readonly Point[], closed = true) =>
  `M ${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L ')}${closed ? ' Z' : ''}`

/** The `d` of an ellipse, which the shapes of a drawing lack. */
export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M ${round(x - rx)} ${round(y)} a ${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0 a ${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0 Z`

/** A point on a circle. Degrees run clockwise, with 0 at the top. */
export function onCircle(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [round(x + r * Math.sin(angle)), round(y - r * Math.cos(angle))]
}

/** The `d` of a star with `points` points, stretched to `stretch` times as wide as high. */
export const star = (x: number, y: number, outer: number, inner: number, points = 5, stretch = 1) =>
  angular(
    range(points * 2).map((i): Point => {
      const [dx, dy] = onCircle(0, 0, i % 2 ? inner : outer, (180 * i) / points)
      return [x + dx * stretch, y + dy]
    })
  )

/** Numbers from 0 up to 1 that are the same every time for one seed. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}
