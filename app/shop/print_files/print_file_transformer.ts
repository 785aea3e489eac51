import { BaseTransformer } from '@adonisjs/core/transformers'
import { obstaclesToFolding } from '#domain/shop/print_files/handwork'
import { printFilesOf, type PrintFile } from '#domain/shop/print_files/print_files'
import type { Booklet } from '#domain/shop/booklets/booklet'
import { EDITIONS, type Edition } from '#domain/shop/booklets/edition'
import { alsoPlayedAs } from '#games/booklets'

/** How addresses and file names say it. */
export const EDITION_NAMES: Readonly<Record<Edition, string>> = {
  color: 'kleur',
  ink_saving: 'zuinig',
}
export const FILE_NAMES: Readonly<Record<PrintFile, string>> = {
  booklet: 'boekje',
  cover_sheet: 'voorblad',
  folded: 'vouwboekje',
}

/** A booklet that the owner can print. */
export default class PrintFileTransformer extends BaseTransformer<Booklet> {
  toObject() {
    const { itemName, title, selfPrinted } = this.resource
    const { tools, sheets } = obstaclesToFolding(this.resource)
    return {
      itemName,
      title,
      /** Whether the shop prints and posts it; the others customers print by themselves. */
      byPost: !selfPrinted,
      alsoPlayedAs: alsoPlayedAs(itemName),
      files: EDITIONS.flatMap((edition) =>
        printFilesOf(this.resource).map((file) => ({
          edition,
          file,
          address: { spel: itemName, editie: EDITION_NAMES[edition], bestand: FILE_NAMES[file] },
        }))
      ),
      /** What keeps it from being folded. */
      tools: [...tools],
      sheets: [...sheets],
    }
  }
}
