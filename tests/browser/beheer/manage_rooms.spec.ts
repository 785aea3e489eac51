import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'
import { beheerder, knop, kop } from '#tests/helpers/zaal'

const NAAM = 'Kamer van de vergeten zeekaarten'

test.group('Managing rooms', () => {
  test('the owner makes a room, mends what the form refuses, changes it and puts it away', async () => {
    const baas = await beheerder()
    await baas.getByRole('link', { name: 'Kamers', exact: true }).click()
    await expect(kop(baas)).toHaveText('Kamers')
    await bord.verwachtOveralToegankelijk(baas)
    await bord.verwachtPastOpTelefoon(baas)

    await baas.getByRole('link', { name: 'Kamer toevoegen' }).click()
    await maak(baas)
    await wijzig(baas)
    await archiveer(baas)
  }).timeout(120_000)
})

async function maak(page: Page) {
  await expect(kop(page)).toHaveText('Nieuwe kamer')
  await page.getByLabel('Naam', { exact: true }).fill(NAAM)
  await page.getByLabel('Adminnaam').fill('Z9 Zeekaarten')
  await page.getByLabel('Opberg').fill('Kist 99')
  await page.getByLabel('Tijdschatting in minuten').fill('7')
  await page.getByLabel('Vraag').fill('Welke haven staat op geen enkele kaart?')
  await page.getByLabel('Antwoord', { exact: true }).fill('| |')
  for (const nummer of [1, 2, 3])
    await page.getByLabel(`Hint ${nummer}`, { exact: true }).fill('Kijk.')
  await page.getByLabel('Minimum').fill('900')
  await knop(page, 'Opslaan').click()

  const overzicht = page.getByRole('group', { name: 'Dit klopt nog niet' })
  await expect(overzicht).toBeFocused()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue(NAAM)
  await bord.verwachtOveralToegankelijk(page)
  await bord.verwachtPastOpTelefoon(page)
  await overzicht.getByRole('button', { name: 'Vul minstens één goed antwoord in' }).click()
  await expect(page.getByLabel('Antwoord', { exact: true })).toBeFocused()
  await page.getByLabel('Antwoord', { exact: true }).fill('Nergenshuizen')
  await knop(page, 'middel').click()
  await knop(page, 'Opslaan').click()
  await expect(kop(page)).toHaveText('Kamers')
  await expect(rij(page)).toContainText(['te kiezen'])
}

async function wijzig(page: Page) {
  await page.getByRole('link', { name: 'Z9 Zeekaarten' }).click()
  await page.getByLabel('Adminnaam').fill('Z9 Zeekaarten, bij het raam')
  await knop(page, 'Opslaan').click()
  await expect(page.getByText('Opgeslagen.')).toBeVisible()
  await expect(kop(page)).toHaveText('Z9 Zeekaarten, bij het raam')
}

async function archiveer(page: Page) {
  await knop(page, 'Archiveren').click()
  await bord.verwachtDialoog(page, 'Archiveren', 'Deze kamer is dan niet meer te kiezen.')
  await bord.kies(page, 'Nee')
  await expect(page.getByText('Gearchiveerd.')).toHaveCount(0)
  await knop(page, 'Archiveren').click()
  await bord.kies(page, 'Ja')
  await expect(knop(page, 'Terughalen uit het archief')).toBeVisible()
  await bord.verwachtOveralToegankelijk(page)
  await page.getByRole('link', { name: 'Terug', exact: true }).click()
  await expect(rij(page)).toContainText(['gearchiveerd'])
}

const rij = (page: Page) =>
  page.getByRole('region', { name: 'Tabel: Kamers' }).getByRole('row').filter({ hasText: NAAM })
