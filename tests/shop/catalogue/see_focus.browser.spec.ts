import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'
import { expect, open, visitor } from '#tests/helpers/visitor'
import { present } from '#tests/helpers/present'

/** Room around a card, in which nothing changes: its ring is drawn within. */
const MARGIN = 12
/** Within how many pixels of its edge the ring of a card lies. */
const RING = 10
/** The rounded corners of a card, where its edge is not straight. */
const CORNER = 24

/** Two pictures of one size, of which `changed` has a dot where they differ. */
type Difference = { width: number; height: number; changed: (x: number, y: number) => boolean }

/** How much of each side of the card shows a ring: 1 is all of it. */
function sides({ width, height, changed }: Difference) {
  const along = (length: number, seen: (at: number, depth: number) => boolean) => {
    const from = MARGIN + CORNER
    const spots = Array.from({ length: length - 2 * from }, (_, index) => from + index)
    const ringed = spots.filter((at) =>
      Array.from({ length: RING }, (_, d) => seen(at, d)).some(Boolean)
    )
    return ringed.length / spots.length
  }
  const last = { x: width - 1 - MARGIN, y: height - 1 - MARGIN }
  return {
    top: along(width, (x, depth) => changed(x, MARGIN + depth)),
    bottom: along(width, (x, depth) => changed(x, last.y - depth)),
    left: along(height, (y, depth) => changed(MARGIN + depth, y)),
    right: along(height, (y, depth) => changed(last.x - depth, y)),
  }
}

/** How many pixels around the card changed, apart from the one that its rounded edge may share. */
function outside({ width, height, changed }: Difference): number {
  const edge = MARGIN - 1
  let count = 0
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const within = x >= edge && x < width - edge && y >= edge && y < height - edge
      if (!within && changed(x, y)) count++
    }
  return count
}

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

test.group('The focus of the keyboard', () => {
  test(
    'a card of {path} with the focus of the keyboard has a ring within it all around, by {colorScheme} at {width} pixels'
  )
    .with(
      ['/', '/escaperooms', '/escaperooms/binky'].flatMap((path) =>
        (['light', 'dark'] as const).flatMap((colorScheme) =>
          [390, 1280].map((width) => ({ path, colorScheme, width }))
        )
      )
    )
    .run(async (_, { path, colorScheme, width }) => {
      const page = await visitor({
        viewport: { width, height: 900 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await open(page, path)
      const card = page.locator('.linked-card').first()
      await card.evaluate((element) => element.scrollIntoView({ block: 'center' }))
      const before = await pictureOf(page, card)
      await page.keyboard.press('Shift')
      await card.getByRole('link').focus()
      const after = await pictureOf(page, card)

      expect([after.width, after.height]).toEqual([before.width, before.height])
      const mask = Buffer.alloc(after.data.length)
      const count = pixelmatch(before.data, after.data, mask, after.width, after.height, {
        ...{ diffMask: true, includeAA: true, threshold: 0.02 },
      })
      /** A ring of two pixels all around is the least that is seen (WCAG 2.4.13). */
      expect(count).toBeGreaterThan(2 * 2 * (after.width + after.height - 4 * MARGIN))
      const difference = {
        ...{ width: after.width, height: after.height },
        changed: (x: number, y: number) => (mask[(y * after.width + x) * 4 + 3] ?? 0) > 0,
      }
      expect(outside(difference)).toBe(0)
      for (const [side, seen] of Object.entries(sides(difference)))
        expect(seen, `the ring ${side}`).toBeGreaterThan(0.98)
    })
})
