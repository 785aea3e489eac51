import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'

/** The first page of a pdf, so many pixels wide, as a PNG. */
export async function photographFirstPage(pdf: Uint8Array, width: number): Promise<Buffer> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    const page = document.getPage(0)
    const { originalWidth, originalHeight } = page.getOriginalSize()
    const height = Math.round((width * originalHeight) / originalWidth)
    const { data } = await page.render({ width, height, render: 'bitmap' })
    document.destroy()
    const raw = { width, height, channels: 4 as const }
    return await sharp(data, { raw }).removeAlpha().png().toBuffer()
  } finally {
    library.destroy()
  }
}
