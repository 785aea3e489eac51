import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { ADDRESS, orderButton, onPaymentPage, field, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'

const ORDER_CALL = '**/api/binky/bestellen'
const OUTAGE = 'De betaalpagina is even niet bereikbaar. Er is niets afgeschreven.'

test.group('Ordering while something is out of order', () => {
  test('when the payment provider is down, one line says so above the button and a second try works', async () => {
    const page = await visitor({ mag: [/status of 503 .*\/api\/binky\/bestellen/] })
    const filledIn = { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress(), ...ADDRESS }
    await page.route(
      ORDER_CALL,
      (route) => route.fulfill({ status: 503, json: { message: OUTAGE } }),
      { times: 1 }
    )
    await open(page, '/bestellen/binky')
    await fillIn(page, filledIn)
    await orderButton(page).click()

    const notice = page.getByRole('alert')
    await expect(notice).toHaveText(OUTAGE)
    const [line, button] = [await notice.boundingBox(), await orderButton(page).boundingBox()]
    expect(line!.y + line!.height).toBeLessThanOrEqual(button!.y)
    for (const [label, value] of Object.entries(filledIn))
      await expect(field(page, label)).toHaveValue(value)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expectAccessible(page)

    await orderButton(page).click()
    await onPaymentPage(page)
  })

  test('an answer that is no JSON is shown as it is, and an empty one gives the fallback', async () => {
    const page = await visitor({ mag: [/status of 50\d .*\/api\/binky\/bestellen/] })
    await page.route(ORDER_CALL, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.route(ORDER_CALL, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
      times: 1,
    })
    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress(), ...ADDRESS })
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Bad gateway')
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  })

  test('without a connection the form says so and keeps what was filled in', async () => {
    const page = await visitor({ mag: [/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
    await open(page, '/bestellen/binky')
    await page.route(ORDER_CALL, (route) => route.abort('internetdisconnected'))
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress(), ...ADDRESS })
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'Er is geen verbinding. Controleer je internet'
    )
    await expect(field(page, 'Naam')).toHaveValue('Noor de Vries')
    await expect(orderButton(page)).toBeEnabled()
  })

  test('without a connection an empty field is still told, even though the dialog cannot be fetched', async () => {
    const page = await visitor({ mag: [/net::ERR_INTERNET_DISCONNECTED/] })
    await open(page, '/bestellen/binky')
    await page.context().setOffline(true)
    await orderButton(page).click()
    await expect(page.getByText('Vul uw naam in')).toBeVisible()
  })
})
