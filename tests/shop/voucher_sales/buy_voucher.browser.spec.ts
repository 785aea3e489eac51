import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { checkOut, fillIn, onPaymentPage } from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

const REFUSED = [/status of 422/]

test.group('Buying a voucher', () => {
  test('somebody buys a voucher for a friend, who gets it by mail', async () => {
    const [buyer, friend] = [uniqueAddress('noor'), uniqueAddress('sofie')]
    const page = await visitor({ allowed: REFUSED })
    await open(page, '/')
    await page.getByRole('link', { name: 'Cadeaubon geven' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cadeaubon geven')
    await expectAccessible(page)
    await fillIn(page, { 'Bedrag in hele euro’s': '3' })
    await page.getByRole('button', { name: /^Bestellen/ }).click()
    await expect(page.getByText('Vul een heel bedrag in van 5 tot en met 250 euro.')).toBeVisible()
    await expect(page.getByLabel('Bedrag in hele euro’s')).toBeFocused()
    await page.getByRole('button', { name: '€ 50' }).click()
    await fillIn(page, { 'Je naam': 'Noor de Vries', 'Je e-mail': buyer })
    await fillIn(page, { 'E-mail van de ontvanger': friend, 'Je bericht': 'Gefeliciteerd!' })
    await expectAccessible(page)
    await page.getByRole('button', { name: /^Bestellen EUR 50,00/ }).click()
    await onPaymentPage(page)
    await checkOut(page, 'Betaald')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await page.getByRole('link', { name: 'Alles over je bestelling' }).click()
    await expect(page.getByRole('heading', { name: 'Een cadeaubon van € 50,00' })).toBeVisible()
    await expectAccessible(page)
    expect((await waitForMail(friend, 'cadeaubon')).text).toContain('> Gefeliciteerd!')
    expect((await waitForMail(buyer, 'Cadeaubon')).text).toContain('Dit is je betaalbewijs')
  })
})
