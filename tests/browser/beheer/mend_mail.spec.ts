import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { bezoeker, expect, open } from '#tests/helpers/bezoeker'
import { bestelknop, vulIn } from '#tests/helpers/kassa'
import { uniekAdres, wachtOpMail } from '#tests/helpers/postbus'
import { verwachtOveralToegankelijk } from '#tests/helpers/spelbord'

test.group('A mail that comes back', () => {
  test('is told by Vandaag, and goes to the corrected address from the order', async () => {
    const tikfout = `noor.${randomUUID().slice(0, 8)}@bestaat-niet.example`
    const goed = uniekAdres('goed')
    const klant = await bezoeker()
    await open(klant, '/bestellen/cunera-van-rhenen')
    await vulIn(klant, { 'Naam': 'Noor de Vries', 'E-mail': tikfout })
    await bestelknop(klant).click()
    await expect(klant).toHaveURL(/\/bestellen\/bedankt/)
    const { subject } = await wachtOpMail(tikfout)
    const [nummer] = /EK-\w+/.exec(subject)!

    const page = await bezoeker()
    await page.goto('/dashboard/vandaag')
    await page.getByLabel('E-mail').fill('admin@example.nl')
    await page.getByLabel('Wachtwoord').fill('escape-room-demo')
    await page.getByRole('button', { name: 'Login' }).click()
    await page.waitForURL('**/dashboard/vandaag')
    const regel = page
      .getByRole('region', { name: 'Tabel: E-mails die niet aankwamen' })
      .getByRole('row')
      .filter({ hasText: nummer })
    await expect(async () => {
      await page.reload()
      await expect(regel).toContainText('het adres bestaat niet (5.1.1)', { timeout: 1_000 })
    }).toPass({ timeout: 90_000 })
    await verwachtOveralToegankelijk(page)

    await regel.getByRole('link', { name: nummer }).click()
    await expect(page.getByText(/^E-mail teruggekomen: Levering;/)).toBeVisible()
    await page.getByRole('button', { name: 'Gegevens verbeteren' }).click()
    await page.getByLabel('E-mailadres').fill(goed)
    await page.getByRole('button', { name: 'Opslaan' }).click()
    await expect(page.getByText('Opgeslagen.')).toBeVisible()
    await page.getByRole('button', { name: 'Levering opnieuw sturen' }).click()
    await wachtOpMail(goed, nummer)
    await expect(page.getByText('teruggekomen, afgehandeld')).toBeVisible()
    await page.goto('/dashboard/vandaag')
    await expect(page.getByRole('heading', { name: 'Vandaag' })).toBeVisible()
    await expect(regel).toHaveCount(0)
  }).timeout(180_000)
})
