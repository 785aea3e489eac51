import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { expect, open, visitor } from '#tests/helpers/visitor'
import { present } from '#tests/helpers/present'

/** Room around a card for a ring that is drawn outside of it. */
const MARGIN = 12

async function pictureOf(page: Page, card: Locator) {
  const { x, y, width, height } = present(await card.boundingBox(), 'the place of the card')
  const clip = {
    x: Math.max(0, Math.round(x - MARGIN)),
    y: Math.round(y - MARGIN),
    width: Math.round(width + 2 * MARGIN),
    height: Math.round(height + 2 * MARGIN),
  }
  const { data, info } = await sharp(await page.screenshot({ clip, animations: 'disabled' }))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

test.group('Where the keyboard is', () => {
  test(
    'a card of {path} with the focus of the keyboard looks otherwise all around, by {colorScheme}'
  )
    .with(
      ['/', '/escaperooms', '/escaperooms/binky'].flatMap((path) =>
        (['light', 'dark'] as const).map((colorScheme) => ({ path, colorScheme }))
      )
    )
    .run(async (_, { path, colorScheme }) => {
      const page = await visitor({
        viewport: { width: 1280, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await open(page, path)
      const card = page.locator('.linked-card').first()
      await card.scrollIntoViewIfNeeded()
      const before = await pictureOf(page, card)
      await page.keyboard.press('Shift')
      await card.getByRole('link').focus()
      const after = await pictureOf(page, card)

      expect([after.width, after.height]).toEqual([before.width, before.height])
      const changed = pixelmatch(before.data, after.data, undefined, after.width, after.height)
      /** A ring of two pixels all around is the least that is seen (WCAG 2.4.13). */
      expect(changed).toBeGreaterThan(2 * 2 * (after.width + after.height - 4 * MARGIN))
    })
})
