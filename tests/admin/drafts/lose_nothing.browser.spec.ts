import { test } from '@japa/runner'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { realShop } from '#tests/helpers/real_shop'
import { expect, expectAccessible, visitor } from '#tests/helpers/visitor'

const PHONE = { width: 390, height: 844 }
const ALLOWED = [/status of (401|409|419|422)/, /ERR_INTERNET_DISCONNECTED/]
const TYPED = 'Kijk eens onder de tafel, en dan nog eens.'
const WHY = /^Je was te lang weg/
const PASSWORD = 'escape-room-demo'

test.group('Typing in the admin area', () => {
  test('an owner who is interrupted ten times loses nothing of what she typed', async () => {
    const owner = await visitor({ allowed: ALLOWED, viewport: PHONE })
    await logIn(owner, '/dashboard/rooms')
    const room = await newRoom(owner)
    const other = await owner.context().newPage()

    const hint = owner.getByLabel('Hint 1', { exact: true })
    const isThere = () => expect(hint).toHaveValue(TYPED)
    const isBack = async () => {
      await isThere()
      await expect(owner.getByText('Wat je eerder typte, staat er nog.')).toBeVisible()
    }
    await hint.fill(TYPED)

    await tapsTheMenu()
    await goesBackByThePage()
    await goesBackByTheBrowser()
    await reloadsAndClosesTheTab()
    await isLoggedOut()
    await losesTheLine()
    await isRefused()
    await isOvertaken()

    async function tapsTheMenu() {
      await tapMenu(owner, 'Bestellingen')
      await expect(question(owner)).toBeVisible()
      await expectAccessible(owner)
      await choose(owner, 'Blijven')
      await isThere()
      await tapMenu(owner, 'Bestellingen')
      await choose(owner, 'Weggaan')
      await expect(heading(owner)).toHaveText('Bestellingen')
      await owner.goto(room)
      await isBack()
      await expectAccessible(owner)
    }

    async function goesBackByThePage() {
      await owner.getByRole('link', { name: 'Terug', exact: true }).click()
      await choose(owner, 'Weggaan')
      await expect(heading(owner)).toHaveText('Kamers')
      await owner.getByRole('link', { name: 'Z9 Proefkamer' }).click()
      await isBack()
    }

    async function goesBackByTheBrowser() {
      await owner.goBack()
      await choose(owner, 'Blijven')
      await expect(owner).toHaveURL(room)
      await isThere()
      await owner.goBack()
      await choose(owner, 'Weggaan')
      await expect(heading(owner)).toHaveText('Kamers')
      await owner.goForward()
      await isBack()
    }

    async function reloadsAndClosesTheTab() {
      await owner.reload()
      await isBack()
      const asked = new Promise((told) =>
        owner.once('dialog', (dialog) => void dialog.dismiss().then(() => told(dialog.type())))
      )
      await hint.press('End')
      await owner.close({ runBeforeUnload: true })
      expect(await asked).toBe('beforeunload')
      await isThere()
    }

    async function isLoggedOut() {
      await owner.context().clearCookies()
      await save(owner)
      await expect(owner.getByText(WHY)).toBeVisible()
      await expectAccessible(owner)
      await logInAgain(owner)
      await isBack()
      await owner.context().clearCookies()
      await tapMenu(owner, 'Berichten')
      await choose(owner, 'Weggaan')
      await logInAgain(owner)
      await expect(heading(owner)).toHaveText('Berichten')
      await owner.goto(room)
      await isBack()
    }

    async function losesTheLine() {
      await owner.context().setOffline(true)
      await save(owner)
      await expect(owner.getByText(/^Er is geen verbinding/)).toBeVisible()
      await isThere()
      await tapMenu(owner, 'Vandaag')
      await choose(owner, 'Weggaan')
      await expect(owner.getByRole('alertdialog', { name: 'Geen verbinding' })).toBeVisible()
      await choose(owner, 'Sluiten')
      await isThere()
      await owner.context().setOffline(false)
    }

    async function isRefused() {
      await owner.getByLabel('Tijdschatting in minuten').fill('0')
      await save(owner)
      await expect(owner.getByText(/getal in van 1 tot en met 240/).first()).toBeVisible()
      await isThere()
      await owner.getByLabel('Tijdschatting in minuten').fill('9')
    }

    async function isOvertaken() {
      await other.goto(room)
      await other.getByLabel('Opbergkist').fill('Kist 99')
      await save(other)
      await expect(other.getByText('Opgeslagen.')).toBeVisible()

      await save(owner)
      const now = owner.getByRole('region', { name: 'Dit is nu opgeslagen' })
      await expect(now).toContainText('Kist 99')
      await expect(owner.getByText(/^Iemand anders heeft dit intussen gewijzigd/)).toBeVisible()
      await expect(owner.getByLabel('Opbergkist')).toHaveValue('Kist 99')
      await isThere()
      await expectAccessible(owner)

      await save(owner)
      await expect(owner.getByText('Opgeslagen.')).toBeVisible()
      await expect(now).toHaveCount(0)
      await tapMenu(owner, 'Vandaag')
      await expect(heading(owner)).toHaveText('Vandaag')
      await owner.goto(room)
      await expect(owner.getByLabel('Opbergkist')).toHaveValue('Kist 99')
      await isThere()
      await expect(owner.getByText('Wat je eerder typte, staat er nog.')).toHaveCount(0)
    }

    await owner.getByRole('button', { name: 'Archiveren' }).click()
    await choose(owner, 'Ja')
    await expect(owner.getByRole('strong').filter({ hasText: 'Gearchiveerd.' })).toBeVisible()
  }).timeout(180_000)

  test('a reply waits in the tab, a password does not but can be looked at, and logging out forgets both', async () => {
    const owner = await visitor({ allowed: ALLOWED })
    await logIn(owner, '/dashboard/beheerders')
    await owner.getByLabel('Naam').fill('Nienke de Wit')
    await owner.getByLabel('Huidig wachtwoord').fill('niet-voor-een-ander')
    await owner.reload()
    await expect(owner.getByLabel('Naam')).toHaveValue('Nienke de Wit')
    await expect(owner.getByLabel('Huidig wachtwoord')).toHaveValue('')
    const kept = () => owner.evaluate(() => JSON.stringify({ ...sessionStorage }))
    expect(await kept()).not.toContain('niet-voor-een-ander')

    await owner.goto('/dashboard/wachtwoord')
    const typed = owner.getByLabel('Nieuw wachtwoord')
    const shown = owner.getByLabel('Laat zien wat ik typ')
    await typed.fill('steranijs-trein-wolk')
    await expect(typed).toHaveAttribute('type', 'password')
    await shown.check()
    await expect(typed).toHaveAttribute('type', 'text')
    await expect(typed).toHaveValue('steranijs-trein-wolk')
    await shown.uncheck()
    await expect(typed).toHaveAttribute('type', 'password')

    await owner.getByRole('button', { name: 'Uitloggen' }).click()
    await expect(owner.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await kept()).not.toContain('Nienke')
    await expect(owner.getByText(WHY)).toHaveCount(0)
    await owner.reload()
    await expect(owner.getByRole('button', { name: 'Login' })).toBeEnabled()
    await expect(owner.getByText(WHY)).toHaveCount(0)
  })
})

test.group('The reason to log in again', () => {
  test('an admin reads the reason at the login, and finds what was typed after it: {title}')
    .with([
      { title: 'left alone for too long', how: forgetCookies, says: WHY },
      {
        ...{ title: 'logged out in another tab', how: logOutInAnotherTab },
        says: /^Je bent in deze browser uitgelogd\. Log opnieuw in/,
      },
      {
        ...{ title: 'logged out on another device', how: endNewestSession },
        says: /^Je bent op een ander apparaat uitgelogd, of je manier van inloggen is gewijzigd\./,
      },
    ])
    .run(async (_, { how, says }) => {
      const owner = await visitor({ allowed: ALLOWED })
      await logIn(owner, '/dashboard/boekingen/nieuw')
      const notes = owner.getByLabel(/^Notities/)
      await notes.fill(TYPED)
      await how(owner)
      await save(owner)
      await expect(owner.getByRole('status').filter({ hasText: says })).toBeVisible()
      await expectAccessible(owner)
      await logInAgain(owner)
      await expect(notes).toHaveValue(TYPED)
    })
})

async function forgetCookies(owner: Page) {
  await owner.context().clearCookies()
}

async function logOutInAnotherTab(owner: Page) {
  const other = await owner.context().newPage()
  await other.goto('/dashboard/vandaag')
  await other.getByRole('button', { name: 'Uitloggen' }).click()
  await expect(other.getByRole('button', { name: 'Login' })).toBeVisible()
  await expect(other.getByText(/^Je bent in deze browser/)).toHaveCount(0)
}

/** The owner of this test logged in last. */
function endNewestSession() {
  const database = new Database(realShop().database)
  database
    .prepare('delete from admin_sessions where id = (select max(id) from admin_sessions)')
    .run()
  database.close()
}

async function logIn(page: Page, path: string) {
  await page.goto(path)
  await logInAgain(page)
  await page.waitForURL(`**${path}`)
  await expect(heading(page)).toBeVisible()
}

async function logInAgain(page: Page) {
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill(PASSWORD)
  await page.getByRole('button', { name: 'Login' }).click()
}

/** @returns the address of a room of its own */
async function newRoom(page: Page): Promise<string> {
  await page.goto('/dashboard/rooms/nieuw')
  const texts = ['Naam', 'Opbergkist', 'Vraag', 'Antwoord', 'Hint 1', 'Hint 2', 'Hint 3']
  for (const label of texts) await page.getByLabel(label, { exact: true }).fill(`Proef: ${label}`)
  await page.getByLabel('Adminnaam').fill('Z9 Proefkamer')
  await page.getByLabel('Tijdschatting in minuten').fill('5')
  await save(page)
  await page.getByRole('link', { name: 'Z9 Proefkamer' }).click()
  await expect(heading(page)).toHaveText('Z9 Proefkamer')
  return new URL(page.url()).pathname
}

const save = (page: Page) => page.getByRole('button', { name: 'Opslaan' }).click()
const tapMenu = (page: Page, place: string) =>
  page
    .getByRole('navigation', { name: 'Elke dag' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Nog niet opgeslagen' })
const choose = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
