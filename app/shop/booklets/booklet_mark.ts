import { createHash } from 'node:crypto'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'

/** Raised when the same booklet is printed in another way. */
const LAYOUT = 5

/** Changes with whatever is printed: a booklet that was rendered under this mark needs no new one. */
export function mark(booklet: Booklet): string {
  return fingerprint([LAYOUT, booklet])
}

/** As `merk`, for one sheet. */
export function sheetMark({ titel: title, kleur: color, accent }: Booklet, sheet: Sheet): string {
  return fingerprint([LAYOUT, title, color, accent, sheet])
}

/** The folder of rendered booklets, in the build and in the storage. */
export const BOOKLETS_FOLDER = 'booklets'

export const bestandsnaam = (booklet: Booklet) => `${booklet.itemName}-${mark(booklet)}.pdf`

const fingerprint = (everything: unknown) =>
  createHash('sha256').update(JSON.stringify(everything)).digest('hex').slice(0, 12)
