import { test } from '@japa/runner'
import { recept } from '#games/recept/recept_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { firstOf } from '#tests/helpers/present'

test.group('Playing with nothing but the keyboard', () => {
  test('a player reads the papers, takes a hint, answers wrong, then right, asks for an answer, and is calmed down after many guesses', async () => {
    const page = await visitor({ allowed: [/status of 429 .*\/submit\)$/] })
    const { playLink } = await board.buyGame(page, recept)
    const [first, second, third] = recept.puzzles as unknown as [Puzzle, Puzzle, Puzzle]
    await open(page, playLink)
    const part = board.puzzleOn(page, first)

    await board.tabTo(page, part.locator('summary').first())
    await page.keyboard.press('Enter')
    await expect(part.getByText(firstOf(first.story))).toBeVisible()
    await board.tabTo(page, board.answerField(part))
    await page.keyboard.type(board.WRONG_ANSWER)
    await page.keyboard.press('Enter')
    await board.expectDialog(page, 'Helaas...')
    await expect(board.dialog(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.keyboard.press('Enter')
    await board.expectNoDialog(page)
    await expect(board.answerField(part)).toBeFocused()
    await board.tabTo(page, board.hintButton(part, 1))
    await page.keyboard.press('Space')
    await expect(part.getByText(firstOf(first.hints))).toBeVisible()
    await board.tabTo(page, board.answerField(part), 'Shift+Tab')
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(first.answer)
    await page.keyboard.press('Enter')
    await board.expectDialog(page, `Gefeliciteerd! (${first.label})`)
    await page.keyboard.press('Escape')
    await board.expectNoDialog(page)
    await expect(board.solvedLine(part)).toBeFocused()

    const next = board.puzzleOn(page, second)
    const fillIn = next.getByRole('button', { name: 'Antwoord automatisch invullen' })
    await board.tabTo(page, fillIn)
    await page.keyboard.press('Enter')
    await board.expectDialog(page, 'Antwoord automatisch invullen')
    await page.keyboard.press('Escape')
    await board.expectNoDialog(page)
    await expect(fillIn).toBeFocused()
    await page.keyboard.press('Enter')
    await board.tabTo(page, board.dialog(page).getByRole('button', { name: 'Ja' }))
    await page.keyboard.press('Enter')
    await board.expectDialog(page, second.label)
    await page.keyboard.press('Enter')
    await board.expectNoDialog(page)
    await expect(board.solvedLine(next)).toBeFocused()
    await board.expectSolved(next, second.showAnswer)

    const guessed = board.puzzleOn(page, third)
    await board.tabTo(page, board.answerField(guessed))
    await page.keyboard.type(board.WRONG_ANSWER)
    for (const title of [...Array<string>(5).fill('Helaas...'), 'Even op adem komen']) {
      await page.keyboard.press('Enter')
      await board.expectDialog(page, title)
      if (title !== 'Helaas...') await expect(board.dialog(page)).toContainText(/Over \d seconden?/)
      await page.keyboard.press('Enter')
      await board.expectNoDialog(page)
      await expect(board.answerField(guessed)).toBeFocused()
    }
  })
})
