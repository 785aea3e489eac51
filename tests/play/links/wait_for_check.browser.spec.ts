import { test } from '@japa/runner'
import type { Page, Route } from 'playwright'
import { eindejaar } from '#games/eindejaar/eindejaar_game'
import { recept } from '#games/recept/recept_game'
import type { Game, Puzzle } from '#domain/play/puzzles/puzzle'
import { moved } from '#tests/helpers/moved'
import { expect, open, visitor } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { wordsOf } from '#tests/helpers/play/words_of_game'
import { firstOf } from '#tests/helpers/present'

const PHONE = { width: 390, height: 844 }
const NO_LINE = { viewport: PHONE, allowed: [/net::ERR_FAILED/] }
const NOT_KNOWN = 'Of dat zo is, weten we nog niet'
const CLOSED = 'Even dicht.'
const NOT_BROUGHT = 'Je link klopt, maar het spel kwam niet mee.'
/** What a page may move at most while it loads. */
const STILL = 0.01

for (const game of [recept, eindejaar] as Game[])
  test.group(`The start of ${game.title} on a slow or broken line`, () => {
    test('a player sees nothing of the game before the check is answered, and its place is kept', async () => {
      const page = await visitor({ viewport: PHONE })
      const { playLink } = await board.buyGame(page, game)
      const check = await held(page, 'validate')
      await open(page, playLink)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(game.title)
      await expect(page.getByRole('main')).toHaveText(game.title)
      await expect(page.getByRole('alert')).toHaveCount(0)
      const content = board.flatText(await page.content())
      expect(wordsOf(game).filter((text) => content.includes(board.flatText(text)))).toEqual([])
      const { height } = (await page.getByRole('main').boundingBox()) ?? { height: 0 }
      expect(height).toBeGreaterThanOrEqual(PHONE.height)

      await check.answer()
      await expect(page.getByText(firstOf(game.intro))).toBeVisible()
      await expect(board.answerField(board.puzzleOn(page, firstPuzzle(game)))).toBeVisible()
      expect(await moved(page)).toBeLessThan(STILL)
    })

    test('a player reads calmly that the link may be fine when the check gets no answer, and opens the game with another try', async () => {
      const page = await visitor(NO_LINE)
      const { playLink } = await board.buyGame(page, game)
      await lost(page, 'validate')
      await open(page, playLink)
      await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
      await expect(page.getByText(NOT_KNOWN)).toBeVisible()
      await board.expectNoDialog(page)
      const content = board.flatText(await page.content())
      expect(wordsOf(game).filter((text) => content.includes(board.flatText(text)))).toEqual([])
      await board.expectFitsPhone(page)
      await board.expectAccessibleEverywhere(page)
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByText(firstOf(game.intro))).toBeVisible()
    })

    test('a player whose check fails on the server reads the specified message, sees nothing of the game, and opens it with another try', async () => {
      const page = await visitor({ viewport: PHONE, allowed: [/status of 500 .*\/validate\)$/] })
      const { playLink } = await board.buyGame(page, game)
      await failed(page, 'validate')
      await open(page, playLink)
      await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
      await expect(page.getByText(NOT_KNOWN)).toHaveCount(0)
      await board.expectNoDialog(page)
      const content = board.flatText(await page.content())
      expect(wordsOf(game).filter((text) => content.includes(board.flatText(text)))).toEqual([])
      await board.expectFitsPhone(page)
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByText(firstOf(game.intro))).toBeVisible()
    })

    test('a game that does not come after the check is asked for once more', async () => {
      const page = await visitor({ ...NO_LINE, allowed: [/net::ERR_FAILED/, /status of 500/] })
      const { playLink } = await board.buyGame(page, game)
      await lost(page, 'stand')
      await open(page, playLink)
      await board.expectDialog(page, board.NO_ANSWER)
      await failed(page, 'stand')
      await board.choose(page, 'Opnieuw proberen')
      await board.expectDialog(page, board.WENT_WRONG, CLOSED)
      await board.choose(page, 'Sluiten')
      await expect(page.getByRole('alert')).toContainText(NOT_BROUGHT)
      await expect(page.getByText(board.INVALID_LINK)).toHaveCount(0)
      await board.expectFitsPhone(page)
      await board.expectAccessibleEverywhere(page)
      await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
      await expect(page.getByText(firstOf(game.intro))).toBeVisible()
    })

    test('a game that is slow to come after the check keeps its place and can be played', async () => {
      const page = await visitor({ viewport: PHONE })
      const { playLink } = await board.buyGame(page, game)
      const brought = await held(page, 'stand')
      await open(page, playLink)
      await brought.waits
      await expect(page.getByRole('main')).toHaveText(game.title)
      await expect(page.getByRole('alert')).toHaveCount(0)
      const content = board.flatText(await page.content())
      expect(wordsOf(game).filter((text) => content.includes(board.flatText(text)))).toEqual([])
      await brought.answer()
      await board.solve(page, firstPuzzle(game))
    })

    test('the game is there while the progress is on its way, and a solved puzzle stays solved', async () => {
      const page = await visitor({ viewport: PHONE })
      const { playLink } = await board.buyGame(page, game)
      await open(page, playLink)
      const puzzle = firstPuzzle(game)
      await board.solve(page, puzzle)

      const progress = await held(page, 'get-answers')
      await open(page, playLink)
      const part = board.puzzleOn(page, puzzle)
      await board.expectSolved(part, puzzle.showAnswer)
      await board.expectNoDialog(page)
      await progress.answer()
      await board.expectSolved(part, puzzle.showAnswer)
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await moved(page)).toBeLessThan(STILL)
    })

    test('a player reads calmly that the progress got no answer, and can play', async () => {
      const page = await visitor(NO_LINE)
      const { playLink } = await board.buyGame(page, game)
      await lost(page, 'get-answers')
      await open(page, playLink)
      await board.expectDialog(page, board.NO_ANSWER)
      await board.expectFitsPhone(page)
      await lost(page, 'get-answers')
      await board.choose(page, 'Opnieuw proberen')
      await board.expectDialog(page, board.NO_ANSWER)
      await board.choose(page, 'Sluiten')
      await board.expectNoDialog(page)
      await board.solve(page, firstPuzzle(game))
    })

    test('a player reads why the progress is missing when the server fails to give it, and can play', async () => {
      const page = await visitor({
        viewport: PHONE,
        allowed: [/status of 500 .*\/get-answers\)$/],
      })
      const { playLink } = await board.buyGame(page, game)
      await failed(page, 'get-answers')
      await open(page, playLink)
      await board.expectDialog(page, board.WENT_WRONG, CLOSED)
      await board.expectFitsPhone(page)
      await failed(page, 'get-answers')
      await board.choose(page, 'Opnieuw proberen')
      await board.expectDialog(page, board.WENT_WRONG, CLOSED)
      await board.choose(page, 'Sluiten')
      await board.expectNoDialog(page)
      await board.solve(page, firstPuzzle(game))
    })
  })

const firstPuzzle = ({ puzzles }: Game): Puzzle => firstOf(puzzles)

/** The next call of this name waits until the test lets it through. */
async function held(page: Page, call: string) {
  let arrive = (_route: Route) => {}
  const arrived = new Promise<Route>((resolve) => (arrive = resolve))
  await page.route(`**/api/*/${call}`, arrive, { times: 1 })
  return {
    waits: arrived,
    answer: async () => {
      const route = await arrived
      const answered = page.waitForResponse((response) => response.url().endsWith(`/${call}`))
      await route.continue()
      await answered
    },
  }
}

/** The next call of this name gets no answer. */
async function lost(page: Page, call: string) {
  await page.route(`**/api/*/${call}`, (route) => route.abort(), { times: 1 })
}

/** The server fails at the next call of this name, and says why. */
async function failed(page: Page, call: string) {
  await page.route(
    `**/api/*/${call}`,
    (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: CLOSED }),
    { times: 1 }
  )
}
