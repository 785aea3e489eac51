import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { cunera } from '#games/cunera/cunera_game'
import { GAMES } from '#games/online_games'
import { recept } from '#games/recept/recept_game'
import type { Puzzle, Game } from '#domain/play/puzzles/puzzle'
import { visitor, expect, open } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { wordsOf } from '#tests/helpers/play/words_of_game'
import { firstOf, itemAt } from '#tests/helpers/present'

const [feestzaal, spoelkeuken] = recept.puzzles as unknown as [Puzzle, Puzzle]
const SERVER_EXPLANATION = 'De keuken is even dicht.'

test.group('Refusing a link', () => {
  for (const game of GAMES)
    test(`an unknown link to ${game.title} opens nothing`, async () => {
      const page = await visitor()
      await open(page, `/spelen/zo-n-link-is-er-niet/${game.path}`)
      await expectRefused(page, game)
      await board.expectFitsPhone(page)
      await board.expectAccessibleEverywhere(page)
    })

  test('the link of one game opens no other', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, cunera)
    await open(page, playLink.replace(cunera.path, recept.path))
    await expectRefused(page, recept)
  })

  test('a link whose month is over stops in the middle of a game, and opens nothing again', async () => {
    const page = await visitor({ allowed: [/status of 403 .*\/submit\)$/] })
    const { playLink } = await board.buyGame(page, recept)
    await open(page, playLink)
    await board.solve(page, feestzaal)
    /** A look for news would find it out as well, and could come first on a busy machine. */
    await page.route('**/api/*/stand', (route) => route.fulfill({ status: 204 }))
    board.letExpire(playLink, 1)
    const part = board.puzzleOn(page, spoelkeuken)
    await board.submit(part, spoelkeuken.answer)
    await board.expectDialog(page, board.WENT_WRONG, board.INVALID_LINK)
    await board.choose(page, 'Sluiten')
    await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
    await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
    await expect(page.getByText('nog een maand verlengen')).toBeVisible()
    await open(page, playLink)
    await expectRefused(page, recept)
  })

  test('a game stays closed when the check of its link fails, until it is tried again', async () => {
    const page = await visitor({ allowed: [/status of 500 .*\/validate\)$/] })
    const { playLink } = await board.buyGame(page, cunera)
    const warned = page.waitForEvent('console', (message) => /^validate: /.test(message.text()))
    await outage(page, 'validate')
    await open(page, playLink)
    await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
    expect((await warned).type()).toBe('warning')
    expect((await warned).text()).toContain(SERVER_EXPLANATION)
    await page.getByRole('button', { name: 'Opnieuw proberen' }).click()
    await expect(page.getByRole('button', { name: 'Start het spel!' })).toBeVisible()
  })
})

test.group('A server that fails during a game', () => {
  test('a player whose answer the server loses keeps the text, reads the reason and sends it again', async () => {
    const page = await visitor({ allowed: [/status of 500 .*\/submit\)$/] })
    const { playLink } = await board.buyGame(page, recept)
    await open(page, playLink)
    const part = board.puzzleOn(page, feestzaal)
    await outage(page, 'submit')
    await board.submit(part, feestzaal.answer)
    await board.expectDialog(page, board.WENT_WRONG, SERVER_EXPLANATION)
    await board.expectAccessibleEverywhere(page)
    await board.choose(page, 'Sluiten')
    await expect(board.answerField(part)).toBeFocused()
    await expect(board.answerField(part)).toHaveValue(feestzaal.answer)

    await outage(page, 'submit')
    await board.answerField(part).press('Enter')
    await board.expectDialog(page, board.WENT_WRONG, SERVER_EXPLANATION)
    await board.choose(page, 'Opnieuw proberen')
    await board.expectDialog(page, `Gefeliciteerd! (${feestzaal.label})`)
    await board.choose(page, 'Verder')
    await board.expectSolved(part, feestzaal.showAnswer)

    await outage(page, 'submit')
    const other = board.puzzleOn(page, spoelkeuken)
    await board.hintButton(other, 1).click()
    await board.expectDialog(page, board.WENT_WRONG, SERVER_EXPLANATION)
    await board.choose(page, 'Sluiten')
    await board.expectNoDialog(page)
    await expect(board.hintButton(other, 1)).toHaveAttribute('aria-expanded', 'false')
    await board.hintButton(other, 1).click()
    await expect(other.getByText(firstOf(spoelkeuken.hints))).toBeVisible()

    await outage(page, 'submit')
    await board.hintButton(other, 2).click()
    await board.expectDialog(page, board.WENT_WRONG, SERVER_EXPLANATION)
    await board.choose(page, 'Opnieuw proberen')
    await board.expectNoDialog(page)
    await expect(other.getByText(itemAt(spoelkeuken.hints, 1))).toBeVisible()
    await expect(board.hintButton(other, 2)).toHaveAttribute('aria-expanded', 'true')
  })

  test('a player can play when the progress could not be fetched', async () => {
    const page = await visitor({ allowed: [/status of 500 .*\/get-answers\)$/] })
    const { playLink } = await board.buyGame(page, recept)
    await outage(page, 'get-answers')
    await open(page, playLink)
    await board.expectDialog(page, board.WENT_WRONG, SERVER_EXPLANATION)
    await board.choose(page, 'Opnieuw proberen')
    await board.expectNoDialog(page)
    await board.solve(page, feestzaal)
  })
})

/** The red message, and nothing of the game anywhere in the page. */
async function expectRefused(page: Page, game: Game) {
  const { title } = game
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
  await expect(page.getByRole('main').getByRole('textbox')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Stuur mijn links opnieuw' })).toHaveAttribute(
    'href',
    '/bestelling'
  )
  const content = board.flatText(await page.content())
  expect(content).toContain(board.flatText(board.INVALID_LINK))
  expect(wordsOf(game).filter((text) => content.includes(board.flatText(text)))).toEqual([])
}

/** The next call of this name fails, once. */
async function outage(page: Page, call: string) {
  await page.route(
    `**/api/*/${call}`,
    (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: SERVER_EXPLANATION }),
    { times: 1 }
  )
}
