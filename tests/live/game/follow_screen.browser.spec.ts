import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect } from '#tests/helpers/visitor'
import * as board from '#tests/helpers/play/game_board'
import {
  answerOf,
  door,
  first,
  input,
  button,
  heading,
  second,
  Hall,
} from '#tests/helpers/live/hall'
import { present } from '#tests/helpers/present'

test.group('A screen that changes by itself', () => {
  test('a changed screen gives the focus to its title, and says what happened', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const [noor, sam] = [await hall.player(1, 'De Uilen'), await hall.phone(1)]
    await expect(heading(sam)).toHaveText('Kies een kamer')
    await door(noor, second).focus()
    await door(sam, first).click()
    await expect(heading(noor)).toHaveText(first.name)
    await expect(heading(noor)).toBeFocused()
    await expect(said(noor)).toHaveText(`Jullie zijn nu binnen bij ${first.name}.`)

    await input(noor).fill('zeker weten van niet')
    await button(sam, 'Kamer verlaten').click()
    await expect(heading(noor)).toHaveText('Kies een kamer')
    await expect(heading(noor)).toBeFocused()

    await door(sam, first).click()
    await input(noor).press('Enter')
    await expect(board.dialog(noor)).toBeVisible()
    await button(sam, 'Kamer verlaten').click()
    await expect(headingBehindDialog(noor)).toHaveText('Kies een kamer')
    const closeButton = board.dialog(noor).getByRole('button')
    await expect(closeButton).toBeFocused()
    await closeButton.press('Enter')
    await board.expectNoDialog(noor)
    await expect(heading(noor)).toBeFocused()

    await door(noor, second).focus()
    hall.letTimePass()
    await expect(heading(noor)).toHaveText('De tijd is om')
    await expect(heading(noor)).toBeFocused()
    await expect(said(noor)).toHaveText('De tijd is om.')
  })

  test('a changed screen does not disturb a player who is typing', async () => {
    const hall = await Hall.open(1)
    await hall.run('openlobby')
    const noor = await hall.phone(1)
    const name = noor.getByLabel('Teamnaam')
    await name.pressSequentially('De Ui')
    await hall.run('startspel')
    await expect(noor.getByRole('timer')).toBeVisible()
    await name.pressSequentially('len')
    await expect(name).toBeFocused()
    await expect(name).toHaveValue('De Uilen')
    await expect(said(noor)).toBeEmpty()
  })

  test('a changed screen keeps the text typed in a room for when the room opens again', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const [noor, sam] = [await hall.player(1, 'De Uilen'), await hall.phone(1)]
    await door(noor, first).click()
    await input(noor).fill('half getypt')
    await button(sam, 'Kamer verlaten').click()
    await door(sam, second).click()
    await expect(heading(noor)).toHaveText(second.name)
    await expect(input(noor)).toHaveValue('')
    await button(sam, 'Kamer verlaten').click()
    await door(sam, first).click()
    await expect(input(noor)).toHaveValue('half getypt')
    await noor.reload()
    await expect(input(noor)).toHaveValue('half getypt')
    expect(await drafts(noor)).toHaveLength(1)

    await input(sam).fill(answerOf(first))
    await input(sam).press('Enter')
    await board.choose(sam, 'Verder')
    await expect(heading(noor)).toHaveText('Kies een kamer')
    await expect.poll(() => drafts(noor)).toHaveLength(0)
    await expect.poll(() => drafts(sam)).toHaveLength(0)
  })
})

test.group('A phone at zero', () => {
  test('a phone at zero says so after a moment, unless it heard that the game is over', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const begin = Date.now()
    const server = { status: 'started', endTime: begin + 60_000, requested: 0, reported: 0 }
    const noor = await hall.player(1, 'De Uilen', async (page) => {
      await page.addInitScript(() => (Math.random = () => 0.9))
      await page.routeWebSocket(/\/app\//, () => {})
      await page.route('**/api/spellenfabriek/timeout', async (route) => {
        server.reported += 1
        await route.fulfill({ status: 409, json: { message: 'Even niet.' } })
      })
      await page.route('**/api/spellenfabriek/klant', async (route) => {
        const real = (await (await route.fetch()).json()) as { spellenfabriek: object }
        const { status, endTime } = server
        const json = {
          ...real,
          versie: 1_000_000 + server.requested,
          server_tijd: await page.evaluate(() => Date.now()),
          spellenfabriek: { ...real.spellenfabriek, status, eindtijd: endTime },
        }
        await route.fulfill({ json })
        server.requested += 1
      })
      await page.clock.install({ time: begin })
    })
    const clock = noor.getByRole('timer')
    const look = () => noor.evaluate(() => void window.dispatchEvent(new Event('online')))

    await expect.poll(() => server.requested).toBeGreaterThan(0)
    await noor.clock.pauseAt(begin + 50_000)
    await expect(clock).toHaveText('00:10')
    await noor.clock.runFor(10_500)
    await expect(clock).toHaveText('00:00')
    expect(server.reported).toBe(0)
    await noor.clock.runFor(1_500)
    await expect.poll(() => server.reported).toBe(1)

    server.endTime = begin + 72_000
    await look()
    // The clock stands still, so what a page does after a frame stands still as well.
    await expect
      .poll(() => noor.clock.runFor(20).then(() => clock.textContent()), { intervals: [100] })
      .toBe('00:10')
    await noor.clock.runFor(10_500)
    await expect(clock).toHaveText('00:00')
    server.status = 'timeout'
    await look()
    await expect(heading(noor)).toHaveText('De tijd is om')
    await noor.clock.runFor(5_000)
    expect(server.reported).toBe(1)
    await noor.unrouteAll({ behavior: 'ignoreErrors' })
  })
})

test.group('The line of a phone', () => {
  test('a line is not called slow before it had the time to come up', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.phone(1, async (page) => {
      await page.addInitScript(rememberSlowConnection)
    })
    await hall.run('mededeling', { tekst: 'De koffie staat klaar' })
    await expect(noor.getByText('De koffie staat klaar')).toBeVisible()
    expect(await noor.evaluate(() => sessionStorage.getItem('traag'))).toBeNull()
  })

  test('a line without a socket is called slow, and the game goes on', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.phone(1, async (page) => {
      await page.routeWebSocket(/\/app\//, () => {})
    })
    await expect(noor.getByText('Trage verbinding')).toHaveCount(0)
    await expect(noor.getByText('Trage verbinding')).toBeVisible()
    await hall.run('mededeling', { tekst: 'De koffie staat klaar' })
    await expect(noor.getByText('De koffie staat klaar')).toBeVisible()
  })

  test('the line ends when a new code shuts the phone out, or its team stands aside', async () => {
    const hall = await Hall.open(3)
    const sockets: Record<string, () => number> = {}
    const listen = (name: string) => async (page: Page) => {
      const open = new Set<object>()
      page.on('websocket', (socket) => {
        open.add(socket)
        socket.on('close', () => open.delete(socket))
      })
      sockets[name] = () => open.size
    }
    const [off, sideways, inside] = [
      await hall.phone(1, listen('uit')),
      await hall.phone(3, listen('aside')),
      await hall.phone(2, listen('inside')),
    ]
    await expect.poll(() => Object.values(sockets).map((count) => count())).toEqual([1, 1, 1])
    /** A page that reloads takes its socket along; on the other page only the socket ends. */
    await hall.renewQr(1)
    await expect(off.getByRole('alert')).toContainText('Probeer opnieuw in te loggen')

    await hall.setTeamCount(2)
    await expect(sideways.getByText('Dit team is momenteel niet actief.')).toBeVisible()
    await expect(sideways.getByRole('heading', { name: 'Nog even geduld' })).toBeVisible()
    await expect(sideways.getByRole('button', { name: 'Opnieuw kijken' })).toBeVisible()
    await expect.poll(present(sockets.aside, 'the count of sockets of the phone aside')).toBe(0)
    await hall.setTeamCount(3)
    await expect(sideways.getByText('Spel verzamelpunt is gesloten')).toBeVisible()
    await expect.poll(present(sockets.aside, 'the count of sockets of the phone aside')).toBe(1)
    expect(present(sockets.inside, 'the count of sockets of the phone inside')()).toBe(1)
    await expect(heading(inside)).toHaveText('Nog even wachten')
  })
})

const said = (page: Page) => page.locator('main > p[role=status].sr-only')
const headingBehindDialog = (page: Page) => page.locator('main h1')

const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith('draft:')))

/** Runs in the page: remembers whether it ever said so. */
function rememberSlowConnection() {
  new MutationObserver(() => {
    if (document.body?.innerText.includes('Trage verbinding')) sessionStorage.setItem('traag', 'ja')
  }).observe(document, { subtree: true, childList: true, characterData: true })
}
