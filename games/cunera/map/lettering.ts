import { LETTERS } from '#games/cunera/map/letters'
import { INK, PAPER, SLATE } from '#games/cunera/map/palette'
import { round } from '#games/cunera/map/svg'

/**
 * A word as outlines of the shop's serif font. A picture in an <img> cannot load a font, and would
 * look different on each phone.
 *
 * @param center the middle of the word
 * @param line the baseline of the letters
 */
export function word(
  text: string,
  center: number,
  line: number,
  size: number,
  color: string
): string {
  const scale = size / 500
  let x = 0
  const letters: string[] = []
  for (const char of text) {
    const letter = LETTERS[char]
    if (letter) letters.push(`<use href="#kaart-${char}" x="${x}"/>`)
    x += letter?.[0] ?? 130
  }
  const left = round(center - (x * scale) / 2)
  return `<g transform="translate(${left} ${line}) scale(${round(scale * 1000) / 1000})" fill="${color}">${letters.join('')}</g>`
}

/** A name on the map. It has a rim of paper, so that it stays readable on a wood or a shore. */
function name(text: string, center: number, line: number, size = 34, color = INK): string {
  const rim = word(text, center, line, size, PAPER).replace(
    '<g ',
    `<g stroke="${PAPER}" stroke-width="110" `
  )
  return rim + word(text, center, line, size, color)
}

/** The names on the map. */
export function names(): string {
  return [
    name('Engeland', 132, 148, 34),
    name('Utrecht', 534, 354),
    name('Rhenen', 782, 240, 36),
    name('Keulen', 546, 630),
    name('Rijn', 536, 700, 32, SLATE),
    name('Bazel', 448, 829),
    name('Alpen', 448, 948),
    name('Rome', 788, 1052),
  ].join('')
}
