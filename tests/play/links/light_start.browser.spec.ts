import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { GAMES } from '#games/online_games'
import { HINT_PAGES } from '#games/hint_pages'
import { expect, open, visitor } from '#tests/helpers/visitor'
import { Hall } from '#tests/helpers/live/hall'
import * as board from '#tests/helpers/play/game_board'

/** What a phone of some years ago lays out without a wait. */
const MOST_ELEMENTS = 1500

const elements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length)

test.group('The size of a page at its start', () => {
  for (const game of GAMES)
    test(`the page of ${game.title} begins with at most ${MOST_ELEMENTS} elements`, async () => {
      const page = await visitor()
      const { playLink } = await board.buyGame(page, game)
      await open(page, playLink)
      await expect(page.getByText(game.intro[0] ?? '')).toBeVisible()
      expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS)
    })

  for (const { path } of HINT_PAGES)
    test(`the hint page ${path} begins with at most ${MOST_ELEMENTS} elements`, async () => {
      const page = await visitor()
      await open(page, `/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(await elements(page)).toBeLessThanOrEqual(MOST_ELEMENTS)
    })

  test(`the page of a team begins with at most ${MOST_ELEMENTS} elements`, async () => {
    const hall = await Hall.open(1)
    const team = await hall.phone(1)
    await expect(team.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await elements(team)).toBeLessThanOrEqual(MOST_ELEMENTS)
  })
})
