import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { visitor, expect } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { firstOf, itemAt } from '#tests/helpers/present'

const PASSWORD = 'escape-room-demo'
/** What a browser says in its console about a refusal that is under test. */
const REFUSED = [/status of (403|422)/]
const STEP_MS = 30_000

test.group('A second factor', () => {
  test('an admin turns the second factor on, logs in with the phone, and later without it', async () => {
    const email = newAdmin()
    const page = await visitor({ allowed: REFUSED })
    await logIn(page, email)
    await expect(page).toHaveURL(/\/dashboard$/)

    const secret = await enable(page)
    const codes = await saveCodes(page)
    await button(page, 'Uitloggen').click()
    await expect(page).toHaveURL(/\/login$/)

    await logIn(page, email)
    await expect(page).toHaveURL(/\/login\/code$/)
    await expect(page.getByLabel('Code uit je app')).toBeFocused()
    await expectAccessibleEverywhere(page)
    await page.getByLabel('Code uit je app').fill('000 000')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('alert')).toContainText('klopt niet')
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login$/)

    await page.goto('/login/code')
    await page.getByLabel('Code uit je app').fill(codeOf(secret, Date.now() + STEP_MS))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
    await button(page, 'Uitloggen').click()
    await expect(page).toHaveURL(/\/login$/)

    await logIn(page, email)
    await button(page, 'Ik heb mijn telefoon niet bij me').click()
    await page.getByLabel('Herstelcode').fill(firstOf(codes).toLowerCase())
    await expectAccessibleEverywhere(page)
    await button(page, 'Inloggen').click()
    await expect(page).toHaveURL(/\/dashboard$/)
    await disable(page, itemAt(codes, 1))
  }).timeout(180_000)
})

/** An admin of its own, because the other journeys log in as the one of the demo. */
function newAdmin(): string {
  const email = uniqueAddress('beheerder')
  const file = new Database(realShop().database)
  file
    .prepare(
      `insert into admins (name, email, password, created_at, updated_at)
       select 'Mila', ?, password, created_at, updated_at from admins
       where email = 'admin@example.nl'`
    )
    .run(email)
  file.close()
  return email
}

async function logIn(page: Page, email: string) {
  await page.goto('/login')
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Wachtwoord').fill(PASSWORD)
  await button(page, 'Login').click()
}

/** @returns the secret, as it is typed over when scanning does not work */
async function enable(page: Page): Promise<string> {
  await page.getByRole('link', { name: 'Instellingen' }).click()
  await page.getByRole('link', { name: 'Aanzetten' }).click()
  await expectAccessibleEverywhere(page)
  await button(page, 'Aanzetten').click()
  await expect(page.getByRole('img', { name: 'QR-code voor je app' })).toBeVisible()
  await expectAccessibleEverywhere(page)
  const secret = (await page.getByText(/^([A-Z2-7]{4} ?){8}$/).innerText()).replace(/\s/g, '')

  await page.getByLabel('Huidig wachtwoord').fill('niet het goede')
  await page.getByLabel('Code uit je app').fill(codeOf(secret, Date.now()))
  await button(page, 'Aanzetten').click()
  const summary = page.getByRole('group', { name: 'Dit klopt nog niet' })
  await expect(summary).toBeFocused()
  await expect(summary).toContainText('Dit is niet je huidige wachtwoord.')
  await page.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await page.getByLabel('Code uit je app').fill(codeOf(secret, Date.now()))
  await button(page, 'Aanzetten').click()
  return secret
}

/** The recovery codes are shown once, and a print shows nothing else. */
async function saveCodes(page: Page): Promise<string[]> {
  const heading = page.getByRole('heading', { name: 'Je herstelcodes' })
  await expect(heading).toBeFocused()
  await expect(page.locator('ol code')).toHaveCount(10)
  await expectAccessibleEverywhere(page)
  const codes = await page.locator('ol code').allInnerTexts()
  await page.emulateMedia({ media: 'print' })
  await expect(button(page, 'Herstelcodes printen')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden()
  await expect(page.locator('ol code').first()).toBeVisible()
  await page.emulateMedia({ media: 'screen' })

  await button(page, 'Ik heb ze bewaard').click()
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()
  await expectAccessibleEverywhere(page)
  await page.reload()
  await expect(page.getByText('Je hebt nog 10 herstelcodes.')).toBeVisible()
  expect(await page.content()).not.toContain(codes[0])
  return codes
}

async function disable(page: Page, code: string) {
  await page.goto('/dashboard/tweestaps')
  await expect(page.getByText('Je hebt nog 9 herstelcodes.')).toBeVisible()
  const off = page.getByRole('region', { name: 'Uitzetten' })
  await off.getByLabel('Huidig wachtwoord').fill(PASSWORD)
  await off.getByLabel('Code uit je app').fill(code)
  await off.getByRole('button', { name: 'Uitzetten' }).click()
  await expect(page.getByRole('status')).toContainText('Je wachtwoord alleen is weer genoeg.')
}

const codeOf = (secret: string, now: number) =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now })
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
