import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { BESTELBARE_SPELLEN, CATALOGUS } from '#content/catalogus'
import { bezoeker, drempels, expect, open, steektUit } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'

const PADEN = [
  ...[
    '/',
    '/escaperooms',
    '/contact',
    '/bestelling',
    '/vragen',
    '/herroepingsrecht',
    '/privacy-beleid',
  ],
  '/herroepen',
  ...['/kleinkunst', '/kunstroof', '/binky'],
  ...CATALOGUS.map(({ itemName }) => `/escaperooms/${itemName}`),
  ...BESTELBARE_SPELLEN.map(({ itemName }) => `/bestellen/${itemName}`),
].map((pad) => ({ pad, status: 200, vindbaar: true }))

const NIET_TE_VINDEN = [
  { pad: '/bestellen/bedankt', status: 200, vindbaar: false },
  { pad: '/bestellen/iets-anders', status: 200, vindbaar: false },
  { pad: '/nergens-te-vinden', status: 404, vindbaar: false },
]

const BREEDTES = [320, 390, 1280]

test.group('Every page', () => {
  test('{pad} is sound: on a phone and a large screen, by day and by night, for everybody')
    .with([...PADEN, ...NIET_TE_VINDEN])
    .run(async (_, { pad, status, vindbaar }) => {
      const page = await bezoeker({
        mag: status === 404 ? [/status of 404 .*\/nergens-te-vinden\)$/] : [],
      })
      const antwoord = await open(page, pad)
      expect(antwoord?.status()).toBe(status)
      await verwachtKop(page, pad, vindbaar)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)

      const bevindingen: string[] = []
      for (const breedte of BREEDTES) {
        await page.setViewportSize({ width: breedte, height: 844 })
        const teBreed = await steektUit(page)
        bevindingen.push(...teBreed.map((element) => `sticks out at ${breedte} px: ${element}`))
      }
      await bekijkPlaatjes(page)
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 844 })
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          bevindingen.push(
            ...(await drempels(page)).map((een) => `${width} px, ${colorScheme}: ${een}`)
          )
        }
      }
      expect(bevindingen).toEqual([])
    })
})

async function verwachtKop(page: Page, pad: string, vindbaar: boolean) {
  await expect(page).toHaveTitle(/^\S.* \| Het Kabinet van Raadsels$/)
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /\S{3}/)
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  if (vindbaar) {
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      echteWinkel().url + pad
    )
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
  } else {
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  }
}

/** Goes past every picture, as they load when they come near. */
async function bekijkPlaatjes(page: Page) {
  for (const plaatje of await page.locator('main img').all()) {
    await plaatje.scrollIntoViewIfNeeded()
    await expect(plaatje).toHaveJSProperty('complete', true)
    await expect(plaatje).not.toHaveJSProperty('naturalWidth', 0)
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
