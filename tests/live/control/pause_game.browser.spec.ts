import { test } from '@japa/runner'
import * as board from '#tests/helpers/play/game_board'
import { button, door, first, heading, Hall } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'

/** A reason of the length that a reason may have. */
const REASON = 'Iedereen naar buiten: de brandweer oefent even op het plein!'

test.group('A pause', () => {
  test('the reason of a pause is the headline on the phones, the board and the big screen', async () => {
    const hall = await Hall.open(2)
    const { boss } = hall
    await hall.begin()
    const screen = await hall.bigScreen()
    const owls = await hall.player(1, 'De Uilen')
    await door(owls, first).click()
    await expect(heading(owls)).toHaveText(first.name)
    const headline = owls.locator('.note p').first()

    await button(boss, 'Pauze').click()
    await expect(headline).toHaveText('Pauze')
    await expect(heading(screen)).toHaveText('Pauze')
    await expect(boss.getByText('Pauze: de klok staat stil')).toBeVisible()

    await button(boss, 'Eten').click()
    await expect(headline).toHaveText('Eten')
    await expect(heading(screen)).toHaveText('Eten')
    await expect(boss.getByText('Eten: de klok staat stil')).toBeVisible()
    await expect(button(boss, 'Eten')).toHaveAttribute('aria-pressed', 'true')

    await boss.getByLabel('Andere reden').fill(REASON)
    await boss.getByRole('button', { name: 'Tonen', exact: true }).click()
    await expect(headline).toHaveText(REASON)
    await expect(heading(screen)).toHaveText(REASON)
    for (const page of [owls, boss, screen]) await board.expectAccessibleEverywhere(page)
    await board.expectFitsPhone(owls)
    await board.expectFitsPhone(boss)

    await button(boss, 'Verder').click()
    await expect(owls.getByText(REASON)).toHaveCount(0)
    await expect(screen.getByText(REASON)).toHaveCount(0)
    await expect(boss.getByText('Spel is gestart')).toBeVisible()
    await expect(heading(owls)).toHaveText(first.name)
  })
})
