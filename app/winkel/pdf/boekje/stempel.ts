import { createElement as h } from 'react'
import { PDFDocument } from '@cantoo/pdf-lib'
import { Document, Page, renderToBuffer, Text } from '@react-pdf/renderer'
import { CODE } from '#app/winkel/pdf/boekje/letters'
import { MM } from '#app/winkel/pdf/boekje/stijl'
import { typbaar } from '#app/winkel/pdf/letters'

export type Stempel = { readonly nummer: string; readonly naam: string }

/**
 * A booklet with the order's number and the buyer's name at the foot of each page. The line is set once
 * and laid over every page, so a stamp costs the same for a booklet of any length.
 *
 * @param pdf a booklet as `boekjePdf` makes it
 */
export async function stempel(pdf: Uint8Array, { nummer, naam }: Stempel): Promise<Uint8Array> {
  const [boekje, regel] = await Promise.all([
    PDFDocument.load(pdf, { updateMetadata: false }),
    stempelregel(`Bestelling ${nummer}, voor ${naam}. Alleen voor eigen gebruik.`),
  ])
  const [vel] = await boekje.embedPdf(regel)
  for (const pagina of boekje.getPages()) pagina.drawPage(vel!)
  return boekje.save()
}

function stempelregel(tekst: string): Promise<Buffer> {
  return renderToBuffer(
    h(
      Document,
      null,
      h(
        Page,
        { size: 'A4' },
        h(
          Text,
          {
            style: {
              position: 'absolute',
              bottom: 8 * MM,
              left: 20 * MM,
              right: 20 * MM,
              fontFamily: CODE,
              fontSize: 8.5,
              textAlign: 'center',
              maxLines: 1,
              textOverflow: 'ellipsis',
            },
          },
          typbaar(tekst)
        )
      )
    )
  )
}
