import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { SIZES } from '#app/shop/catalogue/preview_sheets'

/**
 * Renders the first page of a pdf in the shop's two sizes. It is part of the build, and needs no
 * program of the system.
 */
export async function photograph(pdf: Uint8Array): Promise<Record<keyof typeof SIZES, Buffer>> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    // The page is rendered twice as large as needed, because thin lines stay even when it is scaled
    // down.
    const { width, height, data } = await document.getPage(0).render({
      width: 2 * SIZES.large.width,
      height: 2 * SIZES.large.height,
      render: 'bitmap',
    })
    const trueSize = (size: { width: number; height: number }) =>
      sharp(data, { raw: { width, height, channels: 4 } })
        .removeAlpha()
        .resize({ ...size, fit: 'fill' })
        .webp({ quality: 82, effort: 6 })
        .toBuffer()
    const [small, large] = await Promise.all([trueSize(SIZES.small), trueSize(SIZES.large)])
    document.destroy()
    return { small, large }
  } finally {
    library.destroy()
  }
}
