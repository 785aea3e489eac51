import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { visitor, expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { answerOf, door, first, input, button, heading, Hall } from '#tests/helpers/live/hall'

test.group('The rounds after an evening', () => {
  test('a game master reads a round back, takes it along as a spreadsheet, and prints it without the buttons', async () => {
    const hall = await Hall.open(2)
    const { boss, customerId } = hall
    const rounds = `/dashboard/klant/spellenfabriek/${customerId}/rondes`
    await boss.goto(rounds)
    await expect(boss.getByText('Er is nog geen ronde gespeeld.')).toBeVisible()
    await board.expectAccessibleEverywhere(boss)

    await hall.begin()
    const owls = await hall.player(1, 'De Uilen')
    await door(owls, first).click()
    await input(owls).fill(answerOf(first))
    await input(owls).press('Enter')
    await board.expectDialog(owls, `${first.name} is opgelost`)
    await hall.run('stoplobby')

    await boss.goto(rounds)
    await expect(boss.getByRole('row').filter({ hasText: 'Ronde 1' })).toContainText('De Uilen')
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)
    await boss.getByRole('link', { name: 'Ronde 1' }).click()
    await expect(heading(boss)).toHaveText('Ronde 1 van Bakkerij Brink')
    await expect(boss.getByText(`De Uilen ging ${first.name} binnen.`)).toBeVisible()
    await board.expectAccessibleEverywhere(boss)
    await board.expectFitsPhone(boss)

    const [file] = await Promise.all([
      boss.waitForEvent('download'),
      boss.getByRole('link', { name: 'Download als CSV' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^uitslag-bakkerij-brink-.*-ronde-1\.csv$/)
    expect(await readFile(await file.path(), 'utf8')).toContain(
      `1;De Uilen;kamer;${first.name};ja;`
    )

    /** The width of an A4 sheet between its margins. */
    await boss.setViewportSize({ width: 642, height: 970 })
    await boss.emulateMedia({ media: 'print' })
    for (const gone of [button(boss, 'Uitslag printen'), boss.getByText('Logboek')])
      await expect(gone).toBeHidden()
    await expect(boss.getByRole('heading', { name: 'Eindstand' })).toBeVisible()
    await expect(boss.getByRole('region', { name: 'Tabel: Per team en kamer' })).toBeVisible()
    await expect.poll(() => overflowing(boss)).toEqual([])
  }).timeout(120_000)

  test('a visitor does not read rounds', async () => {
    const { customerId } = await Hall.open(1)
    const stranger = await visitor()
    await stranger.goto(`/dashboard/klant/spellenfabriek/${customerId}/rondes`)
    await expect(heading(stranger)).toHaveText('Inloggen')
  })
})

/** What would be cut off at the edge of the paper. */
const overflowing = (page: Hall['boss']) =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((el) => el.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
      .map((el) => el.outerHTML.slice(0, 160))
  )
