import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/**
 * The first page of a pdf as an image of this width in pixels. It needs no program of the system.
 */
export async function firstPagePng(
  pdf: Uint8Array,
  size: { readonly width: number; readonly height: number }
): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const { data } = await document.getPage(0).render({ ...size, render: 'bitmap' })
    document.destroy()
    const raw = { ...size, channels: 4 as const }
    return await sharp(data, { raw }).removeAlpha().png({ palette: true }).toBuffer()
  } finally {
    library.destroy()
  }
}
