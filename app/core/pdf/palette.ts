import { COLORS, type Color } from '#domain/drawing'

type Inks = Readonly<Record<Color, string>>

/** What lines are drawn with, letters written and areas filled. */
export type Palette = { readonly line: Inks; readonly letter: Inks; readonly fill: Inks }

/**
 * The colours of the shop, or the greys that save ink: on white paper lines are lighter, and areas
 * a tint. Puzzles are made of areas in ink, so these stay as dark as lines.
 */
export const palette = (color: boolean): Palette => (color ? IN_COLOR : SAVING_INK)

const IN_COLOR: Palette = { line: COLORS, letter: COLORS, fill: COLORS }

/** How much of its darkness each kind keeps. */
const KEPT = { line: 0.57, letter: 0.85, area: 0.13 } as const

const greys = (kept: (name: string) => number) =>
  Object.fromEntries(
    Object.entries(COLORS).map(([name, hex]) => [
      name,
      name === 'paper' ? '#FFFFFF' : grey(hex, kept(name)),
    ])
  ) as Inks

const AREAS = greys((name) => (name === 'ink' ? KEPT.line : KEPT.area))

const SAVING_INK: Palette = {
  line: greys(() => KEPT.line),
  letter: greys(() => KEPT.letter),
  fill: { ...AREAS, suit: AREAS.ink },
}

/** Weights of Rec. 709: how bright red, green and blue look to people. */
function grey(hex: string, kept: number): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const darkness = 255 - (0.2126 * r + 0.7152 * g + 0.0722 * b)
  const lightness = Math.round(255 - darkness * kept)
  return `#${lightness.toString(16).padStart(2, '0').repeat(3)}`
}
