import { Document } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { SHEET_WIDTH } from '#app/core/pdf/measures'
import { frontCover } from '#app/shop/booklets/front_cover'
import { BookletPage } from '#app/shop/booklets/booklet_page'
import { countPages, first } from '#app/shop/booklets/count_pages'
import { DRAWING_WIDTHS, NARROWEST } from '#app/shop/booklets/booklet_styles'
import type { Sheet, Block, Booklet } from '#domain/shop/booklets/booklet'

/** Not the day of printing. */
const MADE_ON = new Date('2026-01-01T12:00:00Z')

const PRINT_TIP =
  'Print op A4, op ware grootte (100 %, niet ‘passend maken’) en op één kant van het papier.'

/** All pages of a booklet, without anybody's name. The same booklet gives the same bytes. */
export async function bookletPdf(booklet: Booklet): Promise<Buffer> {
  const pages: { sheet: Sheet; widths: number[] }[] = []
  for (const sheet of [begin(booklet), ...booklet.sheets])
    pages.push({ sheet, widths: await drawingWidths(booklet, sheet) })
  const cover = await frontCover(booklet)
  return renderPdf(
    <Document title={booklet.title} language="nl" creationDate={MADE_ON}>
      {cover}
      {pages.map((page, index) => (
        <BookletPage key={index} booklet={booklet} {...page} />
      ))}
    </Document>
  )
}

/** One sheet by itself, as a preview of the booklet. The place of the page number says so. */
export async function sheetPdf(booklet: Booklet, sheet: Sheet): Promise<Buffer> {
  const widths = await drawingWidths(booklet, sheet)
  return renderPdf(
    <Document creationDate={MADE_ON}>
      <BookletPage
        booklet={booklet}
        sheet={sheet}
        widths={widths}
        number={() => 'inkijkexemplaar'}
      />
    </Document>
  )
}

/** For each block the largest drawings with which the sheet takes no more pages than it must. */
async function drawingWidths(booklet: Booklet, sheet: Sheet): Promise<number[]> {
  const all = (width: number) => sheet.blocks.map(() => width)
  if (!sheet.blocks.some(isDrawing)) return all(SHEET_WIDTH)
  const countPapers = (widths: number[]) =>
    countPages((counter) => (
      <BookletPage booklet={booklet} sheet={sheet} widths={widths} number={counter} />
    ))
  const least = await countPapers(all(NARROWEST))
  const largest = (widths: (width: number) => number[]) =>
    first(DRAWING_WIDTHS, async (width) => (await countPapers(widths(width))) === least)
  const widths = all(await largest(all))
  if (sheet.ownScale)
    for (const [index, block] of sheet.blocks.entries())
      if (isDrawing(block)) widths[index] = await largest((width) => widths.with(index, width))
  return widths
}

const isDrawing = ({ kind }: Block) => kind === 'drawing' || kind === 'strips'

function begin({ needed, howToPlay, story, selfPrinted }: Booklet): Sheet {
  return {
    title: 'Voor je begint',
    blocks: [
      { kind: 'heading', text: 'Wat je nodig hebt' },
      { kind: 'list', items: needed },
      { kind: 'heading', text: 'Zo speel je' },
      { kind: 'text', paragraphs: selfPrinted ? [...howToPlay, PRINT_TIP] : howToPlay },
      { kind: 'heading', text: 'Het verhaal' },
      { kind: 'text', paragraphs: story },
    ],
  }
}
