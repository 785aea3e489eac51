import { COLORS, type Color } from '#domain/drawing'

type Inks = Readonly<Record<Color, string>>

/** The inks for lines, for letters, for areas, and for what players go by. */
export type Palette = {
  readonly line: Inks
  readonly letter: Inks
  readonly fill: Inks
  readonly clear: Inks
  readonly clearLetter: Inks
}

/**
 * The colours of the shop, or the greys that save ink: on white paper lines are lighter, and areas
 * a tint. Puzzles are made of areas in ink, so these stay as dark as lines; what has to be clear is
 * as dark as those, whatever its colour. Letters stay dark enough to read.
 */
export const palette = (color: boolean): Palette => (color ? IN_COLOR : SAVING_INK)

/** How bright red, green and blue look to people together: the weights of Rec. 709. */
export function lightness(red: number, green: number, blue: number): number {
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const IN_COLOR: Palette = {
  line: COLORS,
  letter: COLORS,
  fill: COLORS,
  clear: COLORS,
  clearLetter: COLORS,
}

/** How much of its darkness each kind keeps. */
const KEPT = { line: 0.53, letter: 0.85, area: 0.12 } as const

const each = (ink: (name: string, hex: string) => string) =>
  Object.fromEntries(Object.entries(COLORS).map(([name, hex]) => [name, ink(name, hex)])) as Inks

const greys = (kept: (name: string) => number) =>
  each((name, hex) => (name === 'paper' ? '#FFFFFF' : grey(hex, kept(name))))

const AREAS = greys((name) => (name === 'ink' ? KEPT.line : KEPT.area))

/** The lightest grey that letters can be read in: 4.5 times as dark as white paper. */
const LIGHTEST_LETTER = 0x76

const SAVING_INK: Palette = {
  line: greys(() => KEPT.line),
  letter: each((name, hex) =>
    name === 'paper' || name === 'white' ? '#FFFFFF' : grey(hex, KEPT.letter, LIGHTEST_LETTER)
  ),
  fill: { ...AREAS, suit: AREAS.ink },
  clear: each(() => AREAS.ink),
  clearLetter: each(() => grey(COLORS.ink, KEPT.letter)),
}

/** The grey of a colour that keeps a part of its darkness, and is no lighter than told. */
function grey(hex: string, kept: number, lightest = 255): string {
  const [r, g, b] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ]
  const darkness = 255 - lightness(r, g, b)
  const light = Math.min(lightest, Math.round(255 - darkness * kept))
  return `#${light.toString(16).padStart(2, '0').repeat(3)}`
}
