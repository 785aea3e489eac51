import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { field } from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

test.group('Using nothing but the keyboard', () => {
  test('the first key leads a visitor past the menu, straight to the text', async () => {
    const page = await visitor()
    await open(page, '/')
    await page.keyboard.press('Tab')
    const skipLink = page.getByRole('link', { name: 'Naar de inhoud' })
    await expect(skipLink).toBeFocused()
    await expect(skipLink).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(page.getByRole('main').getByRole('link').first()).toBeFocused()
  })

  test('a customer gets from the menu to a game, fills in the form and orders', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await open(page, '/')
    await tabTo(
      page,
      page
        .getByRole('navigation', { name: 'Hoofdmenu' })
        .getByRole('link', { name: 'Escape rooms' })
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape rooms')

    await tabTo(
      page,
      page.getByRole('main').getByRole('link', { name: 'Cunera van Rhenen' }).first()
    )
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cunera van Rhenen')

    await tabTo(page, page.getByRole('link', { name: 'bestel nu' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cunera van Rhenen bestellen')

    await tabTo(page, field(page, 'Naam'))
    await page.keyboard.type('Noor de Vries')
    await page.keyboard.press('Tab')
    await expect(field(page, 'E-mail')).toBeFocused()
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/bestellen\/bedankt/)
    await waitForMail(email)
  })

  test('a visitor sees which element has the focus', async () => {
    const page = await visitor()
    await open(page, '/bestellen/binky')
    const last = page.getByRole('link', { name: 'Privacybeleid' })
    for (let step = 0; step < 60; step++) {
      await page.keyboard.press('Tab')
      const visible = await page.evaluate(() => {
        const focused = document.activeElement ?? document.body
        const [own, layer] = [getComputedStyle(focused), getComputedStyle(focused, '::after')]
        const outlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
          outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
        return outlined(own) || outlined(layer) ? '' : focused.outerHTML.slice(0, 200)
      })
      expect(visible, 'has the focus and does not show it').toBe('')
      if (await last.evaluate((el) => el === document.activeElement)) return
    }
    throw new Error('The keyboard never got to the end of the page')
  })
})

/** Tab until it has the focus, as a person would. */
async function tabTo(page: Page, target: Locator) {
  await target.waitFor()
  for (let step = 0; step < 60; step++) {
    if (await target.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(target).toBeFocused()
}
