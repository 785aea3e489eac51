import { test } from '@japa/runner'
import { present } from '#tests/helpers/present'
import { expect, open, visitor } from '#tests/helpers/visitor'

const HEIGHT = 700

test.group('The way to order a game', () => {
  test(
    'the order button stays in reach of a thumb on a phone, as far as the game is described, and leads to the order'
  )
    .with([320, 390])
    .run(async (_, width) => {
      const page = await visitor({ viewport: { width, height: HEIGHT }, reducedMotion: 'reduce' })
      await open(page, '/escaperooms/binky')
      const ways = page.getByRole('main').getByRole('link', { name: 'bestel nu' })
      await expect(ways, 'the button of the wide screen is gone').toHaveCount(1)
      for (const part of [0, 0.5, 1]) {
        await page.evaluate((share) => {
          const { bottom } = document.querySelector('main article')?.getBoundingClientRect() ?? {}
          window.scrollTo(0, ((bottom ?? 0) + window.scrollY - window.innerHeight) * share)
        }, part)
        await expect(ways).toBeInViewport({ ratio: 1 })
        const { y, height } = present(await ways.boundingBox(), 'the place of the button')
        expect(height).toBeGreaterThanOrEqual(44)
        expect(y + height, 'at the thumb').toBeGreaterThan(HEIGHT - 80)
      }
      await ways.click()
      await expect(page).toHaveURL(/\/bestellen\/binky$/)
    })

  test('the order button stands on the label of a wide screen, once', async () => {
    const page = await visitor({ viewport: { width: 1280, height: HEIGHT } })
    await open(page, '/escaperooms/binky')
    const way = { name: 'bestel nu' }
    await expect(page.getByRole('main').getByRole('link', way)).toHaveCount(1)
    const label = page.getByRole('region', { name: 'In het kort' })
    await expect(label.getByRole('link', way)).toBeVisible()
  })
})
