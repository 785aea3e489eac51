import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/bezoeker'
import * as bord from '#tests/helpers/spelbord'
import { eerste, knop, tweede, Zaal } from '#tests/helpers/zaal'

/** Four robot teams in one room after another. */
const AVOND_MS = 200_000

test.group('A rehearsal', () => {
  test('is played by robots from the button to the final scores', async () => {
    const zaal = await Zaal.open(4)
    const { baas, klantId } = zaal
    await baas.goto(`/dashboard/klant/spellenfabriek/${klantId}`)
    await knop(baas, 'Bewerken').click()
    await baas.getByRole('checkbox', { name: tweede.adminnaam }).uncheck()
    await knop(baas, 'Opslaan').click()
    await expect(baas.getByText('Opgeslagen.')).toBeVisible()
    await bord.verwachtOveralToegankelijk(baas)
    await knop(baas, 'Repetitie met robotteams').click()
    await expect(baas.getByText('De repetitie begint.')).toBeVisible()

    await baas.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
    await expect(baas.getByText('Spel is gestart')).toBeVisible({ timeout: 30_000 })
    await expect(baas.getByRole('heading', { name: 'Teams online: 4 van 4' })).toBeVisible()
    await expect(kamer(baas)).toContainText('4 van 4', { timeout: AVOND_MS })
    zaal.laatTijdVerstrijken()
    await expect(baas.getByText('Spel is gestopt en afgelopen')).toBeVisible({ timeout: 30_000 })
    const stand = baas.getByRole('region', { name: 'Tabel: Eindstand' })
    await expect(stand.getByRole('row')).toHaveCount(5)
    await bord.verwachtOveralToegankelijk(baas)
  }).timeout(300_000)
})

const kamer = (page: Page) =>
  page
    .getByRole('region', { name: 'Tabel: Kamers' })
    .getByRole('row')
    .filter({ hasText: eerste.adminnaam })
