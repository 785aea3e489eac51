import { readFileSync } from 'node:fs'
import { create, type Font, type Glyph } from 'fontkit'
import { LETTERS } from '#app/core/pdf/font_files'
import { COLORS, type Text } from '#domain/drawing'

/**
 * Texts in a drawing as outlines. A picture file cannot use the fonts of the page around it, so its
 * letters are drawn: from the fonts that also print them, and the same on every device.
 */
export function outlinedText(text: Text): string {
  const glyphs = layOut(text)
  const scale = text.size / UNITS
  const start = text.x - PART_BEFORE[text.anchor ?? 'start'] * glyphs.width * scale
  const outlines = glyphs.placed
    .map(({ at, outline }) => `<path transform="translate(${Math.round(at)})" d="${outline}"/>`)
    .join('')
  return `<g transform="translate(${rounded(start)} ${text.y}) scale(${rounded(scale)} ${rounded(-scale)})" fill="${COLORS[text.color ?? 'ink']}">${outlines}</g>`
}

/** Whether the fonts of a drawing have every letter of a text. */
export function hasLetters(text: Text): boolean {
  const fonts = fontsOf(text)
  return [...text.text].every((char) =>
    fonts.some((font) => font.hasGlyphForCodePoint(char.codePointAt(0) ?? 0))
  )
}

const PART_BEFORE = { start: 0, middle: 0.5, end: 1 } as const
/** Lengths inside a letter are parts of its size, fine enough for a poster. */
const UNITS = 500

const opened = new Map<string, Font>()

/** The fonts of a text in the order in which a letter is looked for. */
function fontsOf({ letter = 'text', bold }: Text): Font[] {
  return LETTERS[letter === 'text' && bold ? 'strong' : letter].map((file) => {
    const font = opened.get(file) ?? (create(readFileSync(file)) as Font)
    opened.set(file, font)
    return font
  })
}

type Placed = { readonly at: number; readonly outline: string }

function layOut(text: Text): { readonly placed: readonly Placed[]; readonly width: number } {
  const fonts = fontsOf(text)
  const placed: Placed[] = []
  let width = 0
  for (const { font, part } of runs(text.text, fonts)) {
    const scale = UNITS / font.unitsPerEm
    const { glyphs, positions } = font.layout(part)
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index]
      const outline = outlineOf(glyph, scale)
      if (outline !== '') placed.push({ at: width + (position?.xOffset ?? 0) * scale, outline })
      width += (position?.xAdvance ?? glyph.advanceWidth) * scale
    }
  }
  return { placed, width }
}

const COMMANDS = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
} as const

const outlineOf = ({ path }: Glyph, scale: number) =>
  path.commands
    .map(
      ({ command, args }) =>
        COMMANDS[command] + args.map((length) => Math.round(length * scale)).join(' ')
    )
    .join('')

const rounded = (length: number) => Number(length.toFixed(4))

/** A text in parts that one font has. What none of them has is drawn as an empty box by the first. */
function runs(text: string, fonts: readonly Font[]) {
  const parts: { font: Font; part: string }[] = []
  for (const char of text) {
    const point = char.codePointAt(0) ?? 0
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point)) ?? fonts[0]
    const last = parts.at(-1)
    if (last && last.font === font) last.part += char
    else if (font) parts.push({ font, part: char })
  }
  return parts
}
