import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { expect, open, visitor } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { itemAt } from '#tests/helpers/present'

test.group('The end of a game', () => {
  test('the end of a game is reported once, and not again by a page that opens later', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, eindejaar)
    const told = endsTold(page)
    await open(page, playLink)
    const finals = eindejaar.puzzles.filter(({ kind }) => kind === 'finale')
    for (const final of finals) {
      expect(told).toEqual([])
      await board.solve(page, final)
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(eindejaar.ending.title)
    await expect.poll(() => told).toEqual([200])

    await open(page, playLink)
    for (const puzzle of [itemAt(finals, 0), itemAt(eindejaar.puzzles, 0)])
      await expect(board.puzzleOn(page, puzzle)).toBeVisible()
    /** The page tells the end before it looks for news again. */
    await page.waitForResponse((answer) => answer.url().endsWith('/stand'))
    expect(told).toEqual([200])
  })
})

/** The statuses of the answers to `finished`, as they come. */
function endsTold(page: Page): number[] {
  const told: number[] = []
  page.on('response', (answer) => {
    if (answer.url().endsWith('/finished')) told.push(answer.status())
  })
  return told
}
