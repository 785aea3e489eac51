/** An amount is written with a decimal comma, and below zero it is still no formula. */
export type CsvAmount = { readonly cents: number }
export type CsvValue = string | number | CsvAmount

/** Excel reads a file as UTF-8 only when it begins with this mark. */
const BOM = '\uFEFF'
/**
 * The beginnings that make a spreadsheet execute a text instead of showing it, including wide forms
 * and white space.
 */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/

/** A file for Dutch spreadsheets: `;` between values, UTF-8 with BOM. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return BOM + rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')
}

/**
 * A cell. A number stays a number, also below zero; a text that looks like a formula gets a `'`
 * before it.
 */
function toCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value)
  if (typeof value === 'object') return (value.cents / 100).toFixed(2).replace('.', ',')
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const LONGEST_NAME = 60

/** A text as part of a file name: small letters, digits and hyphens. A long one ends with a whole word. */
export function toFilenamePart(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  const words = plain.replace(/^-+|-+$/g, '')
  if (words.length <= LONGEST_NAME) return words
  const end = words.lastIndexOf('-', LONGEST_NAME)
  return words.slice(0, end > 0 ? end : LONGEST_NAME)
}
