import { Document } from '@react-pdf/renderer'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { withoutColor } from '#app/shop/booklets/without_color'
import { frontCover } from '#app/shop/booklets/front_cover'
import { BookletPage } from '#app/shop/booklets/booklet_page'
import { fitDrawings, planPages } from '#app/shop/booklets/plan_pages'
import { stampedPages } from '#app/shop/booklets/stamp_pdf'
import type { Sheet, Booklet } from '#domain/shop/booklets/booklet'
import type { Edition } from '#domain/shop/booklets/edition'

/** The day is fixed, and not the day of printing. */
const MADE_ON = new Date('2026-01-01T12:00:00Z')

/**
 * All pages of a booklet, without anybody's name. The same booklet gives the same bytes. Its
 * keywords say which pages bear the name of the buyer: the cover, and what only the host reads.
 */
export async function bookletPdf(booklet: Booklet, edition: Edition = 'color'): Promise<Buffer> {
  const pages = await planPages(booklet)
  const total = pages.at(-1)?.last ?? 1
  const cover = await frontCover(booklet, edition)
  const ofHost = pages.filter(({ sheet }) => sheet.forHost)
  const stamped = [
    1,
    ...ofHost.flatMap(({ first, last }) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index)
    ),
  ]
  const pdf = await renderPdf(
    <Document
      title={booklet.title}
      language="nl"
      creationDate={MADE_ON}
      keywords={stampedPages.written(stamped)}
    >
      {cover}
      {pages.map(({ sheet, widths, first, last }, index) => (
        <BookletPage
          key={index}
          {...{ booklet, edition, sheet, widths }}
          foot={{ first, papers: last - first + 1, total }}
        />
      ))}
    </Document>
  )
  return edition === 'color' ? pdf : withoutColor(pdf)
}

/** One sheet by itself, as a preview of the booklet. The place of the page number says so. */
export async function sheetPdf(booklet: Booklet, sheet: Sheet): Promise<Buffer> {
  const { widths, papers } = await fitDrawings(booklet, sheet)
  return renderPdf(
    <Document creationDate={MADE_ON}>
      <BookletPage
        {...{ booklet, sheet, widths }}
        edition="color"
        foot={{ first: 1, papers, total: papers, number: () => 'inkijkexemplaar' }}
      />
    </Document>
  )
}
