import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import { Hall } from '#tests/helpers/live/hall'
import { LONG_NAMES, ORDINARY_NAMES } from '#tests/helpers/live/long_names'

/**
 * Hundredths of the height of the picture. At fifteen metres from a screen of two and a half metres wide,
 * 58 of 1080 pixels are a two-hundredth of the distance.
 */
const READABLE = 58 / 10.8
/** Of forty letters, and of forty capitals. */
const SMALLEST = { name: 48 / 10.8, capitals: 38 / 10.8 }
const CAPITALS = /^[A-Z]+$/

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

/** The figures beside the names. */
const FIGURES = '.screen-points, .screen-place, .screen-step-points'

/** Every name is whole, and no name and no figure is smaller than this. */
async function expectReadable(
  screen: Page,
  count: number,
  smallest = { name: READABLE, capitals: READABLE }
) {
  for (const [width, height] of [
    [1920, 1080],
    [1280, 720],
  ] as const) {
    const names = await namesOn(screen, width, height)
    expect(names).toHaveLength(count)
    expect(names.filter(({ whole }) => !whole)).toEqual([])
    const small = names.filter(
      ({ text, letters }) => letters < smallest[CAPITALS.test(text) ? 'capitals' : 'name'] - 0.01
    )
    expect(small).toEqual([])
    const figures = await screen.locator(FIGURES).evaluateAll((all) =>
      all.map((element) => ({
        text: element.textContent,
        letters: (100 * Number.parseFloat(getComputedStyle(element).fontSize)) / window.innerHeight,
      }))
    )
    expect(figures.filter(({ letters }) => letters < READABLE - 0.01)).toEqual([])
  }
}

/** Twenty teams with these names, from the lobby to the podium. */
async function playOn(
  names: readonly string[],
  expectScene: (screen: Page, scene: Scene) => unknown
) {
  const hall = await Hall.open(20)
  await hall.nameTeams(names)
  await hall.run('openlobby')
  const screen = await hall.bigScreen()
  await expect(screen.getByText('20 van 20 teams hebben een naam')).toBeVisible()
  await expectScene(screen, 'lobby')

  await hall.run('startspel')
  const state = screen.getByRole('region', { name: 'Tussenstand' })
  await expect(state).toBeVisible()
  await hall.givePoints(names.map((_, index) => 1000 - 7 * index))
  await expect(state.getByRole('listitem').first()).toContainText('1000')
  await expectScene(screen, 'play')

  await hall.run('finishspel')
  await expect(screen.getByText('Wie heeft er gewonnen?')).toBeVisible()
  for (let step = 1; step <= 21; step++) await screen.keyboard.press(' ')
  await expect(screen.locator('.screen-podium').getByRole('listitem')).toHaveCount(3)
  await expectScene(screen, 'end')
}

type Scene = 'lobby' | 'play' | 'end'

test.group('Twenty teams on the big screen', () => {
  test('all teams with ordinary names stand there at once, each with a sign of its own, and large enough for fifteen metres', async () => {
    await playOn(ORDINARY_NAMES, async (screen, scene) => {
      await expectReadable(screen, scene === 'end' ? 3 + 6 : 20)
      if (scene !== 'lobby') return
      const signs = screen.locator('svg.screen-sign')
      const drawn = await signs.evaluateAll((all) => all.map(({ innerHTML }) => innerHTML))
      expect(new Set(drawn).size).toBe(20)
      const colours = await signs
        .locator('rect')
        .evaluateAll((all) => all.map((rect) => rect.getAttribute('fill')))
      expect(new Set(colours).size).toBe(10)
    })
  }).timeout(120_000)

  test('ten teams with the longest names have their turn at once, each name is whole, and all but the widest are nearly as large', async () => {
    await playOn(LONG_NAMES, async (screen, scene) => {
      await expectReadable(screen, scene === 'end' ? 3 + 6 : 10, SMALLEST)
      if (scene !== 'play') return
      const first = screen.locator('.screen-teams > li').first()
      await expect(first).toContainText('1000')
      await expect(first).not.toContainText('1000', { timeout: 20_000 })
      await expectReadable(screen, 10, SMALLEST)
    })
  }).timeout(120_000)
})
