import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { orderButton, field, fillIn } from '#tests/helpers/shop/checkout'

/** The messages in the order of the specification; each dialog is closed in another way. */
const MESSAGES = [
  { label: 'Naam', text: 'Vul uw naam in', value: 'Noor de Vries', close: byButton },
  {
    label: 'E-mail',
    text: 'Vul een email adres in',
    value: 'noor@example.nl',
    close: byKey('Enter'),
  },
  { label: 'Adres', text: 'Vul uw adres in', value: 'Dorpsstraat 12', close: byKey('Escape') },
  { label: 'Postcode', text: 'Vul uw postcode in', value: '3911 AB', close: byKey('Space') },
  { label: 'Plaats', text: 'Vul uw woonplaats in', value: 'Rhenen', close: byButton },
]

test.group('Missing a field', () => {
  test('a customer who forgets a field is told so, one at a time, and gets back to that very field', async () => {
    const page = await visitor()
    const sent = posts(page)
    await open(page, '/bestellen/binky')

    for (const { label, text, value, close } of MESSAGES) {
      await orderButton(page).click()
      const dialog = page.getByRole('alertdialog', { name: 'Bestellen' })
      await expect(dialog).toBeVisible()
      await expect(dialog).toHaveAccessibleDescription(text)
      await expect(dialog.getByText(text, { exact: true })).toBeVisible()
      await close(page)
      await expect(dialog).toHaveCount(0)
      await expect(field(page, label)).toBeFocused()
      await fillIn(page, { [label]: value })
    }
    expect(sent).toEqual([])
  })

  test('spaces do not count as filled in', async () => {
    const page = await visitor()
    const sent = posts(page)
    await open(page, '/bestellen/sintjunior')
    await fillIn(page, { Naam: '   ' })
    await orderButton(page).click()
    await expect(page.getByRole('alertdialog')).toHaveAccessibleDescription('Vul uw naam in')
    await expectAccessible(page)
    expect(sent).toEqual([])
  })

  test('a customer of a download is not asked for an address', async () => {
    const page = await visitor()
    await open(page, '/bestellen/eindejaarsspel')
    await expect(field(page, 'E-mail')).toBeVisible()
    for (const label of ['Adres', 'Postcode', 'Plaats', 'Actiecode'])
      await expect(field(page, label)).toHaveCount(0)
  })
})

function posts(page: Page): string[] {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(`${request.method()} ${request.url()}`)
  })
  return sent
}

async function byButton(page: Page) {
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
}

function byKey(key: string) {
  return async (page: Page) => {
    await expect(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press(key)
  }
}
