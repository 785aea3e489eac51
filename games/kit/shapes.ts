import type { Drawing, Shape } from '#domain/drawing'

/** The drawing kit of all games: shapes with the defaults that most drawings want. */

type Kind<S extends Shape['vorm']> = Extract<Shape, { vorm: S }>
type Style<S extends Shape['vorm'], Fixed extends string> = Partial<Omit<Kind<S>, 'vorm' | Fixed>>
export type Point = readonly [x: number, y: number]

/** Outlines are one weight of ink; whoever wants another says so. */
const INK = { lijn: 'inkt', dikte: 2.5 } as const

/** Two decimals: exact enough to measure on paper, and without the noise of roots and angles. */
export const round = (number: number) => Math.round(number * 100) / 100

/** @returns 0 up to `aantal`, to draw as many of something */
export const range = (count: number) => Array.from({ length: count }, (_, i) => i)

export const drawing = (width: number, height: number, shapes: readonly Shape[]): Drawing => ({
  breedte: width,
  hoogte: height,
  vormen: shapes,
})

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  style: Style<'lijn', 'x1' | 'y1' | 'x2' | 'y2'> = {}
): Shape => ({
  vorm: 'lijn',
  x1: round(x1),
  y1: round(y1),
  x2: round(x2),
  y2: round(y2),
  ...INK,
  ...style,
})

export const path = (d: string, style: Style<'pad', 'd'> = {}): Shape => ({
  vorm: 'pad',
  d,
  ...INK,
  ...style,
})

export const circle = (
  x: number,
  y: number,
  r: number,
  style: Style<'cirkel', 'x' | 'y' | 'r'> = {}
): Shape => ({ vorm: 'cirkel', x: round(x), y: round(y), r: round(r), ...INK, ...style })

export const rect = (
  x: number,
  y: number,
  b: number,
  h: number,
  style: Style<'rechthoek', 'x' | 'y' | 'b' | 'h'> = {}
): Shape => ({
  vorm: 'rechthoek',
  x: round(x),
  y: round(y),
  b: round(b),
  h: round(h),
  ...INK,
  ...style,
})

/** Centred, as most words in a drawing are. */
export const text = (
  x: number,
  y: number,
  words: string,
  size: number,
  style: Style<'tekst', 'x' | 'y' | 'tekst' | 'grootte'> = {}
): Shape => ({
  vorm: 'tekst',
  x: round(x),
  y: round(y),
  tekst: words,
  grootte: size,
  anker: 'midden',
  ...style,
})

export const group = (
  x: number,
  y: number,
  shapes: readonly Shape[],
  style: Style<'groep', 'x' | 'y' | 'vormen'> = {}
): Shape => ({ vorm: 'groep', x: round(x), y: round(y), vormen: shapes, ...style })

/** The `d` of straight lines from point to point. */
export const angular = (points: readonly Point[], closed = true) =>
  `M ${points.map(([x, y]) => `${round(x)} ${round(y)}`).join(' L ')}${closed ? ' Z' : ''}`

/** The `d` of an ellipse, which the vocabulary of shapes has no word for. */
export const ellipse = (x: number, y: number, rx: number, ry: number) =>
  `M ${round(x - rx)} ${round(y)} a ${round(rx)} ${round(ry)} 0 1 0 ${round(2 * rx)} 0 a ${round(rx)} ${round(ry)} 0 1 0 ${round(-2 * rx)} 0 Z`

/** A point on a circle; 0 degrees is up, clockwise. */
export function onCircle(x: number, y: number, r: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [round(x + r * Math.sin(angle)), round(y - r * Math.cos(angle))]
}

/** The `d` of a star with `punten` points, `rek` times as wide as high. */
export const star = (x: number, y: number, outer: number, inner: number, points = 5, stretch = 1) =>
  angular(
    range(points * 2).map((i): Point => {
      const [dx, dy] = onCircle(0, 0, i % 2 ? inner : outer, (180 * i) / points)
      return [x + dx * stretch, y + dy]
    })
  )

/** The same scattering every time: numbers from 0 up to 1, from a seed. */
export function scatter(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16807) % 2147483647) / 2147483647
}
