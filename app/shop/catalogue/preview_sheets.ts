import { existsSync } from 'node:fs'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { sheetMark } from '#app/shop/booklets/booklet_mark'
import { BOOKLETS } from '#games/booklets'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'

/** The folder of the pictures, below `public/`. */
const FOLDER = 'inkijk'

/** The widths of an A4 page in pixels: on the page of the game, and when opened. */
export const SIZES = {
  small: { width: 560, height: 792 },
  large: { width: 1200, height: 1697 },
} as const

type Size = keyof typeof SIZES

/** A page of a booklet, photographed by the build. */
export type PreviewSheet = { readonly booklet: Booklet; readonly sheet: Sheet }

export const previewSheets = (booklet: Booklet): Sheet[] =>
  booklet.sheets.filter(({ preview }) => preview)

/**
 * The name of a picture. It changes with the contents, so a browser may keep the picture for ever.
 */
export const pictureName = (booklet: Booklet, sheet: Sheet, size: Size) =>
  `${booklet.itemName}-${sheetMark(booklet, sheet)}-${SIZES[size].width}.webp`

export const pictureAddress = ({ booklet, sheet }: PreviewSheet, size: Size) =>
  `/${FOLDER}/${pictureName(booklet, sheet, size)}`

/** The preview of a booklet. The build makes its pictures; a missing picture is not shown. */
export class Preview {
  #folder: string

  constructor(folder: string = app.publicPath(FOLDER)) {
    this.#folder = folder
  }

  /** The preview pictures of a game; empty for a game without a booklet. */
  from(itemName: string): PreviewSheet[] {
    const booklet = BOOKLETS.find((other) => other.itemName === itemName)
    if (!booklet) return []
    return previewSheets(booklet)
      .filter((sheet) => this.#isReady(booklet, sheet))
      .map((sheet) => ({ booklet, sheet }))
  }

  #isReady(booklet: Booklet, sheet: Sheet): boolean {
    const names = [pictureName(booklet, sheet, 'small'), pictureName(booklet, sheet, 'large')]
    return names.every((name) => existsSync(join(this.#folder, name)))
  }
}
