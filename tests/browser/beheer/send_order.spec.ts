import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { ADRES, bestelknop, rekenAf, vulIn } from '#tests/helpers/kassa'
import { mailsAan, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'
import { LINK_ONGELDIG, verwachtOveralToegankelijk } from '#tests/helpers/spelbord'

/** What a browser says in its console about a refusal that is under test. */
const GEWEIGERD = [/status of (409|422)/]
const NAAM = 'Yıldız van der Schuivestraat-Wołoszyńska'

test.group('A working day', () => {
  test('a posted order goes from its payment to the post, and the customer can follow it', async () => {
    const email = uniekAdres('post')
    await koop('/bestellen/binky', { 'Naam': NAAM, 'E-mail': email, ...ADRES })

    const page = await eigenaar('/dashboard/vandaag')
    await expect(kop(page)).toHaveText('Vandaag')
    const pakket = page.getByRole('row').filter({ hasText: NAAM })
    await expect(pakket).toContainText('nog 3 dagen')
    await verwachtOveralToegankelijk(page)
    await page.getByRole('link', { name: 'Printen en verzenden' }).click()

    await expect(kop(page)).toHaveText('Verzenden')
    await page.getByRole('checkbox', { name: `voor ${NAAM}` }).check()
    await printAlles(page)
    await knop(page, 'Markeer als verzonden').click()
    await expect(page.getByLabel('Vervoerder')).toBeFocused()
    const code = page.getByLabel('Track & trace')
    await code.fill('??')
    await knop(page, 'Verzonden: mail de klant').click()
    await expect(page.getByRole('group', { name: 'Dit klopt nog niet' })).toBeFocused()
    await verwachtOveralToegankelijk(page)
    await code.fill('3s abcd 1234567')
    await knop(page, 'Verzonden: mail de klant').click()
    await expect(page.getByRole('status')).toHaveText('Verzonden; de klant krijgt een e-mail.')
    await expect(page.getByRole('row').filter({ hasText: NAAM })).toHaveCount(0)

    const mail = await wachtOpMail(email, 'Onderweg: Binky')
    expect(mail.text).toContain('https://jouw.postnl.nl/track-and-trace/3SABCD1234567-NL-3911AB')

    await openBestelling(page, email)
    await expect(page.getByText('Verzonden met PostNL.')).toBeVisible()
    await knop(page, 'Verzending verbeteren').click()
    await page.getByLabel('Vervoerder').selectOption('DHL')
    await page.getByLabel('Track & trace').fill('JVGL06123456')
    await verwachtOveralToegankelijk(page)
    await knop(page, 'Opslaan').click()
    await expect(page.getByRole('status').filter({ hasText: 'Verbeterd.' })).toBeVisible()
    await wachtOpMail(email, 'my.dhlecommerce.nl')
  }).timeout(180_000)

  test('a customer with a wrong address, a lost link and too little time is helped, and paid back', async () => {
    const fout = uniekAdres('tikfout')
    const goed = uniekAdres('goed')
    await koop('/bestellen/het-verdwenen-recept', { 'Naam': 'Émilie de Boer', 'E-mail': fout })
    await wachtOpMail(fout)

    const page = await eigenaar('/dashboard/bestellingen')
    await openBestelling(page, fout)
    await verwachtOveralToegankelijk(page)

    await knop(page, 'Gegevens verbeteren').click()
    await page.getByLabel('E-mailadres').fill(goed)
    await knop(page, 'Opslaan').click()
    await meldt(page, 'Opgeslagen.')

    await knop(page, 'Levering opnieuw sturen').click()
    const eerste = speellink((await wachtOpMail(goed)).text)

    await knop(page, 'Nieuwe speellink sturen').click()
    await kies(page, 'Ja')
    await meldt(page, 'De klant krijgt een nieuwe speellink per e-mail.')
    await expect(async () => expect(await mailsAan(goed)).toHaveLength(2)).toPass()
    const links = (await mailsAan(goed)).map(({ text }) => speellink(text))
    const nieuwe = links.find((link) => link !== eerste)!
    const speler = await bezoeker()
    await speler.goto(eerste)
    await expect(speler.getByText(LINK_ONGELDIG)).toBeVisible()
    await speler.goto(nieuwe)
    await expect(speler.getByRole('heading', { name: 'Het verdwenen recept' })).toBeVisible()
    await expect(speler.getByText(LINK_ONGELDIG)).toHaveCount(0)

    await knop(page, 'Verlengen').click()
    await knop(page, '+ 3 maanden').click()
    await verwachtOveralToegankelijk(page)
    await knop(page, 'Verleng').click()
    await expect(page.getByText(/^De speellink is verlengd tot en met/)).toBeVisible()

    await knop(page, 'Terugbetalen').click()
    await knop(page, 'Betaal terug').click()
    await kies(page, 'Ja')
    await expect(page.getByRole('group', { name: 'Dit klopt nog niet' })).toBeFocused()
    await page.getByLabel('Reden').fill('Printer kapot')
    await page.getByLabel('Bedrag in euro’s').fill('7,50')
    await verwachtOveralToegankelijk(page)
    await knop(page, 'Betaal terug').click()
    await kies(page, 'Ja')
    await meldt(page, 'Terugbetaling gevraagd.')
    await expect(page.getByRole('row').filter({ hasText: 'Printer kapot' })).toContainText('7,50')
    await knop(page, 'Terugbetalen').click()
    await expect(page.getByLabel('Bedrag in euro’s')).toHaveValue('10,00')
  }).timeout(180_000)

  test('an order that was never paid is called off from the list', async () => {
    const email = uniekAdres('open')
    const klant = await bezoeker()
    await open(klant, '/bestellen/kunstroof')
    await vulIn(klant, { 'Naam': 'Wacht Even', 'E-mail': email, ...ADRES })
    await bestelknop(klant).click()
    await klant.waitForURL('**/checkout/**')

    const page = await eigenaar('/dashboard/bestellingen')
    await page.getByRole('searchbox').fill('niemand-heet-zo')
    await knop(page, 'Zoeken').click()
    await expect(page.getByText('Geen bestelling gevonden.')).toBeVisible()
    await verwachtOveralToegankelijk(page)
    await openBestelling(page, email)
    await knop(page, 'Bestelling annuleren').click()
    await kies(page, 'Nee')
    await knop(page, 'Bestelling annuleren').click()
    await kies(page, 'Ja')
    await meldt(page, 'Geannuleerd.')
    await expect(page.getByText('De bestelling is geannuleerd.')).toBeVisible()
  }).timeout(120_000)
})

async function koop(pad: string, velden: Record<string, string>) {
  const klant = await bezoeker()
  await open(klant, pad)
  await vulIn(klant, velden)
  await bestelknop(klant).click()
  await rekenAf(klant, 'Betaald')
  await expect(klant.getByText('De betaling is binnen')).toBeVisible()
}

async function eigenaar(pad: string): Promise<Page> {
  const page = await bezoeker({ mag: GEWEIGERD })
  await page.goto(pad)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await knop(page, 'Login').click()
  await page.waitForURL(`**${pad}`)
  return page
}

/** The papers of what is chosen, as the browser gets them. */
async function printAlles(page: Page) {
  for (const naam of ['Pakbonnen (pdf)', 'Adreslabels (pdf)']) {
    const adres = await page.getByRole('link', { name: naam }).getAttribute('href')
    const pdf = await page.request.get(adres!)
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
  }
}

async function openBestelling(page: Page, email: string) {
  if ((await kop(page).textContent()) !== 'Bestellingen')
    await page.getByRole('link', { name: 'Bestellingen', exact: true }).first().click()
  await expect(kop(page)).toHaveText('Bestellingen')
  await page.getByRole('searchbox').fill(email.toUpperCase())
  await knop(page, 'Zoeken').click()
  await expect(page.getByRole('heading', { name: '1 bestelling', exact: true })).toBeVisible()
  await page.getByRole('row').getByRole('link').click()
  await expect(kop(page)).toHaveText(/^Bestelling EK-/)
}

function speellink(text: string): string {
  const gevonden = text.match(/https?:\/\/\S+\/spelen\/\S+/)?.[0]
  if (!gevonden) throw new Error(`There is no play link in:\n${text}`)
  return gevonden
}

const kop = (page: Page) => page.getByRole('heading', { level: 1 })
const knop = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const kies = (page: Page, name: string) =>
  page.getByRole('alertdialog').getByRole('button', { name, exact: true }).click()
const meldt = (page: Page, zin: string) =>
  expect(page.getByRole('status').filter({ hasText: zin })).toBeVisible()
