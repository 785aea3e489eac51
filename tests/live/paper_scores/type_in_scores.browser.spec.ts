import { test } from '@japa/runner'
import type { Page } from 'playwright'
import * as board from '#tests/helpers/play/game_board'
import { button, door, first, Hall, heading, input, second } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'

const box = (page: Page, what: string, team: string, room: string) =>
  page.getByLabel(`${what} van ${team} in ${room}`)

test.group('Scores from paper', () => {
  test('a game master types in an evening on paper, mends a slip, and reads the ranking', async () => {
    const { boss, customerId } = await Hall.open(2)
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}/rondes`)
    await boss.getByRole('link', { name: 'Typ de scores in' }).click()
    await expect(heading(boss)).toHaveText('Scores van papier, ronde 1')
    await expect(boss.getByLabel('Begonnen op')).not.toHaveValue('')
    await box(boss, 'Opgelost', 'Team 1', first.name).selectOption('Ja')
    await box(boss, 'Foute antwoorden', 'Team 1', first.name).fill('2')
    await box(boss, 'Opgelost', 'Team 2', second.name).selectOption('Ja')
    await box(boss, 'Hints', 'Team 2', second.name).fill('4')
    const ranking = boss.getByRole('region', { name: 'Tabel: Zo wordt de stand' })
    await expect(ranking.getByRole('row').nth(1)).toContainText('Team 1')
    await expect(ranking.getByRole('row').nth(2)).toContainText('1 kamer klopt nog niet')
    await button(boss, 'Scores opslaan').click()
    const slip = `Team 2, ${second.name}: een kamer heeft 3 hints, dus vul een heel getal in van 0 tot en met 3.`
    const slips = boss.getByRole('group', { name: 'Dit klopt nog niet' })
    await expect(slips).toContainText(slip)
    await expect(slips).toContainText('Vul in wanneer de ronde begon.')
    await slips.getByRole('button', { name: 'Vul in wanneer' }).click()
    await expect(boss.getByLabel('Om hoe laat')).toBeFocused()
    await boss.getByLabel('Begonnen op').fill('2026-01-10')
    await boss.getByLabel('Om hoe laat').fill('20:00')
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)

    await boss.reload()
    await expect(box(boss, 'Foute antwoorden', 'Team 1', first.name)).toHaveValue('2')
    await box(boss, 'Hints', 'Team 2', second.name).fill('1')
    await expect(boss.getByLabel('Begonnen op')).toHaveValue('2026-01-10')
    await expect(boss.getByLabel('Om hoe laat')).toHaveValue('20:00')
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

  test('a game master whose phones stopped halfway adds to what they counted, and is asked about less', async () => {
    const hall = await Hall.open(2)
    const { boss, customerId } = hall
    await hall.begin()
    const owls = await hall.player(1, 'De Uilen')
    await door(owls, first).click()
    for (const wrong of ['mis', 'weer mis']) {
      await input(owls).fill(wrong)
      await input(owls).press('Enter')
      await board.expectDialog(owls, `Het antwoord '${wrong}' is fout...`)
      await board.choose(owls, 'Sluiten')
    }
    await hall.run('finishspel')
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}/papier/scores`)
    await expect(boss.getByText('Deze ronde is op de telefoons gespeeld;')).toBeVisible()
    await expect(boss.getByText('Tel erbij op wat op papier gebeurde')).toBeVisible()
    await expect(boss.getByText('Op de telefoon: 2 fouten')).toBeVisible()
    const mistakes = box(boss, 'Foute antwoorden', 'De Uilen', first.name)
    await expect(mistakes).toHaveAccessibleDescription('Op de telefoon: 2 fouten')
    await mistakes.fill('1')
    await expect(boss.getByText('Hier staat nu iets anders.')).toBeVisible()
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)

    await button(boss, 'Scores opslaan').click()
    const less = `De Uilen, ${first.name}: op de telefoon 2 fouten; hier 1 fout.`
    await board.expectDialog(boss, 'Anders dan op de telefoons', less, 'Weet je zeker')
    await board.choose(boss, 'Nee')
    await expect(mistakes).toHaveValue('1')
    await expect(button(boss, 'Scores opslaan')).toBeEnabled()
    await button(boss, 'Scores opslaan').click()
    await board.choose(boss, 'Ja')
    await expect(heading(boss)).toHaveText('Ronde 1 van Bakkerij Brink')
    const line = `Anders dan op de telefoons: ${first.name} van 2 fouten naar 1 fout.`
    await expect(boss.getByText(line)).toBeVisible()
  }).timeout(120_000)
})
