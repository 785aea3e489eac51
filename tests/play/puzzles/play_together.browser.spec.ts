import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open, expectAccessible } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'

const puzzles: readonly Puzzle[] = eindejaar.puzzles
const [sheet1, sheet2, sheet3] = puzzles as [Puzzle, Puzzle, Puzzle]
const codes = puzzles.filter(({ kind }) => kind === 'finale')
/** What a browser says in its console without a line. */
const NO_LINE = [/ERR_INTERNET_DISCONNECTED/]

test.group('Playing together', () => {
  test('a device shows what the other reaches, and does not disturb a player who types there', async () => {
    const [noor, sam] = await twoPlayers()
    const field = board.answerField(board.puzzleOn(sam, sheet2))
    await field.pressSequentially('12')

    await board.solve(noor, sheet1)
    await board.expectSolved(board.puzzleOn(sam, sheet1), sheet1.showAnswer)
    await expect(sam.getByRole('status').filter({ hasText: sheet1.label })).toHaveCount(1)
    await expect(field).toBeFocused()
    await field.pressSequentially('3')

    await expect(board.hintButton(board.puzzleOn(sam, sheet3), 2)).toHaveCount(0)
    await board.hintButton(board.puzzleOn(noor, sheet3), 1).click()
    await expect(board.hintButton(board.puzzleOn(sam, sheet3), 2)).toBeVisible()
    await expect(field).toBeFocused()
    await expect(field).toHaveValue('123')

    for (const code of codes) await board.solve(noor, code)
    for (const player of [noor, sam])
      await expect(player.getByRole('heading', { level: 1 })).toHaveText(eindejaar.ending.title)
  })

  test('the same answer on two devices at once is right on both', async () => {
    const players = await twoPlayers()
    for (const player of players)
      await board.answerField(board.puzzleOn(player, sheet1)).fill(sheet1.answer)
    await Promise.all(
      players.map((player) => board.answerField(board.puzzleOn(player, sheet1)).press('Enter'))
    )
    for (const player of players) {
      await board.expectDialog(player, `Gefeliciteerd! (${sheet1.label})`)
      await board.choose(player, 'Verder')
      await board.expectNoDialog(player)
      await board.expectSolved(board.puzzleOn(player, sheet1), sheet1.showAnswer)
    }
  })

  test('a player who types the puzzle that another device solves goes on at its answer', async () => {
    const [noor, sam] = await twoPlayers()
    const part = board.puzzleOn(sam, sheet2)
    await board.answerField(part).pressSequentially('1')
    await board.solve(noor, sheet2)
    await board.expectSolved(part, sheet2.showAnswer)
    await expect(board.solvedLine(part)).toBeFocused()
    await expect(sam.getByText(`Op een ander apparaat opgelost: ${sheet2.label}.`)).toBeVisible()
  })

  test('a silent line is given up, and the typed answer can be sent again', async () => {
    const [, sam] = await twoPlayers(NO_LINE)
    await sam.clock.install()
    const part = board.puzzleOn(sam, sheet1)
    await sam.route('**/api/*/submit', () => {}, { times: 1 })
    const sent = sam.waitForRequest('**/api/*/submit')
    await board.submit(part, sheet1.answer)
    await sent
    await sam.clock.fastForward('01:00')
    await board.expectDialog(sam, board.NO_ANSWER, 'Er is geen verbinding.')
    await board.choose(sam, 'Opnieuw proberen')
    await board.expectDialog(sam, `Gefeliciteerd! (${sheet1.label})`)
  })

  test('a player without a connection loses nothing, and sends it again', async () => {
    const [noor, sam] = await twoPlayers(NO_LINE)
    const notice = sam.getByText('Geen verbinding.')
    await expect(notice).toHaveCount(0)
    await sam.context().setOffline(true)
    await expect(notice).toBeVisible()
    await expectAccessible(sam)

    const part = board.puzzleOn(sam, sheet1)
    await board.submit(part, sheet1.answer)
    await board.expectDialog(sam, board.NO_ANSWER, 'Er is geen verbinding.')
    await board.choose(sam, 'Sluiten')
    await expect(board.answerField(part)).toBeFocused()
    await expect(board.answerField(part)).toHaveValue(sheet1.answer)

    await board.answerField(part).press('Enter')
    await board.expectDialog(sam, board.NO_ANSWER)
    const failedAgain = sam.waitForEvent('requestfailed', (request) =>
      request.url().endsWith('/submit')
    )
    await board.choose(sam, 'Opnieuw proberen')
    await failedAgain
    await board.expectDialog(sam, board.NO_ANSWER)
    await board.solve(noor, sheet2)
    await sam.context().setOffline(false)
    await board.choose(sam, 'Opnieuw proberen')
    await board.expectDialog(sam, `Gefeliciteerd! (${sheet1.label})`)
    await board.choose(sam, 'Verder')
    await board.expectSolved(part, sheet1.showAnswer)
    await board.expectSolved(board.puzzleOn(sam, sheet2), sheet2.showAnswer)
    await expect(notice).toHaveCount(0)
    await board.expectSolved(board.puzzleOn(noor, sheet1), sheet1.showAnswer)
  })
})

/** Two people, each with a device, on one link. */
async function twoPlayers(allowed: RegExp[] = []): Promise<[Page, Page]> {
  const noor = await visitor()
  const sam = await visitor({ allowed })
  const { playLink } = await board.buyGame(noor, eindejaar)
  for (const player of [noor, sam]) {
    await open(player, playLink)
    await expect(board.puzzleOn(player, sheet1)).toBeVisible()
  }
  return [noor, sam]
}
