import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create, type Font as Letters } from 'fontkit'
import { Font } from '@react-pdf/renderer'
import { unpackedBytes } from '#app/core/pdf/unpacked_font'

/** Where the letters of the world are, after those of the shop's own fonts: the first that has one counts. */
const FILES: readonly (readonly [family: string, file: string])[] = [
  ...['latin', 'latin-ext', 'vietnamese', 'greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map(
    (script) => [`Mono ${script}`, `noto-sans-mono/files/noto-sans-mono-${script}`] as const
  ),
  ['Arabic', 'noto-sans-arabic/files/noto-sans-arabic-arabic'],
  ['Emoji', 'noto-emoji/files/noto-emoji-emoji'],
  /** A plain font with nearly every letter that exists. */
  ['Everything', 'unifontex/files/unifontex-latin'],
]

type Fallback = { readonly family: string; readonly letters: () => Letters }

const FALLBACKS: readonly Fallback[] = FILES.map(([family, name]) => {
  const path = fileURLToPath(import.meta.resolve(`@fontsource/${name}-400-normal.woff`))
  let letters: Letters | undefined
  return { family, letters: () => (letters ??= opened(family, path)) }
})

/**
 * A font is read, and registered for printing, when a text first needs it: most texts never do. The
 * library is given the font as it was read, because it takes seconds to read a large one by itself.
 */
function opened(family: string, path: string): Letters {
  const letters = create(unpackedBytes(path)) as Letters
  for (const fontWeight of [400, 600, 700] as const)
    for (const fontStyle of ['normal', 'italic'] as const)
      Font.register({ family, fontWeight, fontStyle, src: path })
  for (const source of Font.getRegisteredFonts()[family]?.sources ?? [])
    Object.assign(source, { data: letters, loadResultPromise: Promise.resolve() })
  return letters
}

/** A part of a text, and the font that has its letters; null is the font that the text is set in. */
export type Run = { readonly text: string; readonly family: string | null }

/** Whether a font has this character. */
export type Alphabet = (codePoint: number) => boolean

const CHARACTERS = new Intl.Segmenter('nl', { granularity: 'grapheme' })
const PRESENTATION = /[\ufe00-\ufe0f]/g
const JOINER = 0x200d

/**
 * Divides a text over the fonts that can write it. A character that none of them has becomes its
 * base, or a question mark, so that no text is ever too strange to be printed.
 *
 * @param own the letters of the font that the text is set in
 */
export function inScripts(text: string, own: Alphabet): Run[] {
  const runs: Run[] = []
  for (const { segment } of CHARACTERS.segment(text)) {
    const found = written(segment.replace(PRESENTATION, ''), own)
    const last = runs.at(-1)
    if (last && last.family === found.family)
      runs.splice(-1, 1, { ...last, text: last.text + found.text })
    else runs.push(found)
  }
  return runs
}

/**
 * The width of a text in one of the other fonts, as a part of the size of its letters. The width is
 * an upper limit: that of its letters one by one.
 */
export function measure(family: string, text: string): { width: number; height: number } {
  const letters = FALLBACKS.find((fallback) => fallback.family === family)?.letters()
  if (!letters) return { width: 0, height: 0 }
  const { ascent, descent, unitsPerEm } = letters
  const widths = Array.from(
    text,
    (point) => letters.glyphForCodePoint(point.codePointAt(0) ?? 0).advanceWidth
  )
  return {
    width: widths.reduce((sum, width) => sum + width, 0) / unitsPerEm,
    height: (ascent - descent) / unitsPerEm,
  }
}

/** One character as people see it, which may be several code points. */
function written(character: string, own: Alphabet): Run {
  const points = Array.from(character, (point) => point.codePointAt(0) ?? 0)
  if (points.every(own)) return { text: character, family: null }
  const whole = FALLBACKS.find(({ letters }) =>
    points.every((point) => point === JOINER || letters().hasGlyphForCodePoint(point))
  )
  if (whole) return { text: character, family: whole.family }
  const [base = '?'] = character.normalize('NFD')
  return base === character ? { text: '?', family: null } : written(base, own)
}

/** The letters of fonts of ours. */
export function alphabetOf(...files: readonly string[]): Alphabet {
  const fonts = files.map((file) => create(readFileSync(file)) as Letters)
  return (codePoint) => fonts.some((font) => font.hasGlyphForCodePoint(codePoint))
}
