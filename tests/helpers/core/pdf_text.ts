import { readSheets, type Piece } from '#tests/helpers/core/pdf_sheets'
import { firstOf } from '#tests/helpers/present'

/** Pieces further apart than this have a space between them, in points. */
const SPACE = 1.5
/** Pieces of one line may stand a little higher or lower than each other. */
const LINE = 3

/** The text of a pdf, line by line as people read it. */
export async function pdfText(pdf: Buffer): Promise<string> {
  const sheets = await readSheets(pdf)
  return sheets
    .flatMap((sheet) => lines(sheet).map(asLine))
    .join('\n')
    .replaceAll('\u00A0', ' ')
}

/** The text of a page in the order in which it was written; pieces that touch are one word. */
export function asWritten(sheet: readonly Piece[]): string {
  let text = ''
  let before: Piece | undefined
  for (const piece of sheet) {
    const touches =
      before &&
      Math.abs(piece.bottom - before.bottom) < LINE &&
      Math.abs(piece.links - before.right) < SPACE
    text += (touches ? '' : ' ') + piece.text
    before = piece
  }
  return text.replaceAll(/\s+/g, ' ').trim()
}

function lines(sheet: readonly Piece[]): Piece[][] {
  const found: Piece[][] = []
  for (const piece of sheet.toSorted((a, b) => a.bottom - b.bottom)) {
    const last = found.at(-1)
    if (last && Math.abs(firstOf(last).bottom - piece.bottom) < LINE) last.push(piece)
    else found.push([piece])
  }
  return found
}

function asLine(pieces: readonly Piece[]): string {
  let line = ''
  let end = 0
  for (const { text, links, right } of pieces.toSorted((a, b) => a.links - b.links)) {
    const los = line !== '' && links - end > SPACE && !/\s$/.test(line) && !/^\s/.test(text)
    line += (los ? ' ' : '') + text
    end = right
  }
  return line.trim()
}
