import type { Page } from 'playwright'
import { realShop } from '#tests/helpers/real_shop'
import { expect, expectAccessible, overflowing, visitor } from '#tests/helpers/visitor'

export const PHONE = { width: 390, height: 844 }
/** What a browser says in its console about a refusal or a lost line that is under test. */
const REFUSED = [/status of (401|409|419|422)/, /ERR_INTERNET_DISCONNECTED/]

/** The owner with her phone, logged in, on a page of the admin area. */
export async function ownerOnPhone(
  path: string,
  { url }: { readonly url: string } = realShop()
): Promise<Page> {
  const page = await visitor({ allowed: REFUSED, viewport: PHONE })
  await page.goto(`${url}${path}`)
  await logIn(page)
  await page.waitForURL(`**${path}`)
  await expect(heading(page)).toBeVisible()
  return page
}

/** Fills in the login once it is on the screen; other forms ask for an e-mail address too. */
export async function logIn(page: Page) {
  await expect(button(page, 'Login')).toBeVisible()
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await button(page, 'Login').click()
}

/** Taps one of the four daily places below the page. */
export const tapDaily = (page: Page, place: string) =>
  page
    .getByRole('navigation', { name: 'Elke dag' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()

/** Taps a place in the sheet with the whole menu, and waits for its page. */
export async function tapMenu(page: Page, place: string) {
  await button(page, /^Menu/).click()
  await page
    .getByRole('dialog', { name: 'Menu' })
    .getByRole('link', { name: new RegExp(`^${place}`) })
    .click()
  await expect(heading(page)).toHaveText(place)
}

/** Searches the list that is open, and follows the one row that is found. */
export async function findRow(page: Page, words: string) {
  await page.getByRole('searchbox').fill(words)
  await button(page, 'Zoeken').click()
  await page.waitForURL(/[?&]zoek=/)
  const rows = page.getByRole('row').filter({ has: page.getByRole('rowheader') })
  await expect(rows).toHaveCount(1)
  await rows.getByRole('link').first().click()
}

/** Opens the order of an e-mail address from the menu. */
export async function openOrderOf(page: Page, email: string) {
  await tapDaily(page, 'Bestellingen')
  await expect(heading(page)).toHaveText('Bestellingen')
  await findRow(page, email)
  await expect(heading(page)).toHaveText(/^Bestelling EK-/)
}

/** Expects that nothing hinders, and that nothing sticks out of a phone. */
export async function expectFineOnPhone(page: Page) {
  await expectAccessible(page)
  expect(await overflowing(page), `sticks out: ${page.url()}`).toEqual([])
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
export const choose = (page: Page, answer: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: answer, exact: true }).click()
export const tells = (page: Page, sentence: string) =>
  expect(page.getByRole('status').filter({ hasText: sentence })).toBeVisible()
