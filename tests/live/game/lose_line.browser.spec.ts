import type { Page } from 'playwright'
import { test } from '@japa/runner'
import { expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { answerOf, button, door, first, heading, Hall, input } from '#tests/helpers/live/hall'

/** What is left on the clock of a phone, in seconds. */
async function secondsOn(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = (await page.getByRole('timer').innerText())
    .split(':')
    .map(Number)
  return minutes * 60 + seconds
}

test.group('A phone in a hall whose wifi is away', () => {
  test('a team without a line plays on: question, hint and clock stay, and the answer that was kept counts', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    const [owls, foxes] = [await hall.player(1, 'De Uilen'), await hall.player(2, 'De Vossen')]
    await door(owls, first).click()
    await button(owls, /^Hint 1/).click()
    await expect(owls.getByText(first.hint1)).toBeVisible()

    await owls.context().setOffline(true)
    const status = owls.getByRole('status').filter({ hasText: 'Geen verbinding.' })
    await expect(status).toHaveText(
      'Geen verbinding. Wat je tikt wordt bewaard. De klok loopt gewoon door.'
    )
    await expect(heading(owls)).toHaveText(first.name)
    await expect(owls.getByText(first.hint1)).toBeVisible()
    await expect(input(owls)).toBeEditable()
    const lost = await secondsOn(owls)
    await expect.poll(() => secondsOn(owls)).toBeLessThan(lost)
    const apart = async () => (await secondsOn(owls)) - (await secondsOn(foxes))
    await expect.poll(async () => Math.abs(await apart())).toBeLessThanOrEqual(1)
    await board.expectFitsPhone(owls)
    await board.expectAccessibleEverywhere(owls)

    await input(owls).fill(answerOf(first))
    await input(owls).press('Enter')
    await expect(status).toContainText('Je laatste tik gaat mee zodra er weer verbinding is.')
    await expect(input(owls)).toHaveValue(answerOf(first))
    await expect(door(foxes, first)).toBeDisabled()

    await owls.context().setOffline(false)
    await board.expectDialog(owls, `${first.name} is opgelost`)
    await board.choose(owls, 'Verder')
    await expect(status).toHaveCount(0)
    await expect(owls.getByText('55 punten', { exact: true })).toBeVisible()
    await expect(door(foxes, first)).toBeEnabled()
  })

  test('a team whose wrong answer got no reply sends it again, and reads that it was counted already', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const owls = await hall.player(1, 'De Uilen')
    await door(owls, first).click()
    await owls.route(
      '**/api/spellenfabriek/answerOk',
      async (sent) => {
        await sent.fetch()
        await sent.abort('connectionreset')
      },
      { times: 1 }
    )
    await input(owls).fill('mis')
    await input(owls).press('Enter')
    await board.expectDialog(owls, `Het antwoord 'mis' is fout...`, 'dit antwoord was al geteld')
  })
})
