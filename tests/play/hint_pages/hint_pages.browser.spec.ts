import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { HINT_PAGES } from '#games/hint_pages'
import type { HintPage, HintItem } from '#domain/play/hint_pages'
import { visitor, expect, open } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { sticksOutWhenSpaced } from '#tests/helpers/wide_text'
import { firstOf } from '#tests/helpers/present'

const pages: HintPage[] = [...HINT_PAGES]

test.group('Hint pages', () => {
  test(
    'the page /{path} has a numbered button for each hint, checks answers and tells them to a visitor who is sure'
  )
    .with(pages)
    .run(async (_, { path, items }) => {
      const page = await visitor()
      await open(page, `/${path}`)
      for (const item of items) {
        const part = puzzleOn(page, item)
        await readHints(part, item)
        await requestAnswer(page, part, item, 'Nee')
        await board.expectNoDialog(page)
        await expect(answerButton(part)).toBeFocused()

        if (item.checkAnswer) await findAnswer(page, part, item)
        else await getAnswer(page, part, item)
        await board.expectSolved(part, item.answer)
        await expect(part).toContainText(item.answerAddition)
        for (const hint of item.hints) await expect(part.getByText(hint)).toHaveCount(0)
      }

      await open(page, `/${path}`)
      await expectAllClosed(page, items)
      const first = puzzleOn(page, firstOf(items))
      await getAnswer(page, first, firstOf(items))
      await board.expectSolved(first, firstOf(items).answer)
    })

  test('the page /{path} is open to everybody, and holds nothing that nobody asked for')
    .with(pages)
    .run(async (_, { path, items, introduction }) => {
      const page = await visitor()
      const answer = await page.request.get(`/${path}`)
      const sourceCode = board.flatText(await answer.text())
      expect(sourceCode).toContain(board.flatText(introduction))
      const secret = items.flatMap(({ hints, answerAddition }) => [...hints, answerAddition])
      expect(secret.filter((text) => sourceCode.includes(board.flatText(text)))).toEqual([])

      await open(page, `/${path}`)
      await board.expectAccessibleEverywhere(page)
      const [first] = items as [HintItem]
      const part = puzzleOn(page, first)
      await readHints(part, first)
      await board.expectFitsPhone(page)
      await board.expectAccessibleEverywhere(page)
      await requestAnswer(page, part, first)
      await board.expectFitsPhone(page)
      expect(await sticksOutWhenSpaced(page)).toEqual([])
      await board.expectAccessibleEverywhere(page)
    })

  test('a visitor uses a hint page with the keyboard alone', async () => {
    const page = await visitor()
    const [{ path, items }] = [HINT_PAGES.find((one) => one.path === 'binky') as HintPage]
    const [first, second] = items as [HintItem, HintItem]
    await open(page, `/${path}`)

    const part = puzzleOn(page, first)
    await board.tabTo(page, board.hintButton(part, 1))
    await page.keyboard.press('Enter')
    await expect(part.getByText(firstOf(first.hints))).toBeVisible()
    await board.tabTo(page, board.answerField(part))
    await page.keyboard.type(board.WRONG_ANSWER)
    await page.keyboard.press('Enter')
    await board.expectDialog(page, 'Helaas...')
    await expect(board.dialog(page).getByRole('button', { name: 'Sluiten' })).toBeFocused()
    await page.keyboard.press('Escape')
    await board.expectNoDialog(page)
    await expect(board.answerField(part)).toBeFocused()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type(first.answer)
    await page.keyboard.press('Enter')
    await board.expectDialog(page, 'Gefeliciteerd!')
    await page.keyboard.press('Enter')
    await board.expectNoDialog(page)
    await expect(board.solvedLine(part)).toBeFocused()

    const next = puzzleOn(page, second)
    await board.tabTo(page, answerButton(next))
    await page.keyboard.press('Enter')
    await board.expectDialog(page, 'Het antwoord')
    await page.keyboard.press('Escape')
    await board.expectNoDialog(page)
    await expect(answerButton(next)).toBeFocused()
    await page.keyboard.press('Enter')
    await board.expectDialog(page, 'Het antwoord')
    await board.tabTo(page, board.dialog(page).getByRole('button', { name: 'Ja' }))
    await page.keyboard.press('Enter')
    await board.expectDialog(page, second.label, second.answer)
    await page.keyboard.press('Enter')
    await board.expectNoDialog(page)
    await expect(board.solvedLine(next)).toBeFocused()
  })
})

function puzzleOn(page: Page, { label }: HintItem): Locator {
  return page.getByRole('main').getByRole('region', { name: label, exact: true })
}

function answerButton(part: Locator): Locator {
  return part.getByRole('button', { name: 'Het antwoord' })
}

async function readHints(part: Locator, { hints }: HintItem) {
  await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(hints.length)
  /** The last one first: each opens its own. */
  for (const [index, hint] of [...hints.entries()].reverse()) {
    await board.hintButton(part, index + 1).click()
    await expect(part.getByText(hint)).toBeVisible()
  }
}

async function requestAnswer(
  page: Page,
  part: Locator,
  { label }: HintItem,
  options?: 'Ja' | 'Nee'
) {
  await answerButton(part).click()
  await board.expectDialog(
    page,
    'Het antwoord',
    `Weet je zeker dat je het antwoord wil weten voor ${label} ?`
  )
  if (options) await board.choose(page, options)
}

async function getAnswer(page: Page, part: Locator, item: HintItem) {
  await requestAnswer(page, part, item, 'Ja')
  await board.expectDialog(page, item.label, item.answer, item.answerAddition)
  await board.choose(page, 'Verder')
  await board.expectNoDialog(page)
}

/** First wrong, then right; the alternative when there is one. */
async function findAnswer(page: Page, part: Locator, item: HintItem) {
  await board.submit(part, board.WRONG_ANSWER)
  await board.expectDialog(page, 'Helaas...', 'Dit antwoord is niet goed!')
  await board.choose(page, 'Sluiten')
  await expect(board.answerField(part)).toBeFocused()
  await expect(board.answerField(part)).toHaveValue(board.WRONG_ANSWER)
  await board.submit(part, item.answer2 ?? item.answer)
  await board.expectDialog(
    page,
    'Gefeliciteerd!',
    `Het antwoord '${item.answer}' is juist!`,
    item.answerAddition
  )
  await board.choose(page, 'Verder')
  await board.expectNoDialog(page)
}

async function expectAllClosed(page: Page, items: readonly HintItem[]) {
  for (const { checkAnswer, hints, ...item } of items) {
    const part = puzzleOn(page, { checkAnswer, hints, ...item })
    await expect(part.getByRole('button', { name: /^Hint/ })).toHaveCount(hints.length)
    await expect(answerButton(part)).toBeVisible()
    await expect(part.getByRole('textbox')).toHaveCount(checkAnswer ? 1 : 0)
    for (const hint of hints) await expect(part.getByText(hint)).toHaveCount(0)
  }
}
