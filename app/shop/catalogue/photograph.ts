import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { SIZES } from '#app/shop/catalogue/preview_sheets'

/** The first page of a pdf in the shop's two sizes. Part of the build; no program of the system is needed. */
export async function fotografeer(pdf: Uint8Array): Promise<Record<keyof typeof SIZES, Buffer>> {
  const library = await PDFiumLibrary.init()
  try {
    const document = await library.loadDocument(pdf)
    // Twice as large as needed: made smaller, thin lines stay even.
    const { width, height, data } = await document.getPage(0).render({
      width: 2 * SIZES.groot.breedte,
      height: 2 * SIZES.groot.hoogte,
      render: 'bitmap',
    })
    const photo = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    const trueSize = ({ breedte, hoogte }: { breedte: number; hoogte: number }) =>
      photo
        .clone()
        .resize(breedte, hoogte, { fit: 'fill' })
        .webp({ quality: 82, effort: 6 })
        .toBuffer()
    const [small, large] = await Promise.all([trueSize(SIZES.klein), trueSize(SIZES.groot)])
    document.destroy()
    return { klein: small, groot: large }
  } finally {
    library.destroy()
  }
}
