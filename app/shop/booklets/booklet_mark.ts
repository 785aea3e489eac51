import { createHash } from 'node:crypto'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'

/** Raised when the same booklet is printed in another layout. */
const LAYOUT = 11

/**
 * A mark of everything that is printed. A booklet that was rendered under this mark need not be
 * rendered again.
 */
export function mark(booklet: Booklet): string {
  return fingerprint([LAYOUT, booklet])
}

/** The same as `mark`, for one sheet. */
export function sheetMark({ title, accent }: Booklet, sheet: Sheet): string {
  return fingerprint([LAYOUT, title, accent, sheet])
}

/** The folder of rendered booklets, in the build and in the storage. */
export const BOOKLETS_FOLDER = 'booklets'

const ENDING = { color: '', ink_saving: '-zuinig' } as const satisfies Record<Edition, string>

/** How the name of a file ends, so that both editions can lie in one folder. */
export const endingOf = (edition: Edition) => `${ENDING[edition]}.pdf`

export const fileNameOf = (booklet: Booklet, edition: Edition) =>
  `${booklet.itemName}-${mark(booklet)}${endingOf(edition)}`

/** What the shop says about a page is not printed. */
const printed = (key: string, value: unknown) => (key === 'preview' ? undefined : value)

const fingerprint = (everything: unknown) =>
  createHash('sha256').update(JSON.stringify(everything, printed)).digest('hex').slice(0, 12)
