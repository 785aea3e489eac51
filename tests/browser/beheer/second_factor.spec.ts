import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { bezoeker, expect } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import { uniekAdres } from '#tests/helpers/postbus'
import { verwachtOveralToegankelijk } from '#tests/helpers/spelbord'

const WACHTWOORD = 'escape-room-demo'
/** What a browser says in its console about a refusal that is under test. */
const GEWEIGERD = [/status of (403|422)/]
const STAP_MS = 30_000

test.group('A second factor', () => {
  test('an admin turns it on, logs in with the phone, and later without it', async () => {
    const email = eenBeheerder()
    const page = await bezoeker({ mag: GEWEIGERD })
    await logIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)

    const geheim = await zetAan(page)
    const codes = await bewaarCodes(page)
    await knop(page, 'Uitloggen').click()
    await expect(page).toHaveURL(/\/login$/)

    await logIn(page, email)
    await expect(page).toHaveURL(/\/login\/code$/)
    await expect(page.getByLabel('Code uit je app')).toBeFocused()
    await verwachtOveralToegankelijk(page)
    await page.getByLabel('Code uit je app').fill('000 000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('klopt niet')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)

    await page.goto('/login/code')
    await page.getByLabel('Code uit je app').fill(codeVan(geheim, Date.now() + STAP_MS))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await knop(page, 'Uitloggen').click()

    await logIn(page, email)
    await knop(page, 'Ik heb mijn telefoon niet bij me').click()
    await page.getByLabel('Herstelcode').fill(codes[0]!.toLowerCase())
    await verwachtOveralToegankelijk(page)
    await knop(page, 'Inloggen').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await zetUit(page, codes[1]!)
  }).timeout(180_000)
})

/** An admin of its own, as the other journeys log in as the one of the demo. */
function eenBeheerder(): string {
  const email = uniekAdres('beheerder')
  const bestand = new Database(echteWinkel().database)
  bestand
    .prepare(
      `insert into beheerders (naam, email, password, created_at, updated_at)
       select 'Mila', ?, password, created_at, updated_at from beheerders
       where email = 'admin@example.nl'`
    )
    .run(email)
  bestand.close()
  return email
}

async function logIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Wachtwoord').fill(WACHTWOORD)
  await knop(page, 'Login').click()
}

/** @returns the secret, as it is typed over when scanning does not work */
async function zetAan(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Instellingen' }).click()
  await page.getByRole('link', { name: 'Aanzetten' }).click()
  await verwachtOveralToegankelijk(page)
  await knop(page, 'Aanzetten').click()
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  await verwachtOveralToegankelijk(page)
  const geheim = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/\s/g, '')

  await page.getByLabel('Huidig wachtwoord').fill('niet het goede')
  await page.getByLabel('Code uit je app').fill(codeVan(geheim, Date.now()))
  await knop(page, 'Aanzetten').click()
  await expect(page.getByText('Dit is niet je huidige wachtwoord.')).toBeVisible()
  await page.getByLabel('Huidig wachtwoord').fill(WACHTWOORD)
  await page.getByLabel('Code uit je app').fill(codeVan(geheim, Date.now()))
  await knop(page, 'Aanzetten').click()
  return geheim
}

/** They are shown once, and on paper there is nothing else. */
async function bewaarCodes(page: Page): Promise<string[]> {
  const kop = page.getByRole('heading', { name: 'Je herstelcodes' })
  await expect(kop).toBeFocused()
  await expect(page.locator('ol code')).toHaveCount(10)
  await verwachtOveralToegankelijk(page)
  const codes = await page.locator('ol code').allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  await expect(knop(page, 'Herstelcodes printen')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('ol code').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await knop(page, 'Ik heb ze bewaard').click()
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()
  await verwachtOveralToegankelijk(page)
  await page.reload()
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()
  expect(await page.content()).not.toContain(codes[0])
  return codes
}

async function zetUit(page: Page, code: string) {
  await page.goto('/dashboard/tweestaps')
  await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible()
  const uit = page.getByRole('region', { name: 'Uitzetten' })
  await uit.getByLabel('Huidig wachtwoord').fill(WACHTWOORD)
  await uit.getByLabel('Code uit je app').fill(code)
  await uit.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(page.getByRole('status')).toContainText('Je wachtwoord alleen is weer genoeg.')
}

const codeVan = (geheim: string, nu: number) =>
  TOTP.generate({ secret: Secret.fromBase32(geheim), timestamp: nu })
const knop = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
