import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { moved } from '#tests/helpers/moved'
import { expect, open, untilAlive, visitor } from '#tests/helpers/visitor'

/** What a visitor does not notice, as browsers count it. */
const MOST_MOVED = 0.01
const PHONE = { viewport: { width: 390, height: 844 }, isNew: true }

const PATHS = ['/', '/escaperooms', '/bestellen/binky', '/vragen', '/proefraadsel', '/kunstroof']

test.group('Reading at once', () => {
  test('{$self} fetches its fonts once, at once, and nothing moves while it loads')
    .with(PATHS)
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

  test('{$self} stays where it is when its fonts come late')
    .with(PATHS)
    .run(async (_, path) => {
      const page = await visitor(PHONE)
      const { promise: fontsMayCome, resolve: letFontsCome } = Promise.withResolvers<void>()
      await page.route('**/*.woff2', (route) => fontsMayCome.then(() => route.continue()))
      await page.goto(path, { waitUntil: 'commit' })
      await untilAlive(page)
      expect(await fontsFetched(page)).toEqual([])
      letFontsCome()
      await expect.poll(() => fontsFetched(page)).toHaveLength(2)
      await page.evaluate(() => document.fonts.ready.then(() => null))
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
