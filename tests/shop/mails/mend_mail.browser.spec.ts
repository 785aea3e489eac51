import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { visitor, expect, open } from '#tests/helpers/visitor'
import { orderButton, fillIn } from '#tests/helpers/shop/checkout'
import { uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expectAccessibleEverywhere } from '#tests/helpers/play/game_board'
import { admin } from '#tests/helpers/live/hall'
import { matched } from '#tests/helpers/present'

test.group('A mail that comes back', () => {
  test('a returned mail shows in Vandaag, and goes to the corrected address from the order', async () => {
    const typo = `noor.${randomUUID().slice(0, 8)}@bestaat-niet.example`
    const correct = uniqueAddress('goed')
    const customer = await visitor()
    await open(customer, '/bestellen/cunera-van-rhenen')
    await fillIn(customer, { 'Naam': 'Noor de Vries', 'E-mail': typo })
    await orderButton(customer).click()
    await expect(customer).toHaveURL(/\/bestellen\/bedankt/)
    const { subject } = await waitForMail(typo)
    const [number] = matched(/EK-\w+/, subject)

    const page = await visitor()
    await page.goto('/dashboard/vandaag')
    await page.getByLabel('E-mail').fill('admin@example.nl')
    await page.getByLabel('Wachtwoord').fill('escape-room-demo')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/dashboard/vandaag')
    const line = page
      .getByRole('region', { name: 'Tabel: E-mails die niet aankwamen' })
      .getByRole('row')
      .filter({ hasText: number })
    await expect(async () => {
      await page.reload()
      await expect(line).toContainText('het adres bestaat niet (5.1.1)', { timeout: 1_000 })
    }).toPass({ timeout: 90_000 })
    await expectAccessibleEverywhere(page)

    await line.getByRole('link', { name: number }).click()
    await expect(page.getByText(/^E-mail teruggekomen: Levering;/)).toBeVisible()
    await page.getByRole('button', { name: 'Gegevens verbeteren' }).click()
    await page.getByLabel('E-mailadres').fill(correct)
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await page
      .getByRole('group', { name: 'Nu opnieuw sturen?' })
      .getByRole('button', { name: 'Levering opnieuw sturen' })
      .click()
    await waitForMail(correct, number)
    await expect(page.getByText('teruggekomen, afgehandeld')).toBeVisible()
    await page.goto('/dashboard/vandaag')
    await expect(page.getByRole('heading', { name: 'Vandaag' })).toBeVisible()
    await expect(line).toHaveCount(0)
  }).timeout(180_000)

  test('a quote that came back goes to the corrected address from the booking', async () => {
    const typo = `noor.${randomUUID().slice(0, 8)}@bestaat-niet.example`
    const correct = uniqueAddress('goed')
    const page = await admin()
    await page.goto('/dashboard/boekingen/nieuw')
    const main = page.getByRole('main')
    for (const [label, text] of [
      ['Dag', '2037-03-06'],
      ['Begint om', '19:30'],
      ['Aantal personen', '24'],
      ['Naam', 'Noor de Vries'],
      ['E-mail', typo],
    ] as const)
      await main.getByLabel(new RegExp(`^${label}`)).fill(text)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await page.getByRole('button', { name: 'Offerte mailen' }).click()
    const resend = main.getByRole('button', { name: 'Offerte voor een avond opnieuw sturen' })
    await expect(async () => {
      await page.reload()
      await expect(resend).toBeVisible({ timeout: 1_000 })
    }).toPass({ timeout: 90_000 })

    await page.getByRole('button', { name: 'Wijzigen', exact: true }).click()
    await main.getByRole('textbox', { name: 'E-mail' }).fill(correct)
    await page.getByRole('button', { name: 'Opslaan', exact: true }).click()
    const question = page.getByRole('group', { name: 'Nu opnieuw sturen?' })
    await expect(question).toContainText(`niet aankwam bij ${typo}, kan nu naar ${correct}`)
    await expectAccessibleEverywhere(page)
    await question.getByRole('button', { name: 'Offerte voor een avond opnieuw sturen' }).click()
    await waitForMail(correct, 'Offerte voor Spellenfabriek')
    await expect(question).toHaveCount(0)
    await expect(page.getByText('Offerte voor een avond: gaat opnieuw weg.')).toBeVisible()
  }).timeout(180_000)
})
