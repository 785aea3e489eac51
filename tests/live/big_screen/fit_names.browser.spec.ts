import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import { Hall } from '#tests/helpers/live/hall'
import { LONG_NAMES } from '#tests/helpers/live/long_names'

/** Hundredths of the height of the picture: 36 of 1080 pixels, and 32 for forty capital M's. */
const SMALLEST = { name: 3.33, widest: 2.96 }
const WIDEST = /^M+$/

type Name = { text: string; letters: number; whole: boolean }

/** The names on the screen, with the size of their letters in hundredths of its height. */
async function namesOn(screen: Page, width: number, height: number): Promise<Name[]> {
  await screen.setViewportSize({ width, height })
  await screen.evaluate(() => document.fonts.ready.then(() => null))
  await screen.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  )
  return screen.locator('.screen-name > span').evaluateAll((all) =>
    all.map((element) => {
      const place = element.parentElement?.getBoundingClientRect()
      const own = element.getBoundingClientRect()
      return {
        text: element.textContent,
        letters: (100 * Number.parseFloat(getComputedStyle(element).fontSize)) / window.innerHeight,
        whole:
          place !== undefined &&
          own.width <= place.width + 1 &&
          element.scrollWidth <= element.clientWidth + 1 &&
          own.bottom <= window.innerHeight &&
          own.right <= window.innerWidth,
      }
    })
  )
}

async function expectReadable(screen: Page, count: number) {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    const names = await namesOn(screen, width, height)
    expect(names).toHaveLength(count)
    expect(names.filter(({ whole }) => !whole)).toEqual([])
    const small = names.filter(
      ({ text, letters }) => letters < (WIDEST.test(text) ? SMALLEST.widest : SMALLEST.name)
    )
    expect(small).toEqual([])
  }
}

test.group('Twenty teams with the longest names', () => {
  test('every name is whole and large enough for fifteen metres: in the lobby, in play and at the end', async () => {
    const hall = await Hall.open(20)
    await hall.nameTeams(LONG_NAMES)
    await hall.run('openlobby')
    const screen = await hall.bigScreen()
    await expect(screen.getByText('20 van 20 teams hebben een naam')).toBeVisible()
    await expectReadable(screen, 20)

    await hall.run('startspel')
    const state = screen.getByRole('region', { name: 'Tussenstand' })
    await expect(state).toBeVisible()
    await hall.givePoints(LONG_NAMES.map((_, index) => 1000 - 7 * index))
    await expect(state.getByRole('listitem').first()).toContainText('1000')
    await expectReadable(screen, 20)

    await hall.run('finishspel')
    await expect(screen.getByText('Wie heeft er gewonnen?')).toBeVisible()
    for (let step = 1; step <= 21; step++) await screen.keyboard.press(' ')
    await expect(screen.locator('.screen-podium').getByRole('listitem')).toHaveCount(3)
    await expectReadable(screen, 3 + 6)
  }).timeout(120_000)
})
