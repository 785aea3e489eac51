import { test } from '@japa/runner'
import * as board from '#tests/helpers/play/game_board'
import { button, heading, Hall } from '#tests/helpers/live/hall'
import { mailsTo, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expect } from '#tests/helpers/visitor'

test.group('The result by mail', () => {
  test('one press mails the result to the customer, and another one asks first', async () => {
    const hall = await Hall.open(2)
    const { boss, customerId, email } = hall
    await hall.begin()
    const owls = await hall.player(1, 'De Uilen')
    await expect(heading(owls)).toHaveText('Kies een kamer')
    await hall.run('stoplobby')
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}/rondes`)
    await boss.getByRole('link', { name: 'Ronde 1' }).click()

    const panel = boss.getByRole('region', { name: 'Uitslag mailen' })
    await button(boss, 'Mail de uitslag aan de klant').click()
    await expect(panel.getByRole('status')).toHaveText('De uitslag is onderweg.')
    await expect(panel.getByText(/^Gemaild op /)).toBeVisible()
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)
    const mail = await waitForMail(email, 'De uitslag van de Spellenfabriek')
    expect(mail.text).toContain('De Uilen')

    await button(boss, 'Nog eens mailen').click()
    await board.expectDialog(boss, 'Nog eens mailen')
    await board.choose(boss, 'Nee')
    await board.expectNoDialog(boss)
    await button(boss, 'Nog eens mailen').click()
    await board.choose(boss, 'Ja')
    await expect.poll(async () => (await mailsTo(email)).length, { timeout: 30_000 }).toBe(2)
  })
})
