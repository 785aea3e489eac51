import type { Locator, Page } from 'playwright'
import { expect, open } from '#tests/helpers/bezoeker'
import { echteWinkel } from '#tests/helpers/echte_winkel'
import { uniekAdres, wachtOpMail } from '#tests/helpers/postbus'

export type Uitkomst = 'Betaald' | 'Mislukt' | 'Geannuleerd' | 'Verlopen' | 'Laat open'

export const ADRES = { Adres: 'Dorpsstraat 12', Postcode: '3911 AB', Plaats: 'Rhenen' }

export function veld(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: label })
}

export async function vulIn(page: Page, velden: Record<string, string>) {
  for (const [label, waarde] of Object.entries(velden)) await veld(page, label).fill(waarde)
}

export function bestelknop(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Bestel/ })
}

/** At the payment page of the simulator: lets the payment end like this, and is back at the shop. */
export async function rekenAf(page: Page, uitkomst: Uitkomst) {
  await opBetaalpagina(page)
  await page.getByRole('button', { name: uitkomst, exact: true }).click()
  await page.waitForURL(`${echteWinkel().url}/bestellen/bedankt?**`)
}

export async function opBetaalpagina(page: Page) {
  await page.waitForURL(`${echteWinkel().simulator}/checkout/**`)
}

/**
 * Orders something free and waits for its mail. The shop mails in turn, so what was to be sent
 * before, was sent by now.
 */
export async function wachtTotDePostIsGeweest(page: Page) {
  const email = uniekAdres('hekkensluiter')
  await open(page, '/bestellen/cunera-van-rhenen')
  await vulIn(page, { 'Naam': 'Hek Kensluiter', 'E-mail': email })
  await bestelknop(page).click()
  await expect(page).toHaveURL(/\/bestellen\/bedankt/)
  await wachtOpMail(email)
}
