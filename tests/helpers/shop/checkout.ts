import type { Locator, Page } from 'playwright'
import { expect, open } from '#tests/helpers/visitor'
import { realShop } from '#tests/helpers/real_shop'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'

export type Outcome = 'Betaald' | 'Mislukt' | 'Geannuleerd' | 'Verlopen' | 'Laat open'

export const ADDRESS = { Adres: 'Dorpsstraat 12', Postcode: '3911 AB', Plaats: 'Rhenen' }

export function field(page: Page, label: string): Locator {
  return page.getByRole('main').getByRole('textbox', { name: label })
}

export async function fillIn(page: Page, fields: Record<string, string>) {
  for (const [label, value] of Object.entries(fields)) await field(page, label).fill(value)
}

export function orderButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^Bestel/ })
}

/** Ends the payment on the simulator's page like this, and returns to the shop. */
export async function checkOut(page: Page, outcome: Outcome) {
  await onPaymentPage(page)
  await page.getByRole('button', { name: outcome, exact: true }).click()
  await page.waitForURL(`${realShop().url}/bestellen/bedankt?**`)
}

export async function onPaymentPage(page: Page) {
  await page.waitForURL(`${realShop().simulator}/checkout/**`)
}

/**
 * Orders something free and waits for its mail. The shop sends its mails in order, so earlier mails
 * are sent by then.
 */
export async function waitForPost(page: Page) {
  const email = uniqueAddress('hekkensluiter')
  await open(page, '/bestellen/cunera-van-rhenen')
  await fillIn(page, { 'Naam': 'Hek Kensluiter', 'E-mail': email })
  await orderButton(page).click()
  await expect(page).toHaveURL(/\/bestellen\/bedankt/)
  await waitForMail(email)
}
