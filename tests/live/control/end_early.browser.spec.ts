import { test } from '@japa/runner'
import type { Locator } from 'playwright'
import * as board from '#tests/helpers/play/game_board'
import { button, door, first, Hall, input, second } from '#tests/helpers/live/hall'
import { expect } from '#tests/helpers/visitor'

/** The size that is left of a phone beside the bars of its browser. */
const PHONE = { width: 390, height: 700 }
/** Names of the length that a name may have. */
const NAMES = ['Uilen', 'Dobbelaars', 'Valken', 'Vossen'].map((name) =>
  `De Onverslaanbare ${name} van Rhenen en omstreken`.slice(0, 40)
)
const ANNOUNCEMENT = 'De koffie staat klaar in de grote zaal. '.repeat(7).trim()

test.group('An evening on the phone of the host', () => {
  test('the host sees clock, pause and the three teams in most need at once, and reads how many still play before ending early', async () => {
    const hall = await Hall.open(NAMES.length)
    const { boss } = hall
    await hall.run('openlobby')
    const teams = await Promise.all(NAMES.map((name, index) => hall.player(index + 1, name)))
    await hall.run('startspel')
    await hall.run('mededeling', { tekst: ANNOUNCEMENT })
    for (const [index, room] of [first, second].entries()) {
      const team = teams[index]
      if (!team) continue
      await door(team, room).click()
      await button(team, /^Hint 1/).click()
      await expect(team.getByText(room.hint1)).toBeVisible()
      await input(team).fill('mis')
      await button(team, 'Controleer').click()
      await expect(board.dialog(team)).toBeVisible()
    }
    await boss.goto(`/dashboard/klant/spellenfabriek/${hall.customerId}/lobby`)
    await boss.setViewportSize(PHONE)
    const rows = boss.getByRole('list', { name: 'Teams, wie je nodig heeft eerst' }).locator('> li')
    await expect(rows).toContainText(
      [first, second]
        .map((room, index) => [
          NAMES[index]?.trim(),
          'min',
          room.adminName,
          '1 fout, 1 hint',
          'net gehoord',
        ])
        .map((words) => new RegExp(words.join('.*')))
        .concat(Array.from({ length: 2 }, () => /In geen kamer.*net gehoord/))
    )

    /** What the host has to see without scrolling, beside the button for the clock. */
    const expectInSight = async (clockButton: string) => {
      await boss.evaluate(() => window.scrollTo(0, 0))
      await expect(boss.getByRole('timer')).toBeInViewport({ ratio: 1 })
      await expect(button(boss, clockButton)).toBeInViewport({ ratio: 1 })
      const bar = boss.getByRole('navigation', { name: 'Elke dag' }).locator('..')
      await expect(bar).toBeVisible()
      const { top } = await edges(bar)
      for (const place of [0, 1, 2]) {
        await expect(rows.nth(place)).toBeInViewport({ ratio: 1 })
        /** The bar at the bottom lies over the page. */
        expect((await edges(rows.nth(place))).bottom).toBeLessThanOrEqual(top)
      }
    }
    await expectInSight('Pauze')

    await button(boss, 'Pauze').click()
    await expectInSight('Verder')
    const reason = boss.getByRole('button', { name: 'Reden', exact: true })
    await expect(button(boss, 'Eten')).toBeHidden()
    await reason.click()
    await button(boss, 'Eten').click()
    await expect(boss.getByText('Eten: de klok staat stil')).toBeVisible()
    await reason.click()
    await expectInSight('Verder')
    await button(boss, 'Verder').click()
    await expect(button(boss, 'Pauze')).toBeVisible()

    await button(boss, 'Beëindigen en eindscores tonen').click()
    await expect(boss.getByRole('alertdialog')).toContainText(
      'Er zijn nog 4 van de 4 teams bezig. Het spel stopt voor iedereen'
    )
    await board.choose(boss, 'Nee')
    await expect(boss.getByRole('timer')).toBeVisible()

    await button(boss, 'Beëindigen en eindscores tonen').click()
    await board.choose(boss, 'Ja')
    await expect(boss.getByRole('heading', { name: 'Eindstand' })).toBeVisible()
  })
})

const edges = (found: Locator) =>
  found.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect()
    return { top, bottom }
  })
