import { test } from '@japa/runner'
import { cunera } from '#games/cunera/cunera_game'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { recept } from '#games/recept/recept_game'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'
import { firstOf } from '#tests/helpers/present'

test.group('Playing on the smallest phone', () => {
  for (const game of [recept, eindejaar] as Game[])
    test(`the game ${game.title} fits the phone, with everything open or a dialog above it`, async () => {
      const page = await visitor()
      const { playLink } = await board.buyGame(page, game)
      const [first] = game.puzzles as [Puzzle]
      await open(page, playLink)
      const part = board.puzzleOn(page, first)
      await expect(part).toBeVisible()
      await board.expectFitsPhone(page)
      expect(await sticksOutWhenSpaced(page)).toEqual([])
      await board.hintButton(part, 1).click()
      await expect(part.getByText(firstOf(first.hints))).toBeVisible()
      await board.openAllDrawers(page)
      await board.expectFitsPhone(page)
      expect(await sticksOutWhenSpaced(page)).toEqual([])
      await board.submit(part, 'wat-een-ongelooflijk-lang-antwoord-zonder-spaties'.repeat(3))
      await board.expectDialog(page, 'Helaas...')
      await board.expectFitsPhone(page)
      await board.choose(page, 'Sluiten')
      await board.solve(page, first)
      await board.expectFitsPhone(page)
    })

  test(`the game ${cunera.title} fits the phone at every step`, async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, cunera)
    await open(page, playLink)
    const start = page.getByRole('button', { name: 'Start het spel!' })
    await expect(start).toBeVisible()
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
    await start.click()
    for (const step of cunera.puzzles as readonly Puzzle[]) {
      const part = board.puzzleOn(page, step)
      await board.hintButton(part, 1).click()
      await expect(part.getByText(firstOf(step.hints))).toBeVisible()
      await board.openAllDrawers(page)
      await board.expectFitsPhone(page)
      expect(await sticksOutWhenSpaced(page)).toEqual([])
      await board.solve(page, step)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(cunera.ending.title)
    await board.openAllDrawers(page)
    await board.expectFitsPhone(page)
    expect(await sticksOutWhenSpaced(page)).toEqual([])
  })
})
