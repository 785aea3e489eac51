import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { admin, button, heading } from '#tests/helpers/live/hall'

const NAME = 'Kamer van de vergeten zeekaarten'

test.group('Managing rooms', () => {
  test('the owner makes a room, mends what the form refuses, changes it and puts it away', async () => {
    const boss = await admin()
    await boss.getByRole('link', { name: 'Kamers', exact: true }).click()
    await expect(heading(boss)).toHaveText('Kamers')
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)

    await boss.getByRole('link', { name: 'Kamer toevoegen' }).click()
    await make(boss)
    await change(boss)
    await archive(boss)
  }).timeout(120_000)
})

async function make(page: Page) {
  await expect(heading(page)).toHaveText('Nieuwe kamer')
  await page.getByLabel('Naam', { exact: true }).fill(NAME)
  await page.getByLabel('Adminnaam').fill('Z9 Zeekaarten')
  await page.getByLabel('Opberg').fill('Kist 99')
  await page.getByLabel('Tijdschatting in minuten').fill('7')
  await page.getByText('Kompas', { exact: true }).click()
  await page.getByLabel('Vraag').fill('Welke haven staat op geen enkele kaart?')
  await page.getByLabel('Antwoord', { exact: true }).fill('| |')
  for (const number of [1, 2, 3])
    await page.getByLabel(`Hint ${number}`, { exact: true }).fill('Kijk.')
  await page.getByLabel('Minimum').fill('900')
  await button(page, 'Opslaan').click()

  const overview = page.getByRole('group', { name: 'Dit klopt nog niet' })
  await expect(overview).toBeFocused()
  await expect(page.getByLabel('Naam', { exact: true })).toHaveValue(NAME)
  await board.expectAccessibleEverywhere(page)
  await board.expectFitsPhone(page)
  await overview.getByRole('button', { name: 'Vul minstens één goed antwoord in' }).click()
  await expect(page.getByLabel('Antwoord', { exact: true })).toBeFocused()
  await page.getByLabel('Antwoord', { exact: true }).fill('Nergenshuizen')
  await button(page, 'middel').click()
  await button(page, 'Opslaan').click()
  await expect(heading(page)).toHaveText('Kamers')
  await expect(row(page)).toContainText(['te kiezen'])
}

async function change(page: Page) {
  await page.getByRole('link', { name: 'Z9 Zeekaarten' }).click()
  await expect(page.getByRole('radio', { name: 'Kompas' })).toBeChecked()
  await page.getByText('Schip', { exact: true }).click()
  await page.getByLabel('Adminnaam').fill('Z9 Zeekaarten, bij het raam')
  await button(page, 'Opslaan').click()
  await expect(page.getByText('Opgeslagen.')).toBeVisible()
  await expect(heading(page)).toHaveText('Z9 Zeekaarten, bij het raam')
}

async function archive(page: Page) {
  await button(page, 'Archiveren').click()
  await board.expectDialog(page, 'Archiveren', 'Deze kamer is dan niet meer te kiezen.')
  await board.choose(page, 'Nee')
  await expect(page.getByText('Gearchiveerd.')).toHaveCount(0)
  await button(page, 'Archiveren').click()
  await board.choose(page, 'Ja')
  await expect(button(page, 'Terughalen uit het archief')).toBeVisible()
  await board.expectAccessibleEverywhere(page)
  await page.getByRole('link', { name: 'Terug', exact: true }).click()
  await expect(row(page)).toContainText(['gearchiveerd'])
}

const row = (page: Page) =>
  page.getByRole('region', { name: 'Tabel: Kamers' }).getByRole('row').filter({ hasText: NAME })
