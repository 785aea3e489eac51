import { test } from '@japa/runner'
import type { Locator, Page } from 'playwright'
import { cunera } from '#games/cunera/cunera_game'
import type { Puzzle } from '#domain/play/puzzles/puzzle'
import { expect, expectAccessible, open, untilAlive, visitor } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import {
  expectKept,
  expectStep,
  keptStep,
  solveAlone,
  waitingFlags,
  walker,
} from '#tests/helpers/play/walk'

const [step1, step2, step3, step4, step5, step6] = cunera.puzzles as readonly Puzzle[] as [
  ...[Puzzle, Puzzle, Puzzle, Puzzle, Puzzle, Puzzle],
]

test.group('Cunera without a line', () => {
  test('a phone in airplane mode reloads at step 4, plays on to step 6, and sends it all later', async () => {
    const page = await walker()
    const { playLink } = await board.buyGame(page, cunera)
    await open(page, playLink)
    await page.getByRole('button', { name: 'Start het spel!' }).click()
    for (const step of [step1, step2, step3]) await board.solve(page, step)
    await expectKept(page)
    await expect.poll(() => keptStep(page)).toBe(step4.name)

    await page.context().setOffline(true)
    await page.reload()
    await expectStep(page, step4)
    const note = page.getByText('Geen verbinding. Jullie kunnen gewoon verder')
    await expect(note).toBeInViewport()
    await page.evaluate(() => window.scrollTo(0, 0))
    await expect(note).toBeInViewport()
    expect(await topOf(note), 'it covers the title of the step').toBeGreaterThan(450)
    await expectAccessible(page)
    await playsSound(page)

    const part = board.puzzleOn(page, step4)
    await board.submit(part, board.WRONG_ANSWER)
    await board.expectDialog(page, 'Helaas...', 'Dit antwoord is niet goed!')
    await board.choose(page, 'Sluiten')
    await board.hintButton(part, 1).click()
    await board.expectDialog(page, board.NO_ANSWER, 'Hints en antwoorden komen pas weer')
    await board.choose(page, 'Sluiten')
    await solveAlone(page, step4)
    await expectStep(page, step5)

    await page.reload()
    await expectStep(page, step5)
    await solveAlone(page, step5)
    await expectStep(page, step6)

    await page.context().setOffline(false)
    await expect(page.getByText('Geen verbinding.')).toHaveCount(0)
    await expect(page.getByText(step5.explanation)).toBeAttached()
    await expect(page.getByText(step4.explanation)).toBeAttached()
    const other = await visitor()
    await open(other, playLink)
    await expectStep(other, step6)
  })

  test('a file that does not come at first is fetched by the next try', async () => {
    const page = await walker([/geluid.* net::ERR_(FAILED|ABORTED)/])
    const { playLink } = await board.buyGame(page, cunera)
    let failed = 0
    await page.context().route('**/geluid/**', async (route) => {
      if (route.request().serviceWorker() === null || failed > 0) return route.fallback()
      failed++
      await route.abort()
    })
    await open(page, playLink)
    await expectKept(page)
    expect(failed).toBe(1)
  })

  test('two pages of one link without a line leave the answers of both', async () => {
    const page = await walker()
    const { playLink } = await board.buyGame(page, cunera)
    await open(page, playLink)
    await page.getByRole('button', { name: 'Start het spel!' }).click()
    await board.solve(page, step1)
    await expectKept(page)
    const other = await page.context().newPage()
    await other.goto(playLink)
    await expectStep(other, step2)

    await page.context().setOffline(true)
    await solveAlone(page, step2)
    await solveAlone(page, step3)
    const both = [step2.flag, step3.flag]
    await expect.poll(() => waitingFlags(page)).toEqual(both)
    await solveAlone(other, step2)
    await expect.poll(() => keptStep(other)).toBe(step3.name)
    expect(await waitingFlags(other), 'the other page wrote over them').toEqual(both)
    await page.close()

    await other.reload()
    await expectStep(other, step4)
    await other.context().setOffline(false)
    await expect(other.getByText(step3.explanation)).toBeAttached()
    const friend = await visitor()
    await open(friend, playLink)
    await expectStep(friend, step4)
  })

  test('a link that was withdrawn leaves nothing on a phone, and no other page was ever kept', async () => {
    const page = await walker()
    const { playLink } = await board.buyGame(page, cunera)
    await open(page, playLink)
    await expectKept(page)
    expect(await leftBehind(page)).toEqual([1, 1])
    await open(page, '/escaperooms')
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()

    board.withdraw(playLink)
    await page.goto(playLink)
    await untilAlive(page)
    await expect(page.getByRole('alert')).toHaveText(board.INVALID_LINK)
    await expect.poll(() => leftBehind(page)).toEqual([0, 0])
  })
})

async function playsSound(page: Page) {
  const clip = page.getByRole('button', { name: 'Woord 2' })
  await clip.click()
  await expect(clip).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText('kon niet worden afgespeeld')).toHaveCount(0)
  await clip.click()
  await board.expectNoDialog(page)
}

const topOf = async (part: Locator) => (await part.boundingBox())?.y ?? 0

/** How many workers and how many caches the phone has. */
const leftBehind = (page: Page) =>
  page.evaluate(async () => [
    (await navigator.serviceWorker.getRegistrations()).length,
    (await caches.keys()).length,
  ])
