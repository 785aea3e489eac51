import { readFile } from 'node:fs/promises'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Locator, Page } from 'playwright'
import type { Raadsel, Spel } from '#domain/spelen/raadsel'
import { drempels, expect, open, steektUit } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import { bestelknop, rekenAf, vulIn } from '#tests/helpers/kassa'
import { pdfTekst } from '#tests/helpers/pdf'
import { link, uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

export const LINK_ONGELDIG = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
export const MISGEGAAN = 'Er is iets misgegaan...'
export const FOUT_ANTWOORD = 'zeker weten van niet'

/** Orders a game, pays when it costs something, stays on the order page, and has the link from the mail. */
export async function koopSpel(page: Page, { itemName }: Pick<Spel, 'itemName'>) {
  const email = uniekAdres('speler')
  await open(page, `/bestellen/${itemName}`)
  await vulIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
  const gratis = (await bestelknop(page).innerText()).includes('GRATIS')
  await bestelknop(page).click()
  if (gratis) await expect(page).toHaveURL(/\/bestellen\/bedankt/)
  else await rekenAf(page, 'Betaald')
  return { email, speellink: link(await wachtOpMail(email), '/spelen/') }
}

/** The month of a link is over, since so many days: ten years when nobody says otherwise. */
export function laatVerlopen(speellink: string, dagen = 3650) {
  const [, token] = /\/spelen\/([^/]+)\//.exec(speellink)!
  const database = new Database(echteWinkel().database)
  const { changes } = database
    .prepare('update leveringen set geldig_tot = ? where token = ? and geldig_tot is not null')
    .run(
      new Date(Date.now() - dagen * 86_400_000).toISOString().slice(0, 19).replace('T', ' '),
      token
    )
  database.close()
  expect(changes).toBe(1)
}

/** A puzzle on a play page. */
export function raadselOp(page: Page, { label }: Pick<Raadsel, 'label'>): Locator {
  return page.getByRole('main').getByRole('article', { name: label, exact: true })
}

export function antwoordveld(deel: Locator): Locator {
  return deel.getByRole('textbox', { name: 'Antwoord' })
}

export function hintknop(deel: Locator, nummer: number): Locator {
  return deel.getByRole('button', { name: `Hint ${nummer} bij` })
}

/** Types an answer and presses Enter. */
export async function dienIn(deel: Locator, antwoord: string) {
  await antwoordveld(deel).fill(antwoord)
  await antwoordveld(deel).press('Enter')
}

export function dialoog(page: Page): Locator {
  return page.getByRole('alertdialog')
}

export async function verwachtDialoog(page: Page, titel: string, ...alineas: string[]) {
  await expect(dialoog(page)).toHaveAccessibleName(titel)
  await expect(dialoog(page)).toHaveCSS('opacity', '1')
  for (const alinea of alineas) await expect(dialoog(page)).toContainText(alinea)
}

export async function kies(
  page: Page,
  knop: 'Ja' | 'Nee' | 'Verder' | 'Sluiten' | 'Opnieuw proberen'
) {
  await dialoog(page).getByRole('button', { name: knop, exact: true }).click()
}

export async function verwachtGeenDialoog(page: Page) {
  await expect(dialoog(page)).toHaveCount(0)
}

/** Solves a puzzle by typing, and reads that it was right. */
export async function losOp(page: Page, raadsel: Raadsel) {
  await dienIn(raadselOp(page, raadsel), raadsel.antwoord)
  await verwachtDialoog(page, `Gefeliciteerd! (${raadsel.label})`, raadsel.uitleg)
  await kies(page, 'Verder')
  await verwachtGeenDialoog(page)
}

/** The input made way for a check mark and the answer, and there is no help any more. */
export async function verwachtOpgelost(deel: Locator, antwoord: string) {
  await expect(deel.getByText('Opgelost:')).toBeAttached()
  await expect(deel.getByText(antwoord, { exact: true }).first()).toBeVisible()
  await expect(deel.getByRole('textbox')).toHaveCount(0)
  await expect(deel.getByRole('button', { name: /^Hint|ntwoord/ })).toHaveCount(0)
}

/** All that is left to fill in once a game is over: a name for its certificate. */
export async function verwachtAlleenNaamveld(page: Page) {
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await expect(naamveld(page)).toBeVisible()
}

const naamveld = (page: Page) => page.getByRole('textbox', { name: 'Op wiens naam?' })

/** Asks for the certificate by keyboard, and reads it. */
export async function verwachtOorkonde(page: Page) {
  const naam = naamveld(page)
  await naam.fill('Team Łódź')
  const [download] = await Promise.all([page.waitForEvent('download'), naam.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^oorkonde-.+\.pdf$/)
  expect(await pdfTekst(await readFile(await download.path()))).toContain('Team Łódź')
}

export async function verwachtBovenaan(page: Page) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}

/** Opens every drawer and every drawing's description. */
export async function openAlleLaden(page: Page) {
  await page
    .locator('main details')
    .evaluateAll((laden) => laden.forEach((lade) => lade.setAttribute('open', '')))
}

/** Tab until it has the focus, as a person would. */
export async function tabNaar(page: Page, doel: Locator, toets: 'Tab' | 'Shift+Tab' = 'Tab') {
  await doel.waitFor()
  for (let stap = 0; stap < 80; stap++) {
    if (await doel.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press(toets)
  }
  await expect(doel).toBeFocused()
}

/** For everybody: on a phone and a large screen, by day and by night. */
export async function verwachtOveralToegankelijk(page: Page) {
  expect(await drempelsOveral(page), `not accessible: ${page.url()}`).toEqual([])
}

/** @returns what is not accessible on a phone or a large screen, by day or by night */
export async function drempelsOveral(page: Page): Promise<string[]> {
  const bevindingen: string[] = []
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      bevindingen.push(
        ...(await drempels(page)).map((een) => `${width} px, ${colorScheme}: ${een}`)
      )
    }
  }
  return bevindingen
}

/** Nothing makes the page, or the dialog on it, scroll sideways on the smallest phone. */
export async function verwachtPastOpTelefoon(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => steektUit(page), { message: `sticks out at 320 px: ${page.url()}` })
    .toEqual([])
}

/** Words only, one space between them, so that no escaping hides a text. */
export function plat(tekst: string): string {
  return tekst
    .replace(/&#?\w+;|\\[nt"]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
