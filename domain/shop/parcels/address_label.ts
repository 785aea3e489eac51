/**
 * Address labels of 99.1 × 38.1 mm, two beside each other and seven below each other on A4: the sheet
 * that Avery sells as L7163 and others sell as 14 labels a sheet. Measures are millimetres.
 */
export const LABEL_SHEET = {
  kolommen: 2,
  rijen: 7,
  breedte: 99.1,
  hoogte: 38.1,
  links: 4.65,
  boven: 15.15,
  /** From the left of a label to the left of the one beside it. */
  stap: 101.6,
} as const

export const LABELS_PER_SHEET = LABEL_SHEET.kolommen * LABEL_SHEET.rijen

/** White space inside the label, so that a printer that is off by a little cuts nothing. */
const MARGIN = 5
const MM_PER_POINT = 25.4 / 72
/** Every letter of a typewriter is equally wide; that is what makes fitting a matter of counting. */
const LETTER_WIDTH = 0.6
export const LINE_HEIGHT = 1.2
const LARGEST = 13
const SMALLEST = 6

/** Where the label with this number stands, counted from 0 over all sheets, in millimetres. */
export function labelPosition(number: number): { vel: number; links: number; boven: number } {
  const onSheet = number % LABELS_PER_SHEET
  const { kolommen: columns, links, boven: top, stap: step, hoogte: height } = LABEL_SHEET
  return {
    vel: Math.floor(number / LABELS_PER_SHEET),
    links: links + (onSheet % columns) * step,
    boven: top + Math.floor(onSheet / columns) * height,
  }
}

/** An address as it is set on a label: the size of its letters in points, and its lines. */
export type Typesetting = { readonly punten: number; readonly regels: readonly string[] }

/**
 * Sets an address in the largest letters with which all of it fits: lines are broken between words, and
 * within a word that is too long by itself. Nothing of an address is ever left out, as far as the
 * smallest letters reach.
 */
export function fitOnLabel(
  address: readonly string[],
  area: { breedte: number; hoogte: number } = LABEL_SHEET
): Typesetting {
  const capacityFor = (points: number) => ({
    letters: Math.floor((area.breedte - 2 * MARGIN) / (points * LETTER_WIDTH * MM_PER_POINT)),
    regels: Math.floor((area.hoogte - 2 * MARGIN) / (points * LINE_HEIGHT * MM_PER_POINT)),
  })
  for (let points = LARGEST; points > SMALLEST; points -= 0.5) {
    const capacity = capacityFor(points)
    const lines = address.flatMap((line) => breakLine(line, capacity.letters))
    if (lines.length <= capacity.regels) return { punten: points, regels: lines }
  }
  const capacity = capacityFor(SMALLEST)
  const lines = address.flatMap((line) => breakLine(line, capacity.letters))
  return { punten: SMALLEST, regels: lines.slice(0, capacity.regels) }
}

/** Breaks a line between words, and within a word that is longer than `letters` by itself. */
export function breakLine(text: string, letters: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const together = line === '' ? word : `${line} ${word}`
    if ([...together].length <= letters) {
      line = together
      continue
    }
    if (line !== '') lines.push(line)
    const pieces = chunk(word, letters)
    lines.push(...pieces.slice(0, -1))
    line = pieces.at(-1)!
  }
  return line === '' ? lines : [...lines, line]
}

function chunk(word: string, letters: number): string[] {
  const chars = [...word]
  return Array.from({ length: Math.ceil(chars.length / letters) }, (_, index) =>
    chars.slice(index * letters, (index + 1) * letters).join('')
  )
}
