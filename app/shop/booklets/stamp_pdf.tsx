import { PDFDocument } from '@cantoo/pdf-lib'
import { Document, Page, StyleSheet } from '@react-pdf/renderer'
import { Typed } from '#app/core/pdf/any_text'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { MM } from '#app/core/pdf/measures'
import { TYPEWRITER } from '#app/core/pdf/typewriter'
import { present } from '#domain/present'

/**
 * A booklet with a line at the foot of each page: whose it is. The line is set once and laid over every
 * page, so a stamp costs about the same for a booklet of any length.
 *
 * @param pdf a booklet as `bookletPdf` makes it
 */
export async function stampPdf(pdf: Uint8Array, line: string): Promise<Uint8Array> {
  const [booklet, footer] = await Promise.all([
    PDFDocument.load(pdf, { updateMetadata: false }),
    renderPdf(<StampLine text={line} />),
  ])
  const [sheet] = await booklet.embedPdf(footer)
  for (const page of booklet.getPages()) page.drawPage(present(sheet, 'the stamp'))
  return booklet.save()
}

function StampLine({ text }: { readonly text: string }) {
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
