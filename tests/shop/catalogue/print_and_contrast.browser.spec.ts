import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { recept } from '#games/recept/recept_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { expect, open, overflowing, visitor } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { link, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { firstOf, matched } from '#tests/helpers/present'

test.group('The menu in the colours of the reader', () => {
  test('only the present page is underlined in the menu', async () => {
    const page = await visitor({ forcedColors: 'active' })
    await open(page, '/escaperooms')
    const underlined = await page
      .getByRole('navigation', { name: 'Hoofdmenu' })
      .getByRole('link')
      .evaluateAll((links) => {
        const paper = document.body.appendChild(document.createElement('i'))
        paper.style.color = 'Canvas'
        const { color: invisible } = getComputedStyle(paper)
        return links
          .filter((one) => getComputedStyle(one).borderBottomColor !== invisible)
          .map((one) => one.textContent)
      })
    expect(underlined).toEqual(['Escape rooms'])
  })
})

test.group('The crumbs in the colours of the reader', () => {
  test('the dots between the crumbs are drawn in the colour of the words', async () => {
    const page = await visitor({ forcedColors: 'active' })
    await open(page, '/escaperooms/binky')
    const { dots, words } = await page
      .locator('.breadcrumbs > li + li')
      .first()
      .evaluate((crumb) => ({
        dots: getComputedStyle(crumb, '::before').backgroundImage,
        words: getComputedStyle(document.body).color,
      }))
    expect(dots).toContain(words)
  })
})

/** How large its letters are, in points. */
const lettersOf = (page: Page) =>
  page.evaluate(() => (Number.parseFloat(getComputedStyle(document.body).fontSize) * 72) / 96)

test.group('A page on paper', () => {
  test('the page of an order has its facts and nothing to press', async () => {
    const page = await visitor()
    const { email } = await board.buyGame(page, recept)
    await open(page, link(await waitForMail(email), '/bestelling/'))
    const main = page.getByRole('main')
    const number = matched(/EK-[\w-]+/, await main.innerText())[0]
    await expect(page.getByRole('navigation', { name: 'Hoofdmenu' })).toBeVisible()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Je bestelling')
    await expect(main.getByText(number).first()).toBeVisible()
    await expect(main.getByText(recept.title).first()).toBeVisible()
    await expect(main.getByText(/€\s17,50/).first()).toBeVisible()
    expect(await overflowing(page)).toEqual([])
    expect(await lettersOf(page), 'points of a letter').toBeLessThanOrEqual(11)
  })

  test('an order form has nothing to press', async () => {
    const page = await visitor()
    await open(page, '/bestellen/binky')
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('button')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test('a game shows what is in its closed dossiers, which are closed again afterwards', async () => {
    const page = await visitor()
    const { playLink } = await board.buyGame(page, recept)
    await open(page, playLink)
    const puzzle = firstOf(recept.puzzles) as Puzzle
    const story = board.puzzleOn(page, puzzle).getByText(firstOf(puzzle.story))
    await expect(board.answerField(board.puzzleOn(page, puzzle))).toBeVisible()
    await expect(story).toHaveCount(0)

    await page.emulateMedia({ media: 'print' })
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    await expect(story).toBeVisible()
    const knob = (drawer: Element, side: string) => getComputedStyle(drawer, side).display
    const drawer = page.locator('.drawer > summary').first()
    for (const side of ['::before', '::after'])
      expect(await drawer.evaluate(knob, side)).toBe('none')
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    await page.emulateMedia({ media: 'screen' })
    await expect(story).toBeHidden()
  })
})
