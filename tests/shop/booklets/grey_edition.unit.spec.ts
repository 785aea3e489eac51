import { decodePDFRawStream, PDFDocument, PDFRawStream } from '@cantoo/pdf-lib'
import { createElement as h } from 'react'
import { Document, Page, Text } from '@react-pdf/renderer'
import { test } from '@japa/runner'
import { palette } from '#app/core/pdf/palette'
import { renderPdf } from '#app/core/pdf/render_pdf'
import { withoutColor } from '#app/shop/booklets/without_color'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { BOOKLETS } from '#games/booklets'
import { PARTY_PACKS } from '#games/party_packs'
import { esmee } from '#games/recept/people/esmee'
import { sealDrawing } from '#domain/play/props/ornaments'
import { COLORS, type Drawing, type Shape } from '#domain/drawing'
import { present } from '#tests/helpers/present'
import { textsOf } from '#tests/helpers/shop/texts_of_drawing'

test.group('The edition in grey', () => {
  test('a clue keeps three times the darkness of its paper, whatever its colour', ({ assert }) => {
    for (const [name, ink] of Object.entries(palette(false).clear))
      assert.isAtLeast(contrastOnWhite(ink), 3, name)
    assert.deepEqual(palette(true).clear, COLORS)
  })

  test('letters are four and a half times as dark as their paper, but for those that are white', ({
    assert,
  }) => {
    const { paper, white, ...letters } = palette(false).letter
    assert.deepEqual([paper, white], ['#FFFFFF', '#FFFFFF'])
    for (const [name, ink] of Object.entries(letters))
      assert.isAtLeast(contrastOnWhite(ink), 4.5, name)
    for (const ink of Object.values(palette(false).clearLetter))
      assert.isAtLeast(contrastOnWhite(ink), 4.5)
    assert.deepEqual(palette(true).clearLetter, COLORS)
  })

  test('white letters stand on ink, which stays dark, or are clear on the tint of another colour', ({
    assert,
  }) => {
    const white = drawingsIn([BOOKLETS, PARTY_PACKS, sealDrawing('S')])
      .flatMap(({ shapes }) => textsOf(shapes))
      .filter(({ color }) => color === 'white' || color === 'paper')
    assert.isAbove(white.length, 40)
    assert.deepEqual(
      white.filter(({ clear, below, x, y }) => !clear && !below.some(inkAt(x, y))),
      []
    )
  })

  test('the arrow that tells how an egg box lies keeps its shape where the box becomes a tint', ({
    assert,
  }) => {
    const fridge = drawingsIn(esmee.material).filter(({ shapes }) =>
      textsOf(shapes).some(({ text }) => text === '31 mei')
    )
    const boxes = present(fridge[0], 'the fridge').shapes.flatMap((shape) =>
      shape.shape === 'group' ? [shape.shapes] : []
    )
    assert.lengthOf(boxes, 6)
    for (const box of boxes) {
      const arrow = box.find((shape) => shape.shape === 'path' && shape.fill === 'paper')
      assert.include(arrow, { clear: true })
    }
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

/** Every drawing in a value, however deep. */
function drawingsIn(value: unknown): Drawing[] {
  if (Array.isArray(value)) return value.flatMap(drawingsIn)
  if (typeof value !== 'object' || value === null) return []
  return 'shapes' in value && 'width' in value
    ? [value as Drawing]
    : Object.values(value).flatMap(drawingsIn)
}

/** Whether a shape is an area of ink around a place. */
const inkAt = (x: number, y: number) => (shape: Shape) => {
  if (shape.shape === 'circle')
    return shape.fill === 'ink' && Math.hypot(shape.x - x, shape.y - y) < shape.r
  return (
    shape.shape === 'rect' &&
    shape.fill === 'ink' &&
    shape.x <= x &&
    x <= shape.x + shape.b &&
    shape.y <= y &&
    y <= shape.y + shape.h
  )
}

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
