import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFString } from '@cantoo/pdf-lib'

export type PagesOfBooklet = {
  readonly count: number
  /** The number of the page on which each sheet begins, by its title. */
  readonly first: ReadonlyMap<string, number>
}

/** Where the sheets of a booklet are, as the bookmarks of its pdf say. */
export async function pagesOfSheets(pdf: Uint8Array): Promise<PagesOfBooklet> {
  const booklet = await PDFDocument.load(pdf, { updateMetadata: false })
  const numbers = new Map(booklet.getPages().map(({ ref }, index) => [String(ref), index + 1]))
  const first = new Map<string, number>()
  const bookmarks = booklet.catalog.lookupMaybe(PDFName.of('Outlines'), PDFDict)
  let mark = bookmarks?.lookupMaybe(PDFName.of('First'), PDFDict)
  for (; mark; mark = mark.lookupMaybe(PDFName.of('Next'), PDFDict)) {
    const title = mark.lookup(PDFName.of('Title'), PDFString, PDFHexString).decodeText()
    const number = numbers.get(String(mark.lookupMaybe(PDFName.of('Dest'), PDFArray)?.get(0)))
    if (number && !first.has(title)) first.set(title, number)
  }
  return { count: numbers.size, first }
}
