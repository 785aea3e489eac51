import { test } from '@japa/runner'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import { field, fillIn } from '#tests/helpers/shop/checkout'
import { source, uniqueAddress, waitForMail, SHOP_ADDRESS } from '#tests/helpers/shop/demo_inbox'

const NOT_SAVED = 'Het lukte ons niet om dit op te slaan.'

test.group('Sending a message', () => {
  test('an empty form says under each field what is missing, and nothing above the button', async () => {
    const page = await visitor({ allowed: [/status of 422 .*\/contact/] })
    await open(page, '/contact')
    await page.getByRole('button', { name: 'Verstuur' }).click()

    await expect(field(page, 'Naam')).toHaveAccessibleDescription(/Vul je naam in\./)
    await expect(field(page, 'E-mail')).toHaveAccessibleDescription(/Vul een e-mailadres in\./)
    await expect(field(page, 'Vraag of bericht')).toHaveAccessibleDescription(
      /Schrijf je vraag of bericht\./
    )
    await expect(field(page, 'Telefoon')).not.toHaveAttribute('aria-invalid')
    await expect(field(page, 'Naam')).toBeFocused()
    await expect(page.getByRole('alert')).toBeEmpty()
    await expectAccessible(page)
  })

  test('a message reaches us ready to be answered, and the visitor reads thanks and ten seconds later the games', async () => {
    const page = await visitor()
    const email = uniqueAddress()
    await page.clock.install()
    await open(page, '/contact')
    await fillIn(page, {
      'Naam': 'Noor de Vries',
      'E-mail': email,
      'Telefoon': '0317 12 34 56',
      'Vraag of bericht': 'Komen jullie ook naar Wageningen?',
    })
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByRole('button', { name: 'Verstuur' }).click()

    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { name: 'Bedankt!' })).toBeVisible()
    await expect(main.getByRole('heading', { name: 'Bedankt!' })).toBeFocused()
    await expect(main).toContainText('De gegevens zijn ontvangen.')
    await expect(main).toContainText(
      'Wij streven er naar om je vraag binnen drie werkdagen te beantwoorden.'
    )
    await expect(main).toContainText('Over 10 seconden')

    await page.clock.runFor(9_900)
    await expect(main).toContainText('Over 1 seconde ga je')
    expect(new URL(page.url()).pathname).toBe('/contact')
    await page.clock.runFor(200)
    await page.clock.resume()
    await expect(page).toHaveURL(/\/escaperooms$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Escape rooms')

    const mail = await waitForMail(SHOP_ADDRESS, email)
    expect(mail.subject).toBe('Nieuw bericht via de contactpagina: Noor de Vries')
    expect(mail.text).toContain('Komen jullie ook naar Wageningen?')
    expect(mail.text).toContain('0317 12 34 56')
    expect(await source(mail)).toMatch(new RegExp(`^Reply-To: .*${email}`, 'mi'))
  })
  test('a keyboard keeps its place on the button while a message is on its way', async () => {
    const page = await visitor()
    await open(page, '/contact')
    await fillIn(page, {
      'Naam': 'Noor de Vries',
      'E-mail': uniqueAddress(),
      'Vraag of bericht': 'Hoe groot is het pakje?',
    })
    let letThrough = () => {}
    const waiting = new Promise<void>((resolve) => (letThrough = resolve))
    await page.route('**/contact', async (route) => {
      await waiting
      await route.continue()
    })
    await page.getByRole('button', { name: 'Verstuur' }).press('Enter')
    const busy = page.getByRole('button', { name: 'Bezig met verwerken...' })
    await expect(busy).toHaveAttribute('aria-busy', 'true')
    await expect(busy).toBeFocused()
    await expectAccessible(page)
    letThrough()
    await expect(page.getByRole('heading', { name: 'Bedankt!' })).toBeFocused()
  })

  test('a message that could not be saved is still there to be sent again, and somebody who wants to read on stays on the page', async () => {
    const page = await visitor({ allowed: [/status of 503 .*\/contact/] })
    await page.clock.install()
    await open(page, '/contact')
    const filledIn = {
      'Naam': 'Noor de Vries',
      'E-mail': uniqueAddress(),
      'Telefoon': '0317 12 34 56',
      'Vraag of bericht': 'Hoe groot is het pakje?',
    }
    await fillIn(page, filledIn)
    await page.route(
      '**/contact',
      (route) => route.fulfill({ status: 503, json: { message: NOT_SAVED } }),
      { times: 1 }
    )
    await page.getByRole('button', { name: 'Verstuur' }).click()
    await expect(page.getByRole('alert')).toHaveText(NOT_SAVED)
    await expect(page.getByRole('alert')).toBeFocused()
    for (const [label, value] of Object.entries(filledIn))
      await expect(field(page, label)).toHaveValue(value)

    await page.getByRole('button', { name: 'Verstuur' }).click()
    await page.getByRole('button', { name: 'Blijf hier' }).click()
    await expect(page.getByRole('heading', { name: 'Bedankt!' })).toBeFocused()
    await page.clock.runFor(30_000)
    await expect(page.getByRole('status')).toContainText('Je blijft op deze pagina.')
    await expectAccessible(page)
    expect(new URL(page.url()).pathname).toBe('/contact')
  })
})
