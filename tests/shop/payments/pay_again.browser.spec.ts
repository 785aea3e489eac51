import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import {
  ADDRESS,
  orderButton,
  onPaymentPage,
  checkOut,
  fillIn,
  waitForPost,
} from '#tests/helpers/shop/checkout'
import { mailsTo, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { lastOf } from '#tests/helpers/present'

const OUTAGE = 'De betaalpagina is even niet bereikbaar. Er is niets afgeschreven.'

test.group('Paying again', () => {
  test('a customer pays again after a failed payment on the same page, and the game is delivered once', async () => {
    const page = await visitor()
    const email = uniqueAddress()

    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADDRESS })
    await orderButton(page).click()
    await checkOut(page, 'Mislukt')
    await expect(page.getByText('De betaling is niet gelukt')).toBeVisible()
    await expectAccessible(page)

    await page.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await onPaymentPage(page)
    const payment = lastOf(page.url().split('/'))
    await checkOut(page, 'Betaald')
    await expect(page.getByText('De betaling is binnen')).toBeVisible()
    await waitForMail(email)

    const again = await fetch(`${realShop().simulator}/betalingen/${payment}`, {
      method: 'POST',
      body: new URLSearchParams({ action: 'webhook' }),
    })
    expect(again.ok).toBe(true)
    await waitForPost(page)
    expect(await mailsTo(email)).toHaveLength(1)
  })

  test('a customer pays again after a cancelled payment as well', async () => {
    const page = await visitor()
    await open(page, '/bestellen/ontgoocheld')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress() })
    await orderButton(page).click()
    await checkOut(page, 'Geannuleerd')
    await expect(
      page.getByRole('heading', { name: 'Je hebt de betaling afgebroken' })
    ).toBeVisible()
    await page.getByRole('button', { name: 'Opnieuw betalen' }).click()
    await onPaymentPage(page)
  })

  test('a visitor with a keyboard hears that the payment provider is down, keeps the place and pays with another press', async () => {
    const page = await visitor({ allowed: [/status of 503 .*\/betalen/] })
    await open(page, '/bestellen/ontgoocheld')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress() })
    await orderButton(page).click()
    await checkOut(page, 'Mislukt')
    let answer = () => {}
    const asked = new Promise<void>((resolve) => (answer = resolve))
    await page.route(
      '**/betalen',
      async (route) => {
        await asked
        await route.fulfill({ status: 503, json: { message: OUTAGE } })
      },
      { times: 1 }
    )
    const idle = page.getByRole('button', { name: 'Opnieuw betalen' })
    const place = await idle.boundingBox()
    await idle.press('Enter')
    const busy = page.getByRole('button', { name: 'Bezig met verwerken...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy).toBeFocused()
    expect(await busy.boundingBox(), 'the button moved').toEqual(place)
    await page.keyboard.press('Enter')
    answer()

    await expect(page.getByRole('alert')).toHaveText(OUTAGE)
    await expect(idle).toBeFocused()
    await page.keyboard.press('Enter')
    await onPaymentPage(page)
  })
})
