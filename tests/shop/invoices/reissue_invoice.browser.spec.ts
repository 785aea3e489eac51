import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { obstaclesEverywhere } from '#tests/helpers/accessibility'
import { ADDRESS, checkOut, fillIn, orderButton } from '#tests/helpers/shop/checkout'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expect, open, overflowing, visitor } from '#tests/helpers/visitor'

test.group('An invoice with the right name', () => {
  test('an owner corrects an address, makes the invoice anew, and the customer reads both papers', async () => {
    const email = uniqueAddress('factuur')
    const customer = await visitor()
    await open(customer, '/bestellen/kunstroof')
    await fillIn(customer, { 'Naam': 'Bakkerij De Vreis', 'E-mail': email, ...ADDRESS })
    await orderButton(customer).click()
    await checkOut(customer, 'Betaald')
    const bought = await waitForMail(email)

    const page = await owner('/dashboard/bestellingen')
    await page.getByRole('searchbox').fill(email)
    await page.getByRole('button', { name: 'Zoeken', exact: true }).click()
    await expect(page.getByRole('row').filter({ hasText: 'Bakkerij' })).toHaveCount(1)
    await page.getByRole('row').filter({ hasText: 'Bakkerij' }).getByRole('link').first().click()
    await page.getByRole('button', { name: 'Gegevens verbeteren' }).click()
    await page.getByLabel('Naam').fill('Bakkerij De Vries')
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    const offer = page.getByRole('group', { name: /Op factuur .* staan andere gegevens/ })
    await expect(offer).toContainText('Bakkerij De Vreis')
    await expectReadable(page)
    await offer.getByRole('button', { name: 'Factuur opnieuw maken' }).click()
    await page.getByRole('button', { name: 'Ja', exact: true }).click()
    await expect(page.getByText('zijn onderweg naar de klant')).toBeVisible()
    await expect(offer).toHaveCount(0)
    await expect(page.getByText('vervangen', { exact: true })).toBeVisible()

    const mail = await waitForMail(email, 'met de juiste gegevens')
    await customer.goto(link(mail, '/bestelling/'))
    await expect(customer.getByRole('heading', { level: 1 })).toContainText('Factuur')
    await expect(customer.getByText('Bakkerij De Vries')).toBeVisible()
    await expectReadable(customer)
    await open(customer, link(bought, '/bestelling/'))
    await expectReadable(customer)
    for (const path of ['/modelformulier-herroeping', '/printproef']) {
      await customer.goto(path)
      await expectReadable(customer)
    }
  }).timeout(180_000)
})

async function owner(path: string): Promise<Page> {
  const page = await visitor()
  await page.goto(path)
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bestellingen' })).toBeVisible()
  return page
}

/** Expects that it can be read on a phone and a large screen, by day and by night. */
async function expectReadable(page: Page) {
  expect([...(await obstaclesEverywhere(page)), ...(await overflowing(page))]).toEqual([])
}
