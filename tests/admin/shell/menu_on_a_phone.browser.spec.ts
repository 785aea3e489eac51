import { test } from '@japa/runner'
import { expect } from '#tests/helpers/visitor'
import { admin, heading } from '#tests/helpers/live/hall'
import { realShop } from '#tests/helpers/real_shop'

const PHONE = { width: 390, height: 844 }
/** The title is in view before anything of the page is scrolled. */
const TITLE_WITHIN = 140
const DAILY = ['Vandaag', 'Bestellingen', 'Verzenden', 'Berichten']

type Box = { readonly y: number; readonly height: number }

const bottomOf = (box: Box | null) => (box ? box.y + box.height : Number.POSITIVE_INFINITY)

test.group('The admin area on a phone', () => {
  test('an owner sees the title at once, and reaches each place with the thumb', async () => {
    const page = await admin(realShop())
    await page.setViewportSize(PHONE)
    await page.goto('/dashboard/vandaag')

    for (const place of DAILY) {
      const link = page.getByRole('navigation', { name: 'Elke dag' }).getByRole('link')
      await link.filter({ hasText: place }).click()
      await expect(heading(page)).toHaveText(place)
      /** The title of a page that is being replaced has no place. */
      await expect
        .poll(async () => bottomOf(await heading(page).boundingBox()))
        .toBeLessThanOrEqual(TITLE_WITHIN)
    }

    const menu = page.getByRole('button', { name: 'Menu' })
    const sheet = page.getByRole('dialog', { name: 'Menu' })
    await menu.click()
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await expect(menu).toBeFocused()

    await menu.click()
    await sheet.getByRole('link', { name: 'Prijzen' }).click()
    await expect(heading(page)).toHaveText('Prijzen')
    await expect(sheet).toBeHidden()
  })
})
