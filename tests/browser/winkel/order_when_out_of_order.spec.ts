import { test } from '@japa/runner'
import { bezoeker, expect, open, verwachtToegankelijk } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, opBetaalpagina, veld, vulIn } from '#tests/helpers/kassa'
import { uniekAdres } from '#tests/helpers/postbus'

const BESTELLEN = '**/api/binky/bestellen'
const STORING = 'De betaalpagina is even niet bereikbaar. Er is niets afgeschreven.'

test.group('Ordering while something is out of order', () => {
  test('when the payment provider is down, one line says so above the button and a second try works', async () => {
    const page = await bezoeker({ mag: [/status of 503 .*\/api\/binky\/bestellen/] })
    const ingevuld = { 'Naam': 'Noor de Vries', 'E-mail': uniekAdres(), ...ADRES }
    await page.route(
      BESTELLEN,
      (route) => route.fulfill({ status: 503, json: { message: STORING } }),
      { times: 1 }
    )
    await open(page, '/bestellen/binky')
    await vulIn(page, ingevuld)
    await bestelknop(page).click()

    const melding = page.getByRole('alert')
    await expect(melding).toHaveText(STORING)
    const [regel, knop] = [await melding.boundingBox(), await bestelknop(page).boundingBox()]
    expect(regel!.y + regel!.height).toBeLessThanOrEqual(knop!.y)
    for (const [label, waarde] of Object.entries(ingevuld))
      await expect(veld(page, label)).toHaveValue(waarde)
    await expect(page.locator('[aria-invalid]')).toHaveCount(0)
    await verwachtToegankelijk(page)

    await bestelknop(page).click()
    await opBetaalpagina(page)
  })

  test('an answer that is no JSON is shown as it is, and an empty one gives the fallback', async () => {
    const page = await bezoeker({ mag: [/status of 50\d .*\/api\/binky\/bestellen/] })
    await page.route(BESTELLEN, (route) => route.fulfill({ status: 500, body: '' }), { times: 1 })
    await page.route(BESTELLEN, (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), {
      times: 1,
    })
    await open(page, '/bestellen/binky')
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniekAdres(), ...ADRES })
    await bestelknop(page).click()
    await expect(page.getByRole('alert')).toHaveText('Bad gateway')
    await bestelknop(page).click()
    await expect(page.getByRole('alert')).toHaveText('Something went wrong. Please try again.')
  })

  test('without a connection the form says so and keeps what was filled in', async () => {
    const page = await bezoeker({ mag: [/net::ERR_INTERNET_DISCONNECTED|ERR_FAILED/] })
    await open(page, '/bestellen/binky')
    await page.route(BESTELLEN, (route) => route.abort('internetdisconnected'))
    await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': uniekAdres(), ...ADRES })
    await bestelknop(page).click()
    await expect(page.getByRole('alert')).toContainText(
      'Er is geen verbinding. Controleer je internet'
    )
    await expect(veld(page, 'Naam')).toHaveValue('Noor de Vries')
    await expect(bestelknop(page)).toBeEnabled()
  })

  test('without a connection an empty field is still told, even though the dialog cannot be fetched', async () => {
    const page = await bezoeker({ mag: [/net::ERR_INTERNET_DISCONNECTED/] })
    await open(page, '/bestellen/binky')
    await page.context().setOffline(true)
    await bestelknop(page).click()
    await expect(page.getByText('Vul uw naam in')).toBeVisible()
  })
})
