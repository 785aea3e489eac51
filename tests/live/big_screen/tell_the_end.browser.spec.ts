import { test } from '@japa/runner'
import type { Page } from 'playwright'
import * as board from '#tests/helpers/play/game_board'
import { answerOf, button, door, first, heading, Hall, input } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'

const LOOK = 'Kijk naar het grote scherm'

/** Two teams of which the first solved a room; the end is being told. */
async function revealing() {
  const hall = await Hall.open(2)
  await hall.begin()
  const screen = await hall.bigScreen()
  const owls = await hall.player(1, 'De Uilen')
  const foxes = await hall.player(2, 'De Vossen')
  await door(owls, first).click()
  await input(owls).fill(answerOf(first))
  await input(owls).press('Enter')
  await board.choose(owls, 'Verder')
  await hall.run('finishspel')
  hall.reveal('later')
  for (const phone of [owls, foxes]) await expect(heading(phone)).toHaveText(LOOK)
  return { hall, screen, owls, foxes }
}

/** Ways in which the phones stop waiting. */
const WAYS: [string, (hall: Hall, screen: Page) => unknown][] = [
  [
    'the game master shows it on them',
    ({ boss }) => button(boss, 'Toon nu op de telefoons').click(),
  ],
  ['the moment comes that the server chose', (hall) => hall.reveal('now')],
  [
    'the big screen is lost',
    async (hall, screen) => {
      await screen.close()
      hall.loseScreen()
    },
  ],
]

test.group('The end on the big screen', () => {
  test('phones look at the big screen, until {0}')
    .with(WAYS)
    .run(async (_, [, show]) => {
      const { hall, screen, owls, foxes } = await revealing()
      await expect(screen.getByText('Wie heeft er gewonnen?')).toBeVisible()
      await expect(owls.getByText('Dit teken hoort bij De Uilen.')).toBeVisible()
      expect(await owls.content()).not.toContain('1e geworden')
      await board.expectAccessibleEverywhere(owls)
      await show(hall, screen)
      await expect(owls.getByText('Jullie zijn 1e geworden, met 60 punten.')).toBeVisible()
      await expect(foxes.getByText('Jullie zijn 2e geworden, met 0 punten.')).toBeVisible()
      await expect(button(hall.boss, 'Toon nu op de telefoons')).toHaveCount(0)
    })

  test('a phone that is loaded anew while the end is told still looks at the big screen', async () => {
    const { hall, foxes } = await revealing()
    await foxes.reload()
    await expect(heading(foxes)).toHaveText(LOOK)
    await board.expectFitsPhone(foxes)
    hall.reveal('now')
    await expect(heading(foxes)).toHaveText('De eindstand')
  })

  test('the phones show the end at once without a big screen', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const owls = await hall.player(1, 'De Uilen')
    await expect(heading(owls)).toHaveText('Kies een kamer')
    await hall.run('finishspel')
    await expect(owls.getByText('Jullie zijn 1e geworden, met 0 punten.')).toBeVisible()
  })
})
