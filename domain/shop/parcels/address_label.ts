/**
 * Address labels of 99.1 × 38.1 mm, two beside each other and seven below each other on A4: the
 * sheet that Avery sells as L7163 and others sell as 14 labels a sheet. Measures are millimetres.
 */
export const LABEL_SHEET = {
  columns: 2,
  rows: 7,
  width: 99.1,
  height: 38.1,
  left: 4.65,
  top: 15.15,
  /** The distance from the left of a label to the left of the one beside it. */
  step: 101.6,
} as const

export const LABELS_PER_SHEET = LABEL_SHEET.columns * LABEL_SHEET.rows

/** White space inside the label, so that a printer that is slightly off cuts nothing. */
const MARGIN = 5
const MM_PER_POINT = 25.4 / 72
/**
 * The width of a letter as a part of its size. All letters of a typewriter font are equally wide,
 * so fitting a text is counting its letters.
 */
const LETTER_WIDTH = 0.6
const LINE_HEIGHT = 1.2
/** The letters of other scripts stand in taller fonts, with marks above and below. */
const TALL_LINE_HEIGHT = 1.6
const LATIN = /^[\u0020-\u024f\u2010-\u203a€]*$/u
const LARGEST = 13
const SMALLEST = 6

/**
 * The position of the label with this number, in millimetres; labels are counted from 0 over all
 * sheets.
 */
export function labelPosition(number: number): { sheet: number; left: number; top: number } {
  const onSheet = number % LABELS_PER_SHEET
  const { columns, left, top, step, height } = LABEL_SHEET
  return {
    sheet: Math.floor(number / LABELS_PER_SHEET),
    left: left + (onSheet % columns) * step,
    top: top + Math.floor(onSheet / columns) * height,
  }
}

/** An address as it is set on a label: the size of its letters in points, and its lines. */
export type Typesetting = { readonly points: number; readonly lines: readonly string[] }

/**
 * Sets an address in the largest letters in which all of it fits. Lines are broken between words,
 * and within a word that is too long for a line. Nothing of the address is left out, as far as the
 * smallest letters reach.
 */
export function fitOnLabel(
  address: readonly string[],
  area: { width: number; height: number } = LABEL_SHEET
): Typesetting {
  const capacityFor = (points: number) => ({
    letters: Math.floor((area.width - 2 * MARGIN) / (points * LETTER_WIDTH * MM_PER_POINT)),
    height: (area.height - 2 * MARGIN) / (points * MM_PER_POINT),
  })
  for (let points = LARGEST; points > SMALLEST; points -= 0.5) {
    const capacity = capacityFor(points)
    const lines = address.flatMap((line) => breakLine(line, capacity.letters))
    if (heightOf(lines) <= capacity.height) return { points, lines }
  }
  const capacity = capacityFor(SMALLEST)
  const lines = address.flatMap((line) => breakLine(line, capacity.letters))
  while (heightOf(lines) > capacity.height) lines.pop()
  return { points: SMALLEST, lines }
}

/** The height of a line as a multiple of the size of its letters. */
export function lineHeightOf(line: string): number {
  return LATIN.test(line) ? LINE_HEIGHT : TALL_LINE_HEIGHT
}

const heightOf = (lines: readonly string[]) =>
  lines.reduce((sum, line) => sum + lineHeightOf(line), 0)

/** Breaks a line between words, and within a word that is longer than `letters`. */
export function breakLine(text: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const together = line === '' ? word : `${line} ${word}`
    if (widthOf(together) <= letters) {
      line = together
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = chunk(word, letters)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1) ?? ''
  }
  return line === '' ? lines : [...lines, line]
}

/** Letters of the typewriter and of its kin are equally wide; those of other fonts are wider. */
const EQUAL = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\u0020-\u00ff]/u
const EMOJI = /\p{Extended_Pictographic}/u

/** The width of a text in letters of the typewriter, rather too much than too little. */
function widthOf(text: string): number {
  return Array.from(CHARACTERS.segment(text), ({ segment }) => {
    if (EQUAL.test(segment)) return 1
    return EMOJI.test(segment) ? 2.2 : 1.7
  }).reduce((sum, width) => sum + width, 0)
}

const CHARACTERS = new Intl.Segmenter('nl', { granularity: 'grapheme' })

function chunk(word: string, letters: number): string[] {
  const pieces: string[] = ['']
  for (const { segment } of CHARACTERS.segment(word)) {
    const longer = (pieces.at(-1) ?? '') + segment
    if (widthOf(longer) <= letters || longer === segment) pieces.splice(-1, 1, longer)
    else pieces.push(segment)
  }
  return pieces
}
