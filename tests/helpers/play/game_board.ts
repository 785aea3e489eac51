import { readFile } from 'node:fs/promises'
// @ts-expect-error -- the package brings no types; Lucid talks to it everywhere else
import Database from 'better-sqlite3'
import type { Locator, Page } from 'playwright'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { expect, open, overflowing } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { orderButton, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { pdfText } from '#tests/helpers/core/pdf_text'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { matched } from '#tests/helpers/present'

export { flatText } from '#tests/helpers/play/flat_text'

export const INVALID_LINK = 'De opgegeven code is verlopen of betaling is nog niet binnen!'
export const WENT_WRONG = 'Er is iets misgegaan...'
export const NO_ANSWER = 'Even geen verbinding'
export const WRONG_ANSWER = 'zeker weten van niet'

/**
 * Orders a game, pays when it costs something, stays on the order page, and reads the link from the
 * mail.
 */
export async function buyGame(page: Page, { itemName }: Pick<Game, 'itemName'>) {
  const email = uniqueAddress('speler')
  await open(page, `/bestellen/${itemName}`)
  await fillIn(page, { 'Naam': 'Noor de Vries', 'E-mail': email })
  const free = (await orderButton(page).innerText()).includes('GRATIS')
  await orderButton(page).click()
  if (free) await expect(page).toHaveURL(/\/bestellen\/bedankt/)
  else await checkOut(page, 'Betaald')
  return { email, playLink: link(await waitForMail(email), '/spelen/') }
}

/** Ends a link this many days ago; ten years ago by default. */
export function letExpire(playLink: string, days = 3650) {
  const [, token] = matched(/\/spelen\/([^/]+)\//, playLink)
  const database = new Database(realShop().database)
  const { changes } = database
    .prepare('update deliveries set valid_until = ? where token = ? and valid_until is not null')
    .run(
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 19).replace('T', ' '),
      token
    )
  database.close()
  expect(changes).toBe(1)
}

/** Takes a link back, as a refund does. */
export function withdraw(playLink: string) {
  const [, token] = matched(/\/spelen\/([^/]+)\//, playLink)
  const database = new Database(realShop().database)
  const { changes } = database
    .prepare('update deliveries set revoked_at = ? where token = ?')
    .run(new Date().toISOString().slice(0, 19).replace('T', ' '), token)
  database.close()
  expect(changes).toBe(1)
}

/** A puzzle on a play page. */
export function puzzleOn(page: Page, { label }: Pick<Puzzle, 'label'>): Locator {
  return page.getByRole('main').getByRole('article', { name: label, exact: true })
}

export function answerField(part: Locator): Locator {
  return part.getByRole('textbox', { name: 'Antwoord' })
}

/** The line with the answer of a solved puzzle. */
export function solvedLine(part: Locator): Locator {
  return part.locator('[id^="opgelost-"]')
}

export function hintButton(part: Locator, number: number): Locator {
  return part.getByRole('button', { name: `Hint ${number} bij` })
}

/** Types an answer and presses Enter. */
export async function submit(part: Locator, answer: string) {
  await answerField(part).fill(answer)
  await answerField(part).press('Enter')
}

export function dialog(page: Page): Locator {
  return page.getByRole('alertdialog')
}

export async function expectDialog(page: Page, title: string, ...paragraphs: string[]) {
  await expect(dialog(page)).toHaveAccessibleName(title)
  await expect(dialog(page)).toHaveCSS('opacity', '1')
  for (const paragraph of paragraphs) await expect(dialog(page)).toContainText(paragraph)
}

export async function choose(
  page: Page,
  button: 'Ja' | 'Nee' | 'Verder' | 'Sluiten' | 'Opnieuw proberen'
) {
  await dialog(page).getByRole('button', { name: button, exact: true }).click()
}

export async function expectNoDialog(page: Page) {
  await expect(dialog(page)).toHaveCount(0)
}

/** Solves a puzzle by typing, and reads that it was right. */
export async function solve(page: Page, puzzle: Puzzle) {
  await submit(puzzleOn(page, puzzle), puzzle.answer)
  await expectDialog(page, `Gefeliciteerd! (${puzzle.label})`, puzzle.explanation)
  await choose(page, 'Verder')
  await expectNoDialog(page)
}

/** A check mark and the answer replace the input, and the help is gone. */
export async function expectSolved(part: Locator, answer: string) {
  await expect(part.getByText('Opgelost:')).toBeAttached()
  await expect(part.getByText(answer, { exact: true }).first()).toBeVisible()
  await expect(part.getByRole('textbox')).toHaveCount(0)
  await expect(part.getByRole('button', { name: /^Hint|ntwoord/ })).toHaveCount(0)
}

/** The only field of a game that is over: a name for its certificate. */
export async function expectOnlyNameField(page: Page) {
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(1)
  await expect(nameField(page)).toBeVisible()
}

const nameField = (page: Page) => page.getByRole('textbox', { name: 'Op wiens naam?' })

/** Asks for the certificate by keyboard, and reads it. */
export async function expectCertificate(page: Page) {
  const name = nameField(page)
  await name.fill('Team Łódź')
  const [download] = await Promise.all([page.waitForEvent('download'), name.press('Enter')])
  expect(download.suggestedFilename()).toMatch(/^oorkonde-.+\.pdf$/)
  expect(await pdfText(await readFile(await download.path()))).toContain('Team Łódź')
}

export async function expectAtTop(page: Page) {
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
}

/** Opens every drawer and every drawing's description. */
export async function openAllDrawers(page: Page) {
  await page
    .locator('main details')
    .evaluateAll((load) => load.forEach((drawer) => drawer.setAttribute('open', '')))
}

/** Presses Tab until it has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await target.waitFor()
  for (let step = 0; step < 80; step++) {
    if (await target.evaluate((el) => el === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Checks it for everybody: on a phone and a large screen, by day and by night. */
export async function expectAccessibleEverywhere(page: Page) {
  expect(await obstaclesEverywhere(page), `not accessible: ${page.url()}`).toEqual([])
}

/** Expects that neither the page nor the dialog on it scrolls sideways on the smallest phone. */
export async function expectFitsPhone(page: Page) {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect
    .poll(() => overflowing(page), { message: `sticks out at 320 px: ${page.url()}` })
    .toEqual([])
}
