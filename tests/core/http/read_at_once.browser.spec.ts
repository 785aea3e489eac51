import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { moved } from '#tests/helpers/moved'
import { expect, open, visitor } from '#tests/helpers/visitor'

/** What a visitor does not notice, as browsers count it. */
const MOST_MOVED = 0.01
const PHONE = { viewport: { width: 390, height: 844 }, isNew: true }

test.group('Reading at once', () => {
  test('{$self} fetches its fonts once, at once, and nothing moves while it loads')
    .with(['/', '/escaperooms', '/bestellen/binky', '/vragen', '/proefraadsel', '/kunstroof'])
    .run(async (_, path) => {
      const page = await visitor(PHONE)
      await open(page, path)
      await page.evaluate(() => document.fonts.ready.then(() => null))
      const fetched = await fontsFetched(page)
      const preloaded = await page
        .locator('link[rel="preload"][as="font"]')
        .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
      expect(preloaded).toHaveLength(2)
      for (const font of preloaded)
        expect(fetched.filter(({ name }) => name === font)).toEqual([
          { name: font, initiator: 'link' },
        ])
      expect(await moved(page)).toBeLessThan(MOST_MOVED)
    })
})

const fontsFetched = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map((entry) => ({
        name: entry.name,
        initiator: (entry as PerformanceResourceTiming).initiatorType,
      }))
  )
