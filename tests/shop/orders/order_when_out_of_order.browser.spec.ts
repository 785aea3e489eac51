import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { ADDRESS, orderButton, onPaymentPage, field, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { present } from '#tests/helpers/present'

const ORDER_CALL = '**/api/binky/bestellen'
const OUTAGE = 'De betaalpagina is even niet bereikbaar. Er is niets afgeschreven.'

test.group('Ordering while something is out of order', () => {
  test('a customer reads above the button that the payment provider is down, and a second try works', async () => {
    const page = await visitor({ allowed: [/status of 503 .*\/api\/binky\/bestellen/] })
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
    await expect(notice).toBeFocused()
    const line = present(await notice.boundingBox(), 'the place of the notice')
    const button = present(await orderButton(page).boundingBox(), 'the place of the button')
    expect(line.y + line.height).toBeLessThanOrEqual(button.y)
    for (const [label, value] of Object.entries(filledIn))
      await expect(field(page, label)).toHaveValue(value)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await expectAccessible(page)

    await orderButton(page).click()
    await onPaymentPage(page)
  })

  test('a customer reads an answer of plain text as it is, and a general sentence for an empty one', async () => {
    const page = await visitor({ allowed: [/status of 50\d .*\/api\/binky\/bestellen/] })
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

  test('a customer whose press failed is asked about a slip at the next one, and orders with the third', async () => {
    const page = await visitor({ allowed: [/status of (503|422) .*\/api\/binky\/bestellen/] })
    await page.route(
      ORDER_CALL,
      (route) => route.fulfill({ status: 503, json: { message: OUTAGE } }),
      { times: 1 }
    )
    await open(page, '/bestellen/binky')
    const slip = uniqueAddress().replace(/@.*/, '@gmial.com')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': slip, ...ADDRESS })
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toHaveText(OUTAGE)
    await orderButton(page).click()
    await expect(page.getByText('Bedoel je', { exact: false }).first()).toBeVisible()
    await orderButton(page).click()
    await onPaymentPage(page)
  })

  test('the form points at the wifi behind a captive portal, keeps what was filled in and then orders', async () => {
    const page = await visitor()
    const portal = { contentType: 'text/html', body: '<!doctype html><title>Gratis wifi</title>' }
    await page.route(ORDER_CALL, (route) => route.fulfill(portal), { times: 1 })
    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress(), ...ADDRESS })
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText('eerst inloggen op dit wifi-netwerk')
    await expect(field(page, 'Naam')).toHaveValue('Noor de Vries')
    await orderButton(page).click()
    await onPaymentPage(page)
  })

  test('a customer stays on the form and reads so when an answer has no payment page or names an unknown field', async () => {
    const page = await visitor({ allowed: [/status of 422 .*\/api\/binky\/bestellen/] })
    const errors = { getoondePrijs: ['De prijs is veranderd.'] }
    await page.route(ORDER_CALL, (route) => route.fulfill({ json: {} }), { times: 1 })
    await open(page, '/bestellen/binky')
    await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniqueAddress(), ...ADDRESS })
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toContainText('geen bruikbaar antwoord')
    await page.route(ORDER_CALL, (route) => route.fulfill({ status: 422, json: { errors } }), {
      times: 1,
    })
    await orderButton(page).click()
    await expect(page.getByRole('alert')).toHaveText('De prijs is veranderd.')
    await expect(page).toHaveURL(/\/bestellen\/binky$/)
  })

  test('a customer without a connection reads so, and the form keeps what was filled in', async () => {
    const page = await visitor({ allowed: [/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
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

  test('a customer without a connection is still told of an empty field', async () => {
    const page = await visitor({ allowed: [/net::ERR_INTERNET_DISCONNECTED/] })
    await open(page, '/bestellen/binky')
    await page.context().setOffline(true)
    await orderButton(page).click()
    await expect(page.getByText('Vul uw naam in')).toBeVisible()
  })
})
