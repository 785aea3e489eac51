/** The separators of spreadsheets; the one that the first line has most of is taken. */
const SEPARATORS = [';', ',', '\t'] as const

/**
 * The rows of a file with values between separators, with quotes as RFC 4180 has them. Empty lines
 * are left out.
 *
 * @returns each row with the number of the line on which it begins, from one
 */
export function csvCells(text: string): { readonly line: number; readonly cells: string[] }[] {
  const clean = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')
  const separator = separatorOf(clean.slice(0, clean.indexOf('\n') >>> 0))
  const rows: { line: number; cells: string[] }[] = []
  let line = 1
  for (let at = 0; at < clean.length;) {
    const row = readRow(clean, at, separator)
    if (row.cells.some((cell) => cell !== '')) rows.push({ line, cells: row.cells })
    line += clean.slice(at, row.next).split('\n').length - 1
    at = row.next
  }
  return rows
}

/** Reads one row, and where the next one begins. */
function readRow(text: string, start: number, separator: string) {
  const cells: string[] = []
  let cell = ''
  let quoted = false
  let at = start
  for (; at < text.length; at++) {
    const sign = text[at]
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') cell += text[++at]
      else quoted = false
    } else if (sign === '"' && cell.trim() === '') {
      quoted = true
      cell = ''
    } else if (sign === separator) {
      cells.push(cell.trim())
      cell = ''
    } else if (sign === '\n') break
    else cell += sign
  }
  return { cells: [...cells, cell.trim()], next: at + 1 }
}

function separatorOf(head: string): string {
  const counted = SEPARATORS.map((sign) => ({ sign, count: head.split(sign).length }))
  return counted.reduce((best, one) => (one.count > best.count ? one : best)).sign
}
