import type { Page } from 'playwright'
import { test } from '@japa/runner'
import * as board from '#tests/helpers/play/game_board'
import { answerOf, button, door, first, Hall, input, second } from '#tests/helpers/live/hall'
import type { RoomContent } from '#games/spellenfabriek/spellenfabriek_rooms'
import { expect } from '#tests/helpers/visitor'

type Heard = Window & { tones?: number }

/** Counts the tones that the page starts. */
async function listen(page: Page) {
  await page.addInitScript(() => {
    const heard = window as Heard
    heard.tones = 0
    const create = BaseAudioContext.prototype.createOscillator
    BaseAudioContext.prototype.createOscillator = function () {
      heard.tones = (heard.tones ?? 0) + 1
      return create.call(this)
    }
  })
}

const tones = (page: Page) => page.evaluate(() => (window as Heard).tones)

/** How long the leaf of the door in the dialog takes to swing open, in milliseconds. */
const swing = (page: Page) =>
  board
    .dialog(page)
    .locator('.leaf')
    .evaluate((leaf) => {
      const { animationName: name, animationDuration, animationDelay } = getComputedStyle(leaf)
      const seconds = Number.parseFloat(animationDuration) + Number.parseFloat(animationDelay)
      return { name, ms: Math.round(seconds * 1000) }
    })

async function solve(page: Page, room: RoomContent) {
  await door(page, room).click()
  await input(page).fill(answerOf(room))
  await button(page, 'Controleer').click()
  await expect(board.dialog(page)).toContainText(`${room.name} is opgelost`)
}

test.group('A room that is solved', () => {
  test('the door swings open with a sound, and after the switch it stands open in silence', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const phone = await hall.player(1, 'De Uilen', listen, 'no-preference')
    await solve(phone, first)
    expect(await tones(phone)).toBe(5)
    expect(await swing(phone)).toEqual({ name: 'swing', ms: 1500 })
    await board.choose(phone, 'Verder')

    await button(phone, 'Geluid en beweging').click()
    await solve(phone, second)
    expect(await tones(phone)).toBe(5)
    expect((await swing(phone)).ms).toBeLessThan(5)
  })

  test('a player who asked for less motion sees the door open at once, and hears it', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const phone = await hall.player(1, 'De Uilen', listen)
    await solve(phone, first)
    expect((await swing(phone)).ms).toBeLessThan(5)
    expect(await tones(phone)).toBe(5)
  })
})
