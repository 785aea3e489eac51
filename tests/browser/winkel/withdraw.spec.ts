import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { bezoeker, expect, open, totHetLeeft } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import { ADRES, bestelknop, opBetaalpagina, rekenAf, veld, vulIn } from '#tests/helpers/kassa'
import * as bord from '#tests/helpers/spelbord'
import { link, uniekAdres, wachtOpMail, WINKELADRES } from '#tests/helpers/postbus'

/** The script is not fetched, which the browser counts as a request that fails. */
const ZONDER = { javaScriptEnabled: false, mag: [/\/assets\/[\w-]+\.js csp$/] }
const NAAM = 'Noor de Vries'
const NUMMER = /EK-[2-9A-HJKMNP-Z]{8}/

test.group('Withdrawing from an agreement', () => {
  test('from the link below a page to the money that comes back', async () => {
    const { email, nummer, betaling } = await koopBinky()
    const klant = await bezoeker()
    await herroep(klant, { email, bestelling: nummer }, verwachtOveralGaaf)

    const ontvangst = await wachtOpMail(email, 'We hebben je herroeping ontvangen')
    expect(ontvangst.text).toContain('Ik herroep hierbij mijn overeenkomst')
    expect(ontvangst.text).toMatch(/Op \d{1,2} \w+ 20\d\d om \d\d\.\d\d uur ontvingen we/)
    const bewijs = new URL(link(ontvangst, '/herroepen/ontvangen/')).pathname
    expect(new URL(klant.url()).pathname).toBe(bewijs)
    const opdracht = await wachtOpMail(WINKELADRES, `bestelling ${nummer}`)
    const melding = await wachtOpMail(WINKELADRES, `Herroeping: Binky, bestelling ${nummer}`)
    expect(opdracht.id).not.toBe(melding.id)

    const baas = await logIn(new URL(link(melding, '/dashboard/herroepingen/')).pathname)
    await behandel(baas)
    const terug = await wachtOpMail(email, '15,00 terug')
    expect(terug.text).toContain(nummer)
    const bijProvider = await fetch(`${echteWinkel().simulator}/`)
    const rij = (await bijProvider.text()).split('<li').find((een) => een.includes(betaling))
    expect(rij).toMatch(/Terugbetaald.*15,00/s)
  }).timeout(240_000)

  test('works without JavaScript, from the footer to the receipt and the mail', async () => {
    const page = await bezoeker(ZONDER)
    const email = uniekAdres()
    await page.goto('/escaperooms/binky')
    await page.getByRole('contentinfo').getByText('Overeenkomst hier herroepen').click()
    await veld(page, 'Naam').fill('Noor de Vries')
    await veld(page, 'E-mail').fill(email)
    await veld(page, 'Bestelnummer').fill('Binky, begin november')
    await veld(page, 'Bestelnummer').press('Enter')
    await expect(kop(page)).toHaveText('Controleer je herroeping')
    expect(page.url()).not.toContain('noor')

    await knop(page, 'Iets wijzigen').click()
    await expect(veld(page, 'Bestelnummer')).toHaveValue('Binky, begin november')
    await veld(page, 'Bestelnummer').fill('Kunstroof')
    await knop(page, 'Verder').click()
    await expect(page.getByRole('blockquote')).toContainText('Bestelling: Kunstroof')
    await knop(page, 'Herroeping bevestigen').click()
    await expect(kop(page)).toHaveText('Je herroeping is ontvangen')
    const mail = await wachtOpMail(email)
    expect(mail.text).toContain('Bestelling: Kunstroof')
  })

  test('an empty form says what is missing, and the first field has the focus', async () => {
    const page = await bezoeker({ mag: [/status of 422/] })
    await open(page, '/herroepen')
    await knop(page, 'Verder').click()
    await expect(veld(page, 'Naam')).toHaveAccessibleDescription(/Vul je naam in\./)
    await expect(veld(page, 'Naam')).toBeFocused()
    await expect(veld(page, 'E-mail')).toHaveAccessibleDescription(/Vul je e-mailadres in\./)
    await verwachtOveralGaaf(page)
  })

  test('back and forth and loading again sends nothing twice', async () => {
    const page = await bezoeker()
    const email = uniekAdres()
    await herroep(page, { email, bestelling: 'Kunstroof' })
    const bewijs = page.url()
    await page.reload()
    await expect(kop(page)).toHaveText('Je herroeping is ontvangen')
    await page.goBack()
    await expect(kop(page)).toHaveText(/Controleer je herroeping|Overeenkomst hier herroepen/)
    if (await knop(page, 'Herroeping bevestigen').isVisible()) {
      await knop(page, 'Herroeping bevestigen').click()
      await expect(page).toHaveURL(bewijs)
    }
    expect(aantalHerroepingen(email)).toBe(1)
  })
})

async function koopBinky() {
  const page = await bezoeker()
  const email = uniekAdres()
  await open(page, '/bestellen/binky')
  await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email, ...ADRES })
  await bestelknop(page).click()
  await opBetaalpagina(page)
  const betaling = page.url().split('/').at(-1)!
  await rekenAf(page, 'Betaald')
  const { subject } = await wachtOpMail(email)
  const nummer = NUMMER.exec(subject)![0]
  metDatabase((database) =>
    database
      .prepare(
        "update bestellingen set status = 'verzonden', verzonden_op = datetime('now', '-2 days') where nummer = ?"
      )
      .run(nummer)
  )
  return { email, nummer, betaling }
}

type Velden = { email: string; bestelling: string }

/** @param bekijk looks at each page on the way */
async function herroep(
  page: Page,
  { email, bestelling }: Velden,
  bekijk = async (_: Page): Promise<void> => {}
) {
  await open(page, '/vragen')
  await page.getByRole('contentinfo').getByText('Overeenkomst hier herroepen').click()
  await expect(kop(page)).toHaveText('Overeenkomst hier herroepen')
  await vulIn(page, { 'Naam': NAAM, 'E-mail': email, 'Bestelnummer': bestelling })
  await knop(page, 'Verder').click()

  await expect(kop(page)).toHaveText('Controleer je herroeping')
  await expect(page.getByRole('blockquote')).toHaveText(
    new RegExp(`Ik herroep hierbij.*${bestelling}.*${NAAM}.*${email}`)
  )
  await bekijk(page)
  await knop(page, 'Herroeping bevestigen').click()
  await expect(kop(page)).toHaveText('Je herroeping is ontvangen')
  await totHetLeeft(page)
  await bekijk(page)
}

async function logIn(pad: string): Promise<Page> {
  const page = await bezoeker({ mag: [/status of (409|422)/] })
  await page.goto(pad)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await knop(page, 'Login').click()
  await expect(kop(page)).toHaveText('Herroeping van Noor de Vries')
  return page
}

/** The parcel comes back, the money goes, and it is done. */
async function behandel(page: Page) {
  await expect(page.getByText('Wacht op het pakket')).toBeVisible()
  await verwachtOveralGaaf(page)
  await page.getByLabel('Teruggekomen op').fill('2020-01-01')
  await knop(page, 'Retour ontvangen').click()
  await expect(page.getByText('Deze dag is vóór de herroeping.')).toBeVisible()
  await page.getByLabel('Teruggekomen op').fill(vandaag())
  await knop(page, 'Retour ontvangen').click()
  await expect(page.getByText('De retour is genoteerd.')).toBeVisible()
  await expect(page.getByText('Betaal terug, uiterlijk')).toBeVisible()

  await expect(page.getByLabel('Bedrag in euro')).toHaveValue('15,00')
  await knop(page, 'Terugbetalen').click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ja' }).click()
  await expect(page.getByText('De terugbetaling is gevraagd.')).toBeVisible()
  await expect(page.getByText('Rond af')).toBeVisible()
  await verwachtOveralGaaf(page)

  await knop(page, 'Afhandelen').click()
  await expect(page.getByRole('heading', { name: 'Afgehandeld' })).toBeFocused()
  await page.getByRole('link', { name: 'Herroepingen' }).first().click()
  await expect(kop(page)).toHaveText('Herroepingen')
  await verwachtOveralGaaf(page)
}

/** On small and large screens, by day and by night. */
async function verwachtOveralGaaf(page: Page) {
  await bord.verwachtOveralToegankelijk(page)
  await bord.verwachtPastOpTelefoon(page)
  await page.setViewportSize({ width: 1280, height: 900 })
}

function aantalHerroepingen(email: string): number {
  return metDatabase(
    (database) =>
      database.prepare('select count(*) as aantal from herroepingen where email = ?').get(email)
        .aantal
  )
}

function metDatabase<T>(doe: (database: Database) => T): T {
  const database = new Database(echteWinkel().database)
  try {
    return doe(database)
  } finally {
    database.close()
  }
}

const vandaag = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format()
const kop = (page: Page) => page.getByRole('heading', { level: 1 })
const knop = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
