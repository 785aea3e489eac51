import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BOOKLETS_FOLDER, fileNameOf } from '#app/shop/booklets/booklet_mark'
import { bookletPdf } from '#app/shop/booklets/booklet_pdf'
import type { Booklet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'

const printed = new Map<string, Promise<Buffer>>()

/** Printed once for all tests about it: by the build, when there is one of the present sources. */
export function printedBooklet(booklet: Booklet, edition: Edition = 'color'): Promise<Buffer> {
  const name = `${booklet.itemName} ${edition}`
  const pdf = printed.get(name) ?? printedByBuild(booklet, edition) ?? bookletPdf(booklet, edition)
  printed.set(name, pdf)
  return pdf
}

function printedByBuild(booklet: Booklet, edition: Edition) {
  if (process.env.TEST_BUILT !== '1') return null
  return readFile(join('build', BOOKLETS_FOLDER, fileNameOf(booklet, edition)))
}
