import { test } from '@japa/runner'
import { planPages } from '#app/shop/booklets/plan_pages'
import { MM } from '#app/core/pdf/measures'
import { kunstroof } from '#games/kunstroof/kunstroof_booklet'
import { HELD_AT_STOPS, STRIP, kaartjeMetGaten } from '#games/kunstroof/kaartje_met_gaten'
import { findIn } from '#tests/helpers/present'

test.group('Kunstroof | the ticket and its strips', () => {
  test('an end of the strip comes at no stop nearer than 8 mm to a slit, as it is printed', async ({
    assert,
  }) => {
    const pages = await planPages(kunstroof)
    const { widths } = findIn(pages, ({ sheet }) => sheet.title === kaartjeMetGaten.label)
    const narrowest = Math.min(...widths) / MM
    assert.lengthOf(HELD_AT_STOPS, STRIP.length)
    for (const part of HELD_AT_STOPS) assert.isAtLeast(part * narrowest, 8)
  })

  test('the ticket and the strips are drawn as wide, so that they are printed in one size', ({
    assert,
  }) => {
    const widths = kaartjeMetGaten.booklet.material.flatMap((piece) =>
      piece.kind === 'drawing' ? [piece.drawing.width] : []
    )
    assert.lengthOf(widths, 2)
    assert.equal(new Set(widths).size, 1)
  })
})
