import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { ADDRESS, orderButton, onPaymentPage, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

test.group('Waiting for a payment', () => {
  test('a page that waits notices by itself that the payment was made in another tab', async () => {
    const page = await visitor()
    const email = uniqueAddress()

    await open(page, '/bestellen/kunstroof')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADDRESS })
    await orderButton(page).click()
    await onPaymentPage(page)
    const paymentPage = page.url()
    await checkOut(page, 'Laat open')
    await expect(page.getByText('We wachten op de betaling')).toBeVisible()
    await expect(page.getByText('Deze pagina ververst vanzelf.')).toBeVisible()
    await expectAccessible(page)

    const other = await page.context().newPage()
    await other.goto(paymentPage)
    await checkOut(other, 'Betaald')
    await expect(other.getByText('De betaling is binnen')).toBeVisible()

    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await expect(page.getByText('We wachten op de betaling')).toHaveCount(0)
    await waitForMail(email)
  })
})
