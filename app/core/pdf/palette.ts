import { COLORS, type Color } from '#domain/drawing'

export type Palette = Readonly<Record<Color, string>>

/**
 * The colours of the shop; in a booklet that is printed in black, greys of the same lightness, on
 * white paper.
 */
export const palette = (color: boolean): Palette => (color ? COLORS : GREY)

const GREY = Object.fromEntries(
  Object.entries(COLORS).map(([name, hex]) => [name, name === 'paper' ? '#FFFFFF' : grey(hex)])
) as Palette

/** Weights of Rec. 709: how bright red, green and blue look to people. */
function grey(hex: string): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const lightness = Math.round(0.2126 * r + 0.7152 * g + 0.0722 * b)
  return `#${lightness.toString(16).padStart(2, '0').repeat(3)}`
}
