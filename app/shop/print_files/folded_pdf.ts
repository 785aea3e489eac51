import { PDFDocument, type PDFEmbeddedPage, type PDFPage } from '@cantoo/pdf-lib'
import { MM } from '#app/core/pdf/measures'
import { impose, type Side } from '#domain/shop/print_files/imposition'
import { present } from '#domain/present'

/** A4 on its side, in points. */
const [WIDTH, HEIGHT] = [297 * MM, 210 * MM]

/**
 * A booklet of A4 pages, two beside each other on each side of the paper: printed on both sides,
 * folded and stapled it reads as A5.
 */
export default async function foldedPdf({ pdf }: { readonly pdf: Uint8Array }): Promise<Buffer> {
  const source = await PDFDocument.load(pdf, { updateMetadata: false })
  const folded = await PDFDocument.create()
  folded.setTitle(`${source.getTitle() ?? 'Boekje'}, om te vouwen`)
  folded.setLanguage('nl')
  const pages = await folded.embedPdf(source, source.getPageIndices())
  for (const { front, back } of impose(pages.length))
    for (const side of [front, back]) fill(folded.addPage([WIDTH, HEIGHT]), side, pages)
  return Buffer.from(await folded.save())
}

function fill(paper: PDFPage, side: Side, pages: readonly PDFEmbeddedPage[]) {
  for (const [half, number] of side.entries()) {
    if (number === null) continue
    const page = present(pages[number - 1], 'a page of the booklet')
    paper.drawPage(page, { x: half * (WIDTH / 2), y: 0, width: WIDTH / 2, height: HEIGHT })
  }
}
