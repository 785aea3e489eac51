import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { ORDERABLE_GAMES, CATALOGUE } from '#games/catalogue'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { visitor, expect, open, overflowing } from '#tests/helpers/visitor'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'
import { realShop } from '#tests/helpers/real_shop'

const PATHS = [
  ...[
    '/',
    '/escaperooms',
    '/proefraadsel',
    '/contact',
    '/cadeaubon',
    '/bestelling',
    '/vragen',
    '/herroepingsrecht',
    '/privacy-beleid',
    '/toegankelijkheid',
  ],
  '/herroepen',
  ...['/kleinkunst', '/kunstroof', '/binky'],
  ...CATALOGUE.map(({ itemName }) => `/escaperooms/${itemName}`),
  ...ORDERABLE_GAMES.map(({ itemName }) => `/bestellen/${itemName}`),
].map((path) => ({ path, status: 200, findable: true }))

const NOT_FINDABLE = [
  { path: '/bestellen/bedankt', status: 200, findable: false },
  { path: '/bestellen/iets-anders', status: 200, findable: false },
  { path: '/nergens-te-vinden', status: 404, findable: false },
]

const WIDTHS = [320, 390, 1280]

test.group('Every page', () => {
  test('the page {path} is sound on a phone and a large screen, by day and by night, for everybody')
    .with([...PATHS, ...NOT_FINDABLE])
    .run(async (_, { path, status, findable }) => {
      const page = await visitor({
        allowed: status === 404 ? [/status of 404 .*\/nergens-te-vinden\)$/] : [],
      })
      const reply = await open(page, path)
      expect(reply?.status()).toBe(status)
      await expectHead(page, path, findable)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

      const findings: string[] = []
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 844 })
        const tooWide = await overflowing(page)
        findings.push(...tooWide.map((element) => `sticks out at ${width} px: ${element}`))
      }
      findings.push(...(await sticksOutWhenSpaced(page)))
      await viewImages(page)
      findings.push(...(await obstaclesEverywhere(page)))
      expect(findings).toEqual([])
    })
})

async function expectHead(page: Page, path: string, findable: boolean) {
  await expect(page).toHaveTitle(/^\S.* \| Het Kabinet van Raadsels$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  if (findable) {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      realShop().url + path
    )
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  } else {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
}

/** Goes past every picture, because a picture loads when it comes near. */
async function viewImages(page: Page) {
  for (const picture of await page.locator('main img').all()) {
    await picture.evaluate((image) => image.scrollIntoView())
    await expect(picture).toHaveJSProperty('complete', true)
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
