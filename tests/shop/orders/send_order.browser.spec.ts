import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { ADDRESS, orderButton, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { mailsTo, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { INVALID_LINK, expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { findIn, present } from '#tests/helpers/present'

/** What a browser says in its console about a refusal that is under test. */
const REFUSED = [/status of (409|422)/]
const NAME = 'Yıldız van der Schuivestraat-Wołoszyńska'

test.group('A working day', () => {
  test('a posted order goes from its payment to the post, and the customer can follow it', async () => {
    const email = uniqueAddress('post')
    await buy('/bestellen/binky', { 'Naam': NAME, 'E-mail': email, ...ADDRESS })

    const page = await owner('/dashboard/vandaag')
    await expect(heading(page)).toHaveText('Vandaag')
    const parcel = page.getByRole('row').filter({ hasText: NAME }).first()
    await expect(parcel).toContainText('nog 3 dagen')
    await expectAccessibleEverywhere(page)
    await page.getByRole('link', { name: 'Printen en verzenden' }).click()

    await expect(heading(page)).toHaveText('Verzenden')
    await page.getByRole('checkbox', { name: `voor ${NAME}` }).check()
    await printAll(page)
    await button(page, 'Markeer als verzonden').click()
    await expect(page.getByLabel('Vervoerder')).toBeFocused()
    const code = page.getByLabel('Track & trace')
    await code.fill('??')
    await button(page, 'Verzonden: mail de klant').click()
    await expect(page.getByRole('group', { name: 'Dit klopt nog niet' })).toBeFocused()
    await expectAccessibleEverywhere(page)
    await code.fill('3s abcd 1234567')
    await button(page, 'Verzonden: mail de klant').click()
    await expect(
      page.getByRole('status').filter({ hasText: 'Verzonden; de klant krijgt een e-mail.' })
    ).toBeVisible()
    await expect(page.getByRole('row').filter({ hasText: NAME })).toHaveCount(0)

    const mail = await waitForMail(email, 'Onderweg: Binky')
    expect(mail.text).toContain('https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3911AB')

    await openOrder(page, email)
    await expect(page.getByText('Verzonden met PostNL.')).toBeVisible()
    await button(page, 'Verzending verbeteren').click()
    await page.getByLabel('Vervoerder').selectOption('DHL')
    await page.getByLabel('Track & trace').fill('JVGL06123456')
    await expectAccessibleEverywhere(page)
    await button(page, 'Opslaan').click()
    await expect(page.getByRole('status').filter({ hasText: 'Verbeterd.' })).toBeVisible()
    await waitForMail(email, 'my.dhlecommerce.nl')
  }).timeout(180_000)

  test('a customer with a wrong address, a lost link and too little time is helped, and paid back', async () => {
    const error = uniqueAddress('tikfout')
    const correct = uniqueAddress('goed')
    await buy('/bestellen/het-verdwenen-recept', { 'Naam': 'Émilie de Boer', 'E-mail': error })
    await waitForMail(error)

    const page = await owner('/dashboard/bestellingen')
    await openOrder(page, error)
    await expectAccessibleEverywhere(page)

    await button(page, 'Gegevens verbeteren').click()
    await page.getByLabel('E-mailadres').fill(correct)
    await button(page, 'Opslaan').click()
    await tells(page, 'Opgeslagen.')

    await button(page, 'Levering opnieuw sturen').click()
    const first = playLink((await waitForMail(correct)).text)

    await button(page, 'Nieuwe speellink sturen').click()
    await choose(page, 'Ja')
    await tells(page, 'De klant krijgt een nieuwe speellink per e-mail.')
    await expect(async () => expect(await mailsTo(correct)).toHaveLength(2)).toPass()
    const links = (await mailsTo(correct)).map(({ text }) => playLink(text))
    const newLink = findIn(links, (link) => link !== first)
    const player = await visitor()
    await player.goto(first)
    await expect(player.getByText(INVALID_LINK)).toBeVisible()
    await player.goto(newLink)
    await expect(player.getByRole('heading', { name: 'Het verdwenen recept' })).toBeVisible()
    await expect(player.getByText(INVALID_LINK)).toHaveCount(0)

    await button(page, 'Verlengen').click()
    await button(page, '+ 3 maanden').click()
    await expectAccessibleEverywhere(page)
    await button(page, 'Verleng').click()
    await expect(page.getByText(/^De speellink is verlengd tot en met/)).toBeVisible()

    await button(page, 'Terugbetalen').click()
    await page.getByLabel('Bedrag in euro’s').fill('99.00')
    await button(page, 'Betaal terug').click()
    const summary = page.getByRole('group', { name: 'Dit klopt nog niet' })
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('meer dan er over is')
    await expect(summary).toContainText('Schrijf erbij waarom.')
    await page.getByLabel('Reden').fill('Printer kapot')
    await page.getByLabel('Bedrag in euro’s').fill('7.50')
    await expectAccessibleEverywhere(page)
    await button(page, 'Betaal terug').click()
    await expect(page.getByRole('alertdialog')).toContainText(/€\s7,50 terugbetalen/)
    await choose(page, 'Ja')
    await tells(page, 'Terugbetaling gevraagd.')
    await expect(page.getByRole('row').filter({ hasText: 'Printer kapot' })).toContainText('7,50')
    await button(page, 'Terugbetalen').click()
    await expect(page.getByLabel('Bedrag in euro’s')).toHaveValue('10,00')
  }).timeout(180_000)

  test('an admin calls off an order that was never paid from the list', async () => {
    const email = uniqueAddress('open')
    const customer = await visitor()
    await open(customer, '/bestellen/kunstroof')
    await fillIn(customer, { 'Naam': 'Wacht Even', 'E-mail': email, ...ADDRESS })
    await orderButton(customer).click()
    await customer.waitForURL('**/checkout/**')

    const page = await owner('/dashboard/bestellingen')
    await page.getByRole('searchbox').fill('niemand-heet-zo')
    await button(page, 'Zoeken').click()
    await expect(page.getByText('Geen bestelling gevonden.')).toBeVisible()
    await expectAccessibleEverywhere(page)
    await openOrder(page, email)
    await button(page, 'Bestelling annuleren').click()
    await choose(page, 'Nee')
    await button(page, 'Bestelling annuleren').click()
    await choose(page, 'Ja')
    await tells(page, 'Geannuleerd.')
    await expect(page.getByText('De bestelling is geannuleerd.')).toBeVisible()
  }).timeout(120_000)

  test('an admin who calls off an order that was paid meanwhile reads why not', async () => {
    const email = uniqueAddress('net-betaald')
    const customer = await visitor()
    await open(customer, '/bestellen/kunstroof')
    await fillIn(customer, { 'Naam': 'Net Op Tijd', 'E-mail': email, ...ADDRESS })
    await orderButton(customer).click()
    await customer.waitForURL('**/checkout/**')

    const page = await owner('/dashboard/bestellingen')
    await openOrder(page, email)
    await expect(button(page, 'Bestelling annuleren')).toBeVisible()
    await checkOut(customer, 'Betaald')
    await expect(customer.getByText('De betaling is binnen')).toBeVisible()
    await button(page, 'Bestelling annuleren').click()
    await choose(page, 'Ja')
    await expect(
      page.getByRole('alert').filter({ hasText: 'Betaal een betaalde bestelling terug' })
    ).toBeVisible()
    await expect(button(page, 'Bestelling annuleren')).toHaveCount(0)
  }).timeout(120_000)
})

async function buy(path: string, fields: Record<string, string>) {
  const customer = await visitor()
  await open(customer, path)
  await fillIn(customer, fields)
  await orderButton(customer).click()
  await checkOut(customer, 'Betaald')
  await expect(customer.getByText('De betaling is binnen')).toBeVisible()
}

async function owner(path: string): Promise<Page> {
  const page = await visitor({ allowed: REFUSED })
  await page.goto(path)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await button(page, 'Login').click()
  await page.waitForURL(`**${path}`)
  return page
}

/** The papers of what is chosen, as the browser gets them. */
async function printAll(page: Page) {
  for (const name of ['Pakbonnen (pdf)', 'Adreslabels (pdf)']) {
    const address = present(
      await page.getByRole('link', { name }).getAttribute('href'),
      `the address behind ${name}`
    )
    const pdf = await page.request.get(address)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
}

async function openOrder(page: Page, email: string) {
  if ((await heading(page).textContent()) !== 'Bestellingen')
    await page.getByRole('link', { name: 'Bestellingen', exact: true }).first().click()
  await expect(heading(page)).toHaveText('Bestellingen')
  await page.getByRole('searchbox').fill(email.toUpperCase())
  await button(page, 'Zoeken').click()
  await expect(page.getByRole('heading', { name: '1 bestelling', exact: true })).toBeVisible()
  await page.getByRole('row').getByRole('link').click()
  await expect(heading(page)).toHaveText(/^Bestelling EK-/)
}

function playLink(text: string): string {
  const found = text.match(/https?:\/\/\S+\/spelen\/\S+/)?.[0]
  if (!found) throw new Error(`There is no play link in:\n${text}`)
  return found
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const choose = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const tells = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
