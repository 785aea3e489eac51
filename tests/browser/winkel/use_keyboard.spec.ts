import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { veld } from '#tests/helpers/kassa'
import { uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

test.group('Using nothing but the keyboard', () => {
  test('the first key leads past the menu, straight to the text', async () => {
    const page = await bezoeker()
    await open(page, '/')
    await page.keyboard.press('Tab')
    const overslaan = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(overslaan).toBeFocused()
    await expect(overslaan).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('a customer gets from the menu to a game, fills in the form and orders', async () => {
    const page = await bezoeker()
    const email = uniekAdres()
    await open(page, '/')
    await tabNaar(
      page,
      page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .getByRole('link', { name: 'Escape rooms' })
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape rooms')

    await tabNaar(
      page,
      page.getByRole('main').getByRole('link', { name: 'Cunera van Rhenen' }).first()
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cunera van Rhenen')

    await tabNaar(page, page.getByRole('link', { name: 'bestel nu' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cunera van Rhenen bestellen')

    await tabNaar(page, veld(page, 'Naam'))
    await page.keyboard.type('Noor de Vries')
    await page.keyboard.press('Tab')
    await expect(veld(page, 'E-mail')).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('checkbox')).toBeFocused()
    await page.keyboard.press('Space')
    await expect(page.getByRole('checkbox')).toBeChecked()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/bestellen\/bedankt/)
    await wachtOpMail(email)
  })

  test('whatever has the focus shows that it has', async () => {
    const page = await bezoeker()
    await open(page, '/bestellen/binky')
    const laatste = page.getByRole('link', { name: 'Privacybeleid' })
    for (let stap = 0; stap < 60; stap++) {
      await page.keyboard.press('Tab')
      const zichtbaar = await page.evaluate(() => {
        const [eigen, laag] = [
          getComputedStyle(document.activeElement!),
          getComputedStyle(document.activeElement!, '::after'),
        ]
        const omlijnd = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return omlijnd(eigen) || omlijnd(laag)
          ? ''
          : document.activeElement!.outerHTML.slice(0, 200)
      })
      expect(zichtbaar, 'has the focus and does not show it').toBe('')
      if (await laatste.evaluate((el) => el === document.activeElement)) return
    }
    throw new Error('The keyboard never got to the end of the page')
  })
})

/** Tab until it has the focus, as a person would. */
async function tabNaar(page: Page, doel: Locator) {
  await doel.waitFor()
  for (let stap = 0; stap < 60; stap++) {
    if (await doel.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(doel).toBeFocused()
}
