import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { orderButton, checkOut, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress } from '#tests/helpers/shop/demo_inbox'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'

test.group('Doing the quarter', () => {
  test('an owner sees a sale in the quarter, makes the zip and fetches it', async () => {
    const customer = await visitor()
    await open(customer, '/bestellen/sintsenior')
    await fillIn(customer, { 'Naam': 'Noor van het Kwartaal', 'E-mail': uniqueAddress() })
    await orderButton(customer).click()
    await checkOut(customer, 'Betaald')

    const page = await visitor()
    await logIn(page)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('region', { name: 'Voor je btw-aangifte' })).toContainText('1a')
      await expect(page.getByText('Alle facturen kloppen tot op de cent')).toBeVisible()
      await expect(page.getByRole('button', { name: 'Maak zip' })).toBeVisible()
    }).toPass()
    await expectAccessibleEverywhere(page)

    await page.getByRole('button', { name: 'Maak zip' }).click()
    const [zip] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: /^Download facturen-/ }).click(),
    ])
    expect(zip.suggestedFilename()).toMatch(/^facturen-\d{4}-K[1-4]\.zip$/)
    expect((await readFile(await zip.path())).subarray(0, 2).toString()).toBe('PK')
    await expect(page.getByRole('status').filter({ hasText: 'Gemaakt op' })).toBeVisible()

    await page.getByRole('link', { name: 'Facturen', exact: true }).click()
    await page.getByLabel('Zoek op nummer').fill('Noor van het Kwartaal')
    await page.getByRole('button', { name: 'Zoeken' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectAccessibleEverywhere(page)
  })
})

async function logIn(page: Page) {
  await page.goto('/dashboard/boekhouding')
  await page.getByLabel('E-mail').fill('admin@example.nl')
  await page.getByLabel('Wachtwoord').fill('escape-room-demo')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boekhouding')
}
