import { test } from '@japa/runner'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { expect, open, visitor } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { locksOf, lookAway, watchLocks } from '#tests/helpers/wake_locks'

test.group('A game behind a link', () => {
  test('a screen stays on while the game is played, also after the page was away', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, eindejaar)
    await watchLocks(page)
    await open(page, playLink)
    await expect.poll(() => locksOf(page)).toEqual(['held'])
    await lookAway(page)
    await expect.poll(() => locksOf(page)).toEqual(['released', 'held'])
    for (const puzzle of eindejaar.puzzles.filter(({ kind }) => kind === 'finale'))
      await board.solve(page, puzzle)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(eindejaar.ending.title)
    await expect.poll(() => locksOf(page)).toEqual(['released', 'released'])
  })
})
