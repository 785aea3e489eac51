import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { createElement as h } from 'react'
import { Document, Page, Text } from '@react-pdf/renderer'
import { test } from '@japa/runner'
import { palette } from '#app/core/pdf/palette'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { withoutColor } from '#app/shop/booklets/without_color'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { COLORS } from '#domain/drawing'

test.group('The edition in grey', () => {
  test('what players go by keeps three times the darkness of its paper, whatever its colour', ({
    assert,
  }) => {
    for (const [name, ink] of Object.entries(palette(false).clear))
      assert.isAtLeast(contrastOnWhite(ink), 3, name)
    assert.deepEqual(palette(true).clear, COLORS)
  })

  test('a page without colour has its words, and as much light', async ({ assert }) => {
    const style = { color: COLORS.ink, backgroundColor: COLORS.wax }
    const page = h(Page, { size: 'A5' }, h(Text, { style }, 'Museum Petiet'))
    const colored = await renderPdf(h(Document, null, page))
    const grey = await withoutColor(colored)

    assert.include(await pdfText(grey), 'Museum Petiet')
    assert.includeMembers(await paintsOf(colored), ['30 42 56', '166 58 43'])
    assert.sameMembers(await paintsOf(grey), ['40 40 40', '80 80 80'])
  })
})

/** The contrast of WCAG between a grey and white paper. */
function contrastOnWhite(hex: string): number {
  const light = Number.parseInt(hex.slice(1, 3), 16) / 255
  const luminance = light <= 0.04045 ? light / 12.92 : ((light + 0.055) / 1.055) ** 2.4
  return 1.05 / (luminance + 0.05)
}

/** All colours with which the pages of a pdf fill and draw. */
async function paintsOf(pdf: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(pdf)
  const drawn = document.getPages().map(({ node }) => {
    const content = node.Contents()
    return content instanceof PDFRawStream
      ? Buffer.from(decodePDFRawStream(content).decode()).toString('latin1')
      : ''
  })
  const paints = drawn.join('\n').matchAll(/([\d.]+ [\d.]+ [\d.]+) (?:scn|SCN)\b/g)
  return [...new Set(Array.from(paints, ([, paint = '']) => inBytes(paint)))]
}

const inBytes = (paint: string) =>
  paint
    .split(' ')
    .map((part) => Math.round(Number(part) * 255))
    .join(' ')
