export type CsvValue = string | number

/** Without it Excel reads UTF-8 as something else. */
const BOM = '\uFEFF'
/** What makes a spreadsheet run a text instead of showing it, wide forms and white space included. */
const FORMULA = /^[\s\p{Cc}]*[=+\-@＝＋－＠]|^[\t\r\n]/u
const NEEDS_QUOTES = /[";\r\n]|^\s|\s$/

/** A file for spreadsheets as they are set up in the Netherlands: `;` between values, UTF-8 with BOM. */
export function toCsv(rows: readonly (readonly CsvValue[])[]): string {
  return BOM + rows.map((row) => `${row.map(toCell).join(';')}\r\n`).join('')
}

/** A number is itself, also below zero; a text that looks like a formula gets a `'` before it. */
function toCell(value: CsvValue): string {
  if (typeof value === 'number') return String(value)
  const harmless = FORMULA.test(value) ? `'${value}` : value
  return NEEDS_QUOTES.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

/** A part of a file's name: small letters, digits and hyphens. */
export function toFilenamePart(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
  return plain.slice(0, 60).replace(/^-+|-+$/g, '')
}
