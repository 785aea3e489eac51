import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { present } from '#tests/helpers/present'
import { expect, open, visitor } from '#tests/helpers/visitor'

const GAME = '/escaperooms/binky'
const pages = (page: Page) => page.getByRole('region', { name: 'Een kijkje in het boekje' })
const viewer = (page: Page) => page.getByRole('dialog')
const place = (page: Page, number: number) =>
  expect(viewer(page)).toContainText(`Bladzijde ${number} van 4`)

/** How much moved by itself so far, as browsers count it. */
const shifted = (page: Page) =>
  page.evaluate(() => (window as unknown as { shifted: number }).shifted)

async function choose(page: Page, title: string) {
  await open(page, GAME)
  const link = pages(page).getByRole('link', { name: title })
  await link.focus()
  await page.keyboard.press('Enter')
  return link
}

test.group('Leafing through the sample pages', () => {
  test(
    'a visitor turns the page with the arrow keys, and goes back to where they were with Escape ({reducedMotion})'
  )
    .with([{ reducedMotion: 'reduce' as const }, { reducedMotion: 'no-preference' as const }])
    .run(async (_, options) => {
      const page = await visitor({ viewport: { width: 1280, height: 800 }, ...options })
      const link = await choose(page, 'Voor de speurders')
      await place(page, 2)
      const picture = viewer(page).getByRole('img', { name: 'Zes penningen' })
      await expect(picture).toBeInViewport({ ratio: 0.9 })
      await page.keyboard.press('ArrowRight')
      await place(page, 3)
      await page.keyboard.press('ArrowLeft')
      await place(page, 2)
      await viewer(page).getByRole('button', { name: 'Vorige' }).click()
      await place(page, 1)
      await viewer(page).getByRole('button', { name: 'Vorige' }).click()
      await place(page, 4)
      expect(page.url()).toContain(GAME)
      await page.keyboard.press('Escape')
      await expect(viewer(page)).toHaveCount(0)
      await expect(link).toBeFocused()
    })
    .timeout(60_000)

  test('a swipe turns the page on a phone, and an enlarged page is read by scrolling', async () => {
    const page = await visitor({ viewport: { width: 390, height: 844 } })
    await choose(page, 'Voor op de deur')
    await place(page, 1)
    const row = viewer(page).getByRole('list')
    await row.evaluate((list) => list.scrollBy({ left: list.clientWidth }))
    await place(page, 2)
    await viewer(page).getByRole('button', { name: 'Vergroot' }).click()
    const picture = viewer(page).getByRole('img', { name: 'Zes penningen' })
    await expect
      .poll(async () => present(await picture.boundingBox(), 'the picture').width)
      .toBeGreaterThan(700)
    await place(page, 2)
    await viewer(page).getByRole('button', { name: 'Vergroot' }).click()
    await viewer(page).getByRole('button', { name: 'Sluit' }).click()
    await expect(viewer(page)).toHaveCount(0)
  }).timeout(60_000)

  test('nothing moves when pages open and load, and nobody is kept out ({colorScheme})')
    .with([{ colorScheme: 'light' as const }, { colorScheme: 'dark' as const }])
    .run(async (_, options) => {
      const page = await visitor({ viewport: { width: 390, height: 844 }, isNew: true, ...options })
      await page.addInitScript(() => {
        const shifts = Object.assign(window, { shifted: 0 })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries())
            shifts.shifted += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, GAME)
      await pages(page).getByRole('link', { name: 'Voor op de deur' }).focus()
      const before = await shifted(page)
      await page.keyboard.press('Enter')
      await place(page, 1)
      for (const number of [2, 3, 4]) {
        await page.keyboard.press('ArrowRight')
        await place(page, number)
      }
      expect((await shifted(page)) - before).toBeLessThan(0.001)
      expect(await obstaclesEverywhere(page)).toEqual([])
    })
    .timeout(60_000)
})
