import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { first, button, second, Hall } from '#tests/helpers/live/hall'

/** Four robot teams in one room after another. */
const EVENING_MS = 200_000

test.group('A rehearsal', () => {
  test('robots play a rehearsal from the button to the final scores', async () => {
    const hall = await Hall.open(4)
    const { boss, customerId } = hall
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}`)
    await button(boss, 'Bewerken').click()
    await boss.getByRole('checkbox', { name: second.adminName }).uncheck()
    await button(boss, 'Opslaan').click()
    await expect(boss.getByText('Opgeslagen.')).toBeVisible()
    await board.expectAccessibleEverywhere(boss)
    await button(boss, 'Repetitie met robotteams').click()
    await expect(boss.getByText('De repetitie begint.')).toBeVisible()

    await boss.getByRole('link', { name: 'Ga naar spel verzamelpunt' }).click()
    await expect(boss.getByText('Spel is gestart')).toBeVisible({ timeout: 30_000 })
    await expect(boss.getByRole('heading', { name: 'Teams online: 4 van 4' })).toBeVisible()
    await expect(room(boss)).toContainText('4 van 4', { timeout: EVENING_MS })
    hall.letTimePass()
    await expect(boss.getByText('Spel is gestopt en afgelopen')).toBeVisible({ timeout: 30_000 })
    const state = boss.getByRole('region', { name: 'Tabel: Eindstand' })
    await expect(state.getByRole('row')).toHaveCount(5)
    await board.expectAccessibleEverywhere(boss)
  }).timeout(300_000)
})

const room = (page: Page) =>
  page
    .getByRole('region', { name: 'Tabel: Kamers' })
    .getByRole('row')
    .filter({ hasText: first.adminName })
