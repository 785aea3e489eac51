import { readFileSync } from 'node:fs'
import { create, type Font as Letters } from 'fontkit'
import { LETTERS } from '#app/core/pdf/font_files'
import { alphabetOf, type Alphabet } from '#app/core/pdf/scripts'

/** A letter that comes from another font is as wide as it is high, at most. */
const WIDEST = 1

type Meter = (text: string) => number

/** The width of a text as a part of its size. */
function meterOf(files: readonly string[]): Meter {
  const fonts = files.map((file) => create(readFileSync(file)) as Letters)
  const known = new Map<number, number>()
  const widthOf = (point: number) => {
    const font = fonts.find((one) => one.hasGlyphForCodePoint(point))
    return font ? font.glyphForCodePoint(point).advanceWidth / font.unitsPerEm : WIDEST
  }
  return (text) => {
    let sum = 0
    for (const char of text) {
      const point = char.codePointAt(0) ?? 0
      const width = known.get(point) ?? widthOf(point)
      known.set(point, width)
      sum += width
    }
    return sum
  }
}

/** A font of the shop, to set a text in that has to fit. */
export type Cut = { readonly letters: Alphabet; readonly meter: Meter }

export const READING: Cut = { letters: alphabetOf(...LETTERS.text), meter: meterOf(LETTERS.text) }
export const STRONG: Cut = { letters: READING.letters, meter: meterOf(LETTERS.strong) }
/** The two hands. */
export const ROUND_HAND: Cut = {
  letters: alphabetOf(...LETTERS.hand),
  meter: meterOf(LETTERS.hand),
}
export const JOINED_HAND: Cut = {
  letters: alphabetOf(...LETTERS.script),
  meter: meterOf(LETTERS.script),
}
export const HEADING: Cut = { letters: alphabetOf(...LETTERS.title), meter: meterOf(LETTERS.title) }

/** Kerning and the library's own rounding never add more than this part. */
const SLACK = 1.02

/**
 * Divides a text into lines of at most `width` points. A word that is wider than a line is broken,
 * which the library itself does not do.
 */
export function linesOf(text: string, { meter }: Cut, size: number, width: number): string[] {
  const room = width / (size * SLACK)
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(' ').flatMap((one) => broken(one, meter, room))) {
      const longer = line === '' ? word : `${line} ${word}`
      if (line !== '' && meter(longer) > room) {
        lines.push(line)
        line = word
      } else line = longer
    }
    return [...lines, line]
  })
}

/** A word in parts that each fit on a line; nearly always one. */
function broken(word: string, meter: Meter, room: number): string[] {
  if (meter(word) <= room) return [word]
  const parts: string[] = []
  let part = ''
  for (const char of word) {
    if (part !== '' && meter(part + char) > room) {
      parts.push(part)
      part = ''
    }
    part += char
  }
  return [...parts, part]
}

type Box = { readonly width: number; readonly height: number; readonly lineHeight: number }
export type Fitted = { readonly size: number; readonly lines: readonly string[] }

/**
 * A text in lines, with the largest size with which all of them fit in a box.
 *
 * @param sizes from the largest to the smallest, in points; the smallest when none fits
 */
export function fitted(
  text: string,
  font: Cut,
  { width, height, lineHeight }: Box,
  sizes: readonly number[]
): Fitted {
  const tries = sizes.map((size) => ({ size, lines: linesOf(text, font, size, width) }))
  const fitting = tries.find(({ size, lines }) => lines.length * size * lineHeight <= height)
  return fitting ?? tries.at(-1) ?? { size: 1, lines: [] }
}

/** The size with which a text fits on one line, `size` at most. */
export const sizeOnOneLine = (text: string, { meter }: Cut, size: number, width: number): number =>
  Math.min(size, width / (Math.max(meter(text), 0.01) * SLACK))
