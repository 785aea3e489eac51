import { test } from '@japa/runner'
import type { Page } from 'playwright'
import * as board from '#tests/helpers/play/game_board'
import { button, first, Hall, heading, second } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'

const box = (page: Page, what: string, team: string, room: string) =>
  page.getByLabel(`${what} van ${team} in ${room}`)

test.group('Scores from paper', () => {
  test('a game master types in an evening on paper, mends a slip, and reads the ranking', async () => {
    const { boss, customerId } = await Hall.open(2)
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}/rondes`)
    await boss.getByRole('link', { name: 'Typ de scores in' }).click()
    await expect(heading(boss)).toHaveText('Scores van papier, ronde 1')
    await boss.getByLabel('Begonnen op').fill('2026-01-10T20:00')
    await box(boss, 'Opgelost', 'Team 1', first.name).selectOption('Ja')
    await box(boss, 'Foute antwoorden', 'Team 1', first.name).fill('2')
    await box(boss, 'Opgelost', 'Team 2', second.name).selectOption('Ja')
    await box(boss, 'Hints', 'Team 2', second.name).fill('4')
    await button(boss, 'Scores opslaan').click()
    const slip = `Team 2, ${second.name}: een kamer heeft 3 hints, dus vul een heel getal in van 0 tot en met 3.`
    await expect(boss.getByRole('group', { name: 'Dit klopt nog niet' })).toContainText(slip)
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)

    await boss.reload()
    await expect(box(boss, 'Foute antwoorden', 'Team 1', first.name)).toHaveValue('2')
    await box(boss, 'Hints', 'Team 2', second.name).fill('1')
    await boss.getByLabel('Begonnen op').fill('2026-01-10T20:00')
    const ranking = boss.getByRole('region', { name: 'Tabel: Zo wordt de stand' })
    await expect(ranking.getByRole('row').nth(1)).toContainText('Team 2')
    await button(boss, 'Scores opslaan').click()
    await expect(heading(boss)).toHaveText('Ronde 1 van Bakkerij Brink')
    await expect(
      boss.getByText('Deze ronde werd op papier gespeeld en daarna ingetypt.')
    ).toBeVisible()

    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}/papier/scores`)
    await expect(heading(boss)).toHaveText('Scores van papier, ronde 2')
    await expect(box(boss, 'Foute antwoorden', 'Team 1', first.name)).toHaveValue('')
  }).timeout(120_000)
})
