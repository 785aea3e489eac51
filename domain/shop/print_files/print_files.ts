import { canBeFolded } from '#domain/shop/print_files/handwork'
import type { Booklet } from '#domain/shop/booklets/booklet'

/**
 * What an owner can print of a booklet: its pages, a sheet that says how, and the pages in the order
 * in which they are folded.
 */
export const PRINT_FILES = ['booklet', 'cover_sheet', 'folded'] as const

export type PrintFile = (typeof PRINT_FILES)[number]

export const printFilesOf = (booklet: Booklet): readonly PrintFile[] =>
  PRINT_FILES.filter((file) => file !== 'folded' || canBeFolded(booklet))
