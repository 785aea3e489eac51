import { PDFiumLibrary } from '@hyzyla/pdfium'
import sharp from 'sharp'
import { MATEN } from '#app/winkel/inkijk'

/** The first page of a pdf in the shop's two sizes. Part of the build; no program of the system is needed. */
export async function fotografeer(pdf: Uint8Array): Promise<Record<keyof typeof MATEN, Buffer>> {
  const bibliotheek = await PDFiumLibrary.init()
  try {
    const document = await bibliotheek.loadDocument(pdf)
    // Twice as large as needed: made smaller, thin lines stay even.
    const { width, height, data } = await document.getPage(0).render({
      width: 2 * MATEN.groot.breedte,
      height: 2 * MATEN.groot.hoogte,
      render: 'bitmap',
    })
    const foto = sharp(data, { raw: { width, height, channels: 4 } }).removeAlpha()
    const opMaat = ({ breedte, hoogte }: { breedte: number; hoogte: number }) =>
      foto
        .clone()
        .resize(breedte, hoogte, { fit: 'fill' })
        .webp({ quality: 82, effort: 6 })
        .toBuffer()
    const [klein, groot] = await Promise.all([opMaat(MATEN.klein), opMaat(MATEN.groot)])
    document.destroy()
    return { klein, groot }
  } finally {
    bibliotheek.destroy()
  }
}
