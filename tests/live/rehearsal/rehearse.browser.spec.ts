import { test } from '@japa/runner'
import { expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { button, heading, second, Hall } from '#tests/helpers/live/hall'

/** Four robot teams in one room after another. */
const EVENING_MS = 200_000

test.group('A rehearsal', () => {
  test('robots play a rehearsal from the button to the outcome, and the evening stays closed', async () => {
    const hall = await Hall.open(4)
    const { boss, customerId } = hall
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}`)
    await button(boss, 'Bewerken').click()
    await boss.getByRole('checkbox', { name: second.adminName }).uncheck()
    await button(boss, 'Opslaan').click()
    await expect(boss.getByText('Opgeslagen.')).toBeVisible()
    await board.expectAccessibleEverywhere(boss)
    await button(boss, 'Repetitie met robotteams').click()
    await expect(boss.getByText('De robotteams spelen.')).toBeVisible({ timeout: 30_000 })
    await expect(boss.getByText(/\d van 4 kamers/)).toBeVisible()
    await board.expectAccessibleEverywhere(boss)

    const watching = boss.context().waitForEvent('page')
    await boss.getByRole('link', { name: 'Meekijken in het verzamelpunt' }).click()
    const copy = await watching
    await expect(heading(copy)).toContainText('Verzamelpunt van Repetitie Bakkerij Brink')
    await copy.close()

    await expect(boss.getByText(/De repetitie is geslaagd: 4 kamers opgelost/)).toBeVisible({
      timeout: EVENING_MS,
    })
    await expect(boss.getByText('Spel verzamelpunt is gesloten')).toBeVisible()

    hall.failRehearsal('De server is tussendoor gestopt.', null)
    await boss.reload()
    const outcome = boss.getByRole('status').filter({ hasText: 'repetitie' })
    await expect(outcome).toHaveText(
      'De laatste repetitie is niet gelukt. De server is tussendoor gestopt.'
    )
    const checks = { nothing_missed: false, one_team_per_room: true }
    hall.failRehearsal(null, { checks, p50: 9, p99: 20, standings: [] })
    await boss.reload()
    await expect(outcome).toContainText('Er klopte iets niet: een telefoon heeft iets gemist.')
    await expect(button(boss, 'Repetitie met robotteams')).toBeVisible()
    await boss.goto('/dashboard?zoek=Repetitie')
    await expect(boss.getByText('Geen klant gevonden')).toBeVisible()
  }).timeout(300_000)
})
