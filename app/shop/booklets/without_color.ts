import { decodePDFRawStream, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib'
import { lightness } from '#app/core/pdf/palette'

/** How a page says with which red, green and blue it fills or draws, each from 0 to 1. */
const PAINT = /([\d.]+) ([\d.]+) ([\d.]+) (scn|SCN)\b/g

/**
 * The same pages with every colour of their text, lines and areas as the grey that it looks like.
 * Pictures stay as they are.
 */
export async function withoutColor(pdf: Uint8Array): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false })
  for (const { node } of document.getPages()) {
    const at = node.get(PDFName.Contents)
    const content = node.context.lookup(at)
    if (!(at instanceof PDFRef) || !(content instanceof PDFRawStream))
      throw new Error('The library writes the content of a page in another way')
    const drawn = Buffer.from(decodePDFRawStream(content).decode()).toString('latin1')
    const grey = drawn.replaceAll(PAINT, (_, red, green, blue, verb) => {
      const light = lightness(Number(red), Number(green), Number(blue)).toFixed(4)
      return `${light} ${light} ${light} ${verb}`
    })
    node.context.assign(at, node.context.flateStream(Buffer.from(grey, 'latin1')))
  }
  return Buffer.from(await document.save())
}
