import type { Page } from 'playwright'
import type { KeptGame } from '~/play/offline/kept_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import * as board from '#tests/helpers/play/game_board'
import { expect, visitor } from '#tests/helpers/visitor'

/** What a browser says in its console without a line. */
const NO_LINE = [/ERR_INTERNET_DISCONNECTED/]

/** Somebody whose phone may keep a game. */
export const walker = (allowed: RegExp[] = []) =>
  visitor({ allowed: [...NO_LINE, ...allowed], serviceWorkers: 'allow' })

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

/** The phone can do without a line: it fetched all there is, which takes long on a busy machine. */
export const expectKept = (page: Page) =>
  expect(page.getByText('Klaar voor onderweg')).toBeVisible({ timeout: 60_000 })

/** The step that the phone kept; null while it kept none. */
export const keptStep = async (page: Page) => (await keptGame(page))?.state.onderweg?.naam ?? null

/** The flags of the answers that the phone keeps for when there is a line, in their order. */
export const waitingFlags = async (page: Page) =>
  (await keptGame(page))?.unsent.map(({ flag }) => flag)

const keptGame = (page: Page): Promise<KeptGame | null> =>
  page.evaluate(async () => {
    const found = await caches.match(`${window.location.pathname}/bewaard`)
    return (await found?.json()) ?? null
  })
