import { isBoardLine } from '#domain/live/rooms'

/** A space at which no line ends. */
export const BOUND = '\u00A0'
const JOINT = ' · '
/** A part of a data line that is longer than this is prose, and may be broken. */
const LONGEST_PAIR = 12
/** A row of numbers that is longer than this does not fit on a line with large letters. */
const LONGEST_ROW = 24
const LABEL = /^\p{L}+: /u
const ROW_OF_NUMBERS = /\d+(?:, \d+)+[.,;]?/g
const ROW_OF_STEPS = /^\d+ \p{L}+(?:, \d+ \p{L}+)+\.?$/u

/**
 * The text with bound spaces where a line may not end: between the two halves of a pair such as
 * 'rij 6: 1', and within a short row of numbers. Somebody who puzzles reads them as one.
 */
export const keptTogether = (text: string) =>
  text
    .split('\n')
    .map((line) => (isBoardLine(line) ? line : boundRows(boundPairs(line))))
    .join('\n')

const bound = (text: string) => text.replaceAll(' ', BOUND)

function boundPairs(line: string): string {
  if (ROW_OF_STEPS.test(line)) return line.split(', ').map(bound).join(', ')
  const parts = line.split(JOINT)
  if (parts.length === 1) return line
  return parts.map(boundPair).join(`${BOUND}· `)
}

function boundPair(part: string): string {
  const label = LABEL.exec(part)?.[0] ?? ''
  const pair = part.slice(label.length)
  return pair.length > LONGEST_PAIR ? part : label + bound(pair)
}

/** A long row keeps its last two numbers together, so that none stands alone. */
const boundRows = (line: string) =>
  line.replace(ROW_OF_NUMBERS, (row) =>
    row.length <= LONGEST_ROW ? bound(row) : row.replace(/ (?=\d+\D?$)/, BOUND)
  )

/** The lines of a text with ordinary spaces again, once they have been divided. */
export const withSpaces = <T extends { readonly lines: readonly string[] }>(text: T): T => ({
  ...text,
  lines: text.lines.map((line) => line.replaceAll(BOUND, ' ')),
})

/**
 * Where a room stands, without its name: its name for the game master is mostly its place with its
 * own name behind it, such as 'A4 Vlootwerf'.
 */
export function placeOf(adminName: string, name: string): string {
  if (!adminName.toLowerCase().endsWith(name.toLowerCase())) return adminName
  const place = adminName.slice(0, adminName.length - name.length)
  return place.replace(/[\s,:·–-]+$/u, '') || adminName
}
