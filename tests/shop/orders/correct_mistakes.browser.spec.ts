import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { ADDRESS, orderButton, onPaymentPage, field, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { present } from '#tests/helpers/present'

const REFUSED = /status of 422 .*\/api\/kunstroof\//

test.group('Correcting mistakes', () => {
  test('each mistake stands under its own field and the typed text stays, until the order works', async () => {
    const page = await visitor({ allowed: [REFUSED] })
    const error = {
      'Naam': 'Noor de Vries',
      ...ADDRESS,
      'E-mail': 'noor@',
      'Postcode': '12',
      'Actiecode': 'BESTAATNIET',
    }
    await open(page, '/bestellen/kunstroof')
    await fillIn(page, error)
    await orderButton(page).click()

    await expectError(page, 'E-mail', 'Dit lijkt geen geldig e-mailadres.')
    await expectError(page, 'Postcode', 'Vul in als 1234 AB.')
    await expect(field(page, 'E-mail')).toBeFocused()
    await expect(page.getByRole('alert')).toBeEmpty()
    for (const [label, value] of Object.entries(error))
      await expect(field(page, label)).toHaveValue(value)
    await expectAccessible(page)

    await fillIn(page, { 'E-mail': uniqueAddress(), 'Postcode': '3911ab' })
    await expect(field(page, 'E-mail')).not.toHaveAttribute('aria-invalid')
    await orderButton(page).click()
    await expect(field(page, 'Actiecode')).toBeFocused()
    await expectError(page, 'Actiecode', 'Deze actiecode kennen we niet.')
    await expect(field(page, 'Postcode')).not.toHaveAttribute('aria-invalid')

    await fillIn(page, { Actiecode: '' })
    await orderButton(page).click()
    await onPaymentPage(page)
  })

  test('a wrong code is read aloud, checked by a button, and stays said when another field is refused', async () => {
    const page = await visitor({ allowed: [REFUSED] })
    await open(page, '/bestellen/kunstroof')
    await fillIn(page, {
      'Naam': 'Noor',
      ...ADDRESS,
      'E-mail': 'noor@',
      'Actiecode': 'BESTAATNIET',
    })
    await page.getByRole('button', { name: 'Toepassen' }).click()
    const said = page.getByRole('status').filter({ hasText: 'Deze actiecode kennen we niet.' })
    await expect(said).toHaveCount(1)
    await orderButton(page).click()
    await expectError(page, 'E-mail', 'Dit lijkt geen geldig e-mailadres.')
    await expectError(page, 'Actiecode', 'Deze actiecode kennen we niet.')
    await fillIn(page, { Actiecode: 'ANDERS' })
    await expect(field(page, 'Actiecode')).not.toHaveAttribute('aria-invalid')
  })

  test('a customer whose order is on its way sees words and a turning keyhole in place of the button, and keeps their place', async () => {
    const page = await visitor()
    await open(page, '/bestellen/binky')
    let letThrough = () => {}
    const waiting = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/api/binky/bestellen', async (route) => {
      await waiting
      await route.continue()
    })

    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress(), ...ADDRESS })
    const placeOf = async (what: Locator) => {
      await what.scrollIntoViewIfNeeded()
      const { width, height } = present(await what.boundingBox(), 'a place')
      return { width, height }
    }
    const place = await placeOf(orderButton(page))
    await field(page, 'Plaats').press('Enter')
    const words = page.getByText('Bezig met verwerken...')
    await expect(words).toBeVisible()
    await expect(words.locator('svg')).toBeVisible()
    await expect(words).toBeFocused()
    expect(await placeOf(words)).toEqual(place)
    await expect(orderButton(page)).toHaveCount(0)
    await expect(field(page, 'Naam')).toBeDisabled()
    letThrough()
    await onPaymentPage(page)
  })
})

/** Under the field, and tied to it for readers who cannot see that. */
async function expectError(page: Page, label: string, text: string) {
  await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page, label)).toHaveAccessibleDescription(
    new RegExp(text.replaceAll('.', '\\.'))
  )
  const below = page.locator('[id$="-fout"]').filter({ hasText: text })
  await expect(below).toBeVisible()
  const upper = present(await below.boundingBox(), 'the place of the message')
  const lower = present(await field(page, label).boundingBox(), 'the place of the field')
  expect(upper.y).toBeGreaterThanOrEqual(lower.y + lower.height)
}
