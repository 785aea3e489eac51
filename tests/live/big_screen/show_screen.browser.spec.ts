import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { visitor, expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import { answerOf, door, first, input, button, Hall } from '#tests/helpers/live/hall'
import { present } from '#tests/helpers/present'

/** What slides from now on, by the name on its row, and which way. */
async function watchSlides(screen: Page) {
  await screen.evaluate(() => {
    const slid: string[] = []
    Object.assign(window, { slid })
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, options) {
      const [start] = frames as { transform?: string }[]
      const [, y = ''] = /, (-?[\d.]+)px\)/.exec(start?.transform ?? '') ?? []
      const name = /De (Uilen|Vossen)/.exec(this.textContent)?.[0] ?? ''
      if (this.hasAttribute('data-row')) slid.push(`${name} ${Number(y) > 0 ? 'up' : 'down'}`)
      return animate.call(this, frames, options)
    }
  })
  return () => screen.evaluate(() => (window as unknown as { slid: string[] }).slid)
}

const SECRET = 'De stand blijft geheim tot de eindscores'

test.group('The big screen', () => {
  test('the big screen opens from the lobby, keeps the scores hidden, and tells the end from the last place up', async () => {
    const hall = await Hall.open(2)
    const { boss } = hall
    await hall.begin()
    const screen = await hall.bigScreen()
    await expect(boss.getByRole('link', { name: /\/scherm\// })).toHaveAttribute('target', '_blank')

    const owls = await hall.player(1, 'De Uilen')
    await hall.player(2, 'De Vossen')
    await door(owls, first).click()
    await input(owls).fill(answerOf(first))
    await input(owls).press('Enter')
    await board.expectDialog(owls, `${first.name} is opgelost`)
    const state = screen.getByRole('region', { name: 'Tussenstand' })
    await expect(state.getByRole('listitem').first()).toContainText(/De Uilen.*60 punten/)
    await board.expectAccessibleEverywhere(screen)

    /**
     * A team that overtakes slides past the other, upwards; with less motion it is there at once.
     */
    const slid = await watchSlides(screen)
    await hall.givePoints([1, 100])
    await expect(state.getByRole('listitem').first()).toContainText('De Vossen')
    expect(await slid()).toEqual([])
    await screen.emulateMedia({ reducedMotion: 'no-preference' })
    await hall.givePoints([100, 1])
    await expect(state.getByRole('listitem').first()).toContainText('De Uilen')
    await expect.poll(slid).toEqual(['De Uilen up', 'De Vossen down'])
    await screen.emulateMedia({ reducedMotion: 'reduce' })

    await button(boss, 'Stand verbergen tot de eindscores').click()
    await expect(boss.getByText('De stand is verborgen tot de eindscores.')).toBeVisible()
    await expect(screen.getByText(SECRET)).toBeVisible()
    await expect(state).not.toContainText('60')
    await board.expectAccessibleEverywhere(screen)
    await board.expectAccessibleEverywhere(boss)

    hall.letTimePass()
    await expect(boss.getByText('Spel is afgelopen, tijd is voorbij')).toBeVisible()
    await expect(screen.getByText(SECRET)).toBeVisible()
    await button(boss, 'Toon eindscores aan alle teams').click()
    await expect(screen.getByText('Wie heeft er gewonnen?')).toBeVisible()
    const stage = screen.locator('.screen-stage')
    await screen.keyboard.press(' ')
    await expect(stage).toContainText(/2e plaats\s*De Vossen/)
    await expect(stage).not.toContainText('De Uilen')
    await screen.keyboard.press(' ')
    await expect(stage).toContainText(/1e plaats\s*De Uilen/)
    await screen.keyboard.press(' ')
    await expect(stage.getByRole('listitem')).toHaveCount(2)
    await board.expectAccessibleEverywhere(screen)
  }).timeout(120_000)

  test('the big screen is dark in a browser that prefers light, until somebody makes it light', async () => {
    const hall = await Hall.open(1)
    const screen = await hall.bigScreen()
    /** Its colours change a moment after the press. */
    const shade = () =>
      screen.evaluate(() => {
        const { colorScheme } = getComputedStyle(document.documentElement)
        const main = document.querySelector('main')
        return [colorScheme, main && getComputedStyle(main).color]
      })
    await screen.emulateMedia({ colorScheme: 'light' })
    await expect.poll(shade).toEqual(['dark', 'rgb(247, 241, 230)'])
    await button(screen, 'Licht scherm').click()
    await expect.poll(shade).toEqual(['light', 'rgb(30, 42, 56)'])
    await screen.reload()
    await expect(button(screen, 'Donker scherm')).toBeAttached()
    await expect.poll(shade).toEqual(['light', 'rgb(30, 42, 56)'])
  })

  test('a link that was renewed shows nothing any more', async () => {
    const hall = await Hall.open(1)
    const { boss, customerId } = hall
    await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}/lobby`)
    await expect(boss.getByText('Live verbonden')).toBeVisible()
    const link = boss.getByRole('link', { name: /\/scherm\// })
    const old = present(await link.getAttribute('href'), 'the address of the link')
    await button(boss, 'Nieuwe link').click()
    await board.choose(boss, 'Ja')
    await expect(boss.getByText('Het grote scherm heeft een nieuwe link.')).toBeVisible()
    await expect(link).not.toHaveAttribute('href', old)
    const screen = await visitor({ allowed: [/status of 404/] })
    expect(present(await screen.goto(old), 'the answer').status()).toBe(404)
  })
})

test.group('A tab that fell behind', () => {
  test('a tab that fell behind does not stop a game that began elsewhere', async () => {
    const hall = await Hall.open(1)
    const { boss, customerId } = hall
    await hall.run('openlobby')
    const behind = await boss.context().newPage()
    await behind.goto(`/dashboard/klant/spellenfabriek/${customerId}/lobby`)
    await expect(behind.getByText('Live verbonden')).toBeVisible()
    /** The page hears no news and gets no answers, so it keeps showing what it showed. */
    await behind.routeWebSocket(/.*/, () => {})
    await behind.route(`**/api/dashboard/klant/${customerId}`, () => {})
    await behind.reload()
    await hall.run('startspel')
    await button(behind, 'Verzamelpunt stoppen').click()
    await expect(behind.getByRole('alert').filter({ hasText: 'Dat kan nu niet' })).toBeVisible()
    await expect(button(behind, 'Spel annuleren en stoppen')).toBeVisible()
    await expect(behind.getByText('Spel is gestart')).toBeVisible()
  })
})
