import { test } from '@japa/runner'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { difficultyInWords } from '#domain/difficulty'
import { visitor, expect, open } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { twelveStrokes } from '#games/eindejaar/twelve_strokes'
import { firstOf, present } from '#tests/helpers/present'

const puzzles: readonly Puzzle[] = eindejaar.puzzles
const sheets = puzzles.filter(({ kind }) => kind === 'puzzle')
const codes = puzzles.filter(({ kind }) => kind === 'finale')
test.group('Playing the year-end game', () => {
  test('the twelve sheets say how hard they are, and their hints come one after the other', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, eindejaar)
    await open(page, playLink)
    for (const paragraph of eindejaar.intro) await expect(page.getByText(paragraph)).toBeVisible()
    for (const { title } of eindejaar.groups)
      await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible()
    for (const sheet of sheets) {
      const part = board.puzzleOn(page, sheet)
      await expect(part).toContainText(
        `Moeilijkheid: ${difficultyInWords(present(sheet.level, 'sheet.level'))}`
      )
      await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(1)
    }
    await board.expectAccessibleEverywhere(page)

    const most = sheets.reduce((one, other) =>
      other.hints.length > one.hints.length ? other : one
    )
    const part = board.puzzleOn(page, most)
    for (const [index, hint] of most.hints.entries()) {
      await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(index + 1)
      await board.hintButton(part, index + 1).click()
      await expect(part.getByText(hint)).toBeVisible()
    }
    await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(most.hints.length)
    await board.openAllDrawers(page)
    await board.expectAccessibleEverywhere(page)

    await open(page, playLink)
    await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(most.hints.length)
    await board.solve(page, most)
    await board.expectSolved(part, most.showAnswer)
  })

  test('four codes open four locks and end the game, whatever was left undone', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, eindejaar)
    await open(page, playLink)
    const [green] = codes as [Puzzle]
    const lock = board.puzzleOn(page, green)
    await board.submit(lock, '123')
    await board.expectDialog(page, 'Helaas...', 'Dit antwoord (123) is niet goed!')
    await board.expectAccessibleEverywhere(page)
    await board.choose(page, 'Sluiten')
    await expect(board.answerField(lock)).toBeFocused()
    await expect(board.answerField(lock)).toHaveValue('123')

    for (const code of codes) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(eindejaar.title)
      await board.solve(page, code)
      await board.expectSolved(board.puzzleOn(page, code), code.showAnswer)
    }
    await expectEnd()
    await board.expectAtTop(page)
    await board.expectAccessibleEverywhere(page)
    await board.expectCertificate(page)
    await open(page, playLink)
    await expectEnd()

    async function expectEnd() {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(eindejaar.ending.title)
      for (const paragraph of eindejaar.ending.paragraphs)
        await expect(page.getByText(paragraph)).toBeVisible()
      for (const sheet of sheets) await expect(board.puzzleOn(page, sheet)).toBeVisible()
      const left = board.puzzleOn(page, firstOf(sheets))
      await expect(board.answerField(left)).toBeVisible()
      await expect(left.getByRole('button', { name: /^Hint/ })).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 2, name: twelveStrokes.label })).toBeVisible()
    }
  })
})
