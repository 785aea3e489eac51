import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { button, Hall } from '#tests/helpers/live/hall'
import { LONG_NAMES } from '#tests/helpers/live/long_names'
import { expect } from '#tests/helpers/visitor'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 },
]

/** How many teams are at each place, from the first one down. */
const ENDS: readonly { name: string; places: readonly number[] }[] = [
  { name: 'everybody has a place alone', places: Array.from({ length: 20 }, () => 1) },
  { name: 'some share a place', places: [2, 8, 3, 1, 4, 1, 1] },
  { name: 'ten share the first place and ten the last', places: [10, 10] },
  { name: 'all twenty share the first place', places: [20] },
]

/** The points that put so many teams at each place. */
const pointsFor = (places: readonly number[]) =>
  places.flatMap((teams, place) => Array.from({ length: teams }, () => 1000 - 40 * place))

/** A tile, the part of it that its name may fill, and the name. */
const TILES = '.screen-winner, .screen-stander, .screen-rest > li'

/**
 * What does not fit: a tile or a name outside its place, or tiles that lie over each other or over
 * what is written beside them.
 */
async function misfits(screen: Page): Promise<string[]> {
  await screen.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  )
  return screen.evaluate((tiles) => {
    const found: string[] = []
    const { clientWidth: width, clientHeight: height } = document.documentElement
    type Place = { left: number; right: number; top: number; bottom: number; said: string }
    const placeOf = (element: Element): Place => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom, said: element.textContent }
    }
    const within = (inner: Place, outer: Place) =>
      inner.left >= outer.left - 1 &&
      inner.right <= outer.right + 1 &&
      inner.top >= outer.top - 1 &&
      inner.bottom <= outer.bottom + 1
    const whole = { left: 0, right: width, top: 0, bottom: height, said: '' }
    const all = [...document.querySelectorAll(tiles)]
    for (const tile of all) {
      const name = tile.querySelector('.screen-name')
      const text = name?.firstElementChild
      if (!name || !text) throw new Error(`a tile without a name: ${tile.outerHTML}`)
      if (!within(placeOf(tile), whole)) found.push(`outside the screen: ${tile.textContent}`)
      if (!within(placeOf(name), placeOf(tile))) found.push(`outside its tile: ${name.textContent}`)
      if (!within(placeOf(text), placeOf(name)))
        found.push(`outside its place: ${name.textContent}`)
    }
    const beside = document.querySelectorAll(
      'h1, .screen-spot, .screen-step, .screen-now > .screen-points'
    )
    const places = [...all, ...beside].map(placeOf)
    for (const [i, one] of places.entries())
      for (const other of places.slice(i + 1)) {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
        if (across > 1 && down > 1) found.push(`over each other: ${one.said}, ${other.said}`)
      }
    return found
  }, TILES)
}

/** What the hall looks at now: the question, a place with its teams, or the podium. */
async function expectStep(screen: Page, step: number, places: readonly number[]) {
  const stage = screen.locator('.screen-stage')
  if (step === 0) return expect(stage).toHaveText('Wie heeft er gewonnen?')
  if (step > places.length) return expect(stage.locator('.screen-podium')).toBeVisible()
  const place = places.length - step
  const better = places.slice(0, place).reduce((sum, teams) => sum + teams, 0)
  await expect(stage.locator('.screen-spot')).toHaveText(`${better + 1}e plaats`)
  return expect(stage.locator('.screen-winner')).toHaveCount(places[place] ?? 0)
}

test.group('The end of twenty teams with the longest names', () => {
  test('every tile and name fits after each press of the space bar, when {name}')
    .with([...ENDS])
    .run(async (_, { places }) => {
      const hall = await Hall.open(20)
      await hall.nameTeams(LONG_NAMES)
      await hall.begin()
      await hall.givePoints(pointsFor(places))
      const screen = await hall.bigScreen()
      await screen.evaluate(() => document.fonts.ready.then(() => null))
      /** Time stands still, so that only a press tells the next place. */
      await screen.clock.setFixedTime(Date.now())
      await hall.run('finishspel')
      /** A press before the page listens tells nothing, nor does one after the podium. */
      await expect(async () => {
        await screen.keyboard.press(' ')
        expect(await screen.locator('.screen-podium').count()).toBe(1)
      }).toPass({ intervals: [50] })
      for (const size of SIZES) {
        await screen.setViewportSize(size)
        await button(screen, 'Nog eens vertellen').click()
        for (let step = 0; step <= places.length + 1; step++) {
          await expectStep(screen, step, places)
          /** On a busy computer letters take a moment to be measured. */
          await expect
            .poll(() => misfits(screen), { message: `${size.width}, step ${step}` })
            .toEqual([])
          if (step <= places.length) await screen.keyboard.press(' ')
        }
      }
    })
    .timeout(240_000)
})
