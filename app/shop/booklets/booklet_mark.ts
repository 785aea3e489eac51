import { createHash } from 'node:crypto'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'

/** Raised when the same booklet is printed in another layout. */
const LAYOUT = 5

/**
 * A mark of everything that is printed. A booklet that was rendered under this mark need not be
 * rendered again.
 */
export function mark(booklet: Booklet): string {
  return fingerprint([LAYOUT, booklet])
}

/** The same as `mark`, for one sheet. */
export function sheetMark({ title, color, accent }: Booklet, sheet: Sheet): string {
  return fingerprint([LAYOUT, title, color, accent, sheet])
}

/** The folder of rendered booklets, in the build and in the storage. */
export const BOOKLETS_FOLDER = 'booklets'

export const fileNameOf = (booklet: Booklet) => `${booklet.itemName}-${mark(booklet)}.pdf`

const fingerprint = (everything: unknown) =>
  createHash('sha256').update(JSON.stringify(everything)).digest('hex').slice(0, 12)
