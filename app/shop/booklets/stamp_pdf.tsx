import { PDFDocument } from '@cantoo/pdf-lib'
import type { ReactElement } from 'react'
import { Document, Page, StyleSheet, type DocumentProps } from '@react-pdf/renderer'
import { Typed } from '#app/core/pdf/any_text'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { MM } from '#app/core/pdf/measures'
import { TYPEWRITER } from '#app/core/pdf/typewriter'
import { present } from '#domain/present'

const KEYWORD = 'stempel'

/** The numbers of the pages that get a line, as the keywords of a booklet hold them. */
export const stampedPages = {
  written: (numbers: readonly number[]) => [KEYWORD, ...numbers].join(' '),
  read(keywords: string | undefined): readonly number[] {
    const [word, ...numbers] = (keywords ?? '').split(/[\s,;]+/)
    return word === KEYWORD ? numbers.map(Number) : []
  },
}

/**
 * A booklet with a line at the foot of its cover and of the host's pages: whose it is. What the
 * players hold stays a thing from the story. The line is set once and laid over these pages, so a
 * stamp costs about the same for a booklet of any length.
 *
 * @param pdf a booklet as `bookletPdf` makes it
 */
export async function stampPdf(pdf: Uint8Array, line: string): Promise<Uint8Array> {
  const booklet = await PDFDocument.load(pdf, { updateMetadata: false })
  await layOver(booklet, stampedPages.read(booklet.getKeywords()), <StampLine text={line} />)
  return booklet.save()
}

/** Sets something once and lays it over these pages, of which the first has number 1. */
export async function layOver(
  booklet: PDFDocument,
  numbers: readonly number[],
  stamp: ReactElement<DocumentProps>
) {
  const [sheet] = await booklet.embedPdf(await renderPdf(stamp))
  const pages = booklet.getPages()
  for (const number of numbers)
    present(pages[number - 1], 'a stamped page').drawPage(present(sheet, 'the stamp'))
}

/** A line in the middle of the foot of a page. */
export function StampLine({ text }: { readonly text: string }) {
  return (
    <Document>
      <Page size="A4">
        <Typed style={styles.line}>{text}</Typed>
      </Page>
    </Document>
  )
}

const styles = StyleSheet.create({
  line: {
    position: 'absolute',
    bottom: 8 * MM,
    left: 20 * MM,
    right: 20 * MM,
    fontFamily: TYPEWRITER,
    fontSize: 8.5,
    textAlign: 'center',
    maxLines: 1,
    textOverflow: 'ellipsis',
  },
})
