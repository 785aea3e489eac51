import type { Page } from 'playwright'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import * as board from '#tests/helpers/play/game_board'
import { expect, visitor } from '#tests/helpers/visitor'

/** What a browser says in its console without a line. */
const NO_LINE = [/ERR_INTERNET_DISCONNECTED/]

/** Somebody whose phone may keep a game. */
export const walker = () => visitor({ allowed: NO_LINE, serviceWorkers: 'allow' })

/** The step is there with its drawings and its map, wherever they came from. */
export async function expectStep(page: Page, step: Puzzle) {
  const part = board.puzzleOn(page, step)
  await expect(part).toBeVisible()
  for (const picture of await part.locator('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect
      .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0)
  }
}

/** Solves a step on a phone that judges it itself; the explanation is the server's. */
export async function solveAlone(page: Page, step: Puzzle, typed = step.answer) {
  await board.submit(board.puzzleOn(page, step), typed)
  const later = 'De uitleg komt zodra er weer verbinding is.'
  await board.expectDialog(page, `Gefeliciteerd! (${step.label})`, typed, later)
  await board.choose(page, 'Verder')
  await board.expectNoDialog(page)
}

/** The step that the phone kept. */
export const keptStep = (page: Page) =>
  page.evaluate(async () => {
    const found = await caches.match(`${window.location.pathname}/bewaard`)
    const { state } = (await found?.json()) as { state: { onderweg: { naam: string } } }
    return state.onderweg.naam
  })

/** The flags of the answers that the phone keeps for when there is a line, in their order. */
export const waitingFlags = (page: Page) =>
  page.evaluate(async () => {
    const found = await caches.match(`${window.location.pathname}/bewaard`)
    const { unsent } = (await found?.json()) as { unsent: { flag: string }[] }
    return unsent.map(({ flag }) => flag)
  })
