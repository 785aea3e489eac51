import type { Locator, Page } from 'playwright'
import { test } from '@japa/runner'
import * as board from '#tests/helpers/play/game_board'
import { button, heading, Hall } from '#tests/helpers/live/hall'
import { link, uniqueAddress, waitForMail } from '#tests/helpers/shop/demo_inbox'
import { expect, visitor } from '#tests/helpers/visitor'

const PASSWORD = 'kruidnagel-fiets-maan'
/** What the browser says in its console about an address that is closed to game masters. */
const SHUT = [/status of 403/]
const SHUT_PAGES = ['', '/klanten', '/klant/spellenfabriek/1/lobby', '/bestaat-niet']

/** The owner invites somebody on the page of the evening. */
async function invite({ boss, customerId }: Hall, email: string) {
  await boss.goto(`/dashboard/klant/spellenfabriek/${customerId}`)
  const panel = boss.getByRole('region', { name: 'Spelleiders' })
  await button(boss, 'Spelleider uitnodigen').click()
  await panel.getByLabel('Naam').fill('Sam')
  await panel.getByLabel('E-mail').fill(email)
  await panel.getByLabel('Huidig wachtwoord').fill('escape-room-demo')
  await panel.getByRole('button', { name: 'Uitnodigen', exact: true }).click()
  await expect(panel.getByText(`We mailen ${email} een uitnodiging.`)).toBeVisible()
}

/** The guest chooses a password by the mail, and logs in with it. */
async function accept(guest: Page, email: string) {
  await guest.goto(link(await waitForMail(email), '/wachtwoord'))
  await expect(guest.getByText(`Je logt straks in met ${email}`)).toBeVisible()
  await guest.getByLabel('Nieuw wachtwoord').fill(PASSWORD)
  await button(guest, 'Wachtwoord opslaan').click()
  await guest.getByRole('link', { name: 'Inloggen' }).click()
  await guest.getByLabel('E-mail').fill(email)
  await guest.getByLabel('Wachtwoord').fill(PASSWORD)
  await button(guest, 'Login').click()
}

/** On how many lines a word or text stands. */
const linesOf = (text: Locator) =>
  text.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getClientRects().length
  })

/**
 * The status of a call that the page itself makes, with its own token when it changes something.
 */
const statusOf = (page: Page, path: string, method: 'GET' | 'POST' = 'GET') =>
  page.evaluate(
    async ([address, verb]) => {
      const token = document.querySelector<HTMLMetaElement>('meta[name="csrf-token"]')?.content
      const headers: Record<string, string> = { 'x-csrf-token': token ?? '' }
      return (await fetch(address, { method: verb, headers })).status
    },
    [path, method] as const
  )

test.group('The evening of a game master', () => {
  test('a game master who is invited chooses a password, leads the lobby and the board, has cards and paper, and nothing else', async () => {
    const hall = await Hall.open(2)
    const email = uniqueAddress('sam')
    const home = `/spelleiding/${hall.customerId}`
    await invite(hall, email)
    const guest = await visitor({ allowed: SHUT })
    await accept(guest, email)

    await expect(guest).toHaveURL(new RegExp(`${home}/lobby$`))
    await expect(heading(guest)).toContainText('Verzamelpunt van Bakkerij Brink')
    await expect(guest.getByText('Live verbonden')).toBeVisible()
    await button(guest, 'Teams mogen teamnaam kiezen').click()
    await hall.player(1, 'De Uilen')
    await expect(guest.getByText('De Uilen').first()).toBeVisible()
    await button(guest, 'Spel beginnen').click()
    await board.choose(guest, 'Ja')
    const rows = guest.getByRole('list', { name: 'Teams, wie je nodig heeft eerst' })
    await expect(rows.getByRole('listitem').filter({ hasText: 'De Uilen' })).toBeVisible()
    await expect(guest.getByRole('timer')).toBeVisible()
    await board.expectFitsPhone(guest)
    await guest.setViewportSize({ width: 390, height: 844 })
    expect(await linesOf(button(guest, 'Uitloggen'))).toBe(1)
    await board.expectAccessibleEverywhere(guest)

    await guest.goto(home)
    await expect(guest.getByRole('region', { name: 'QR-codes van de teams' })).toContainText(
      'De Uilen'
    )
    const paper = await guest.request.get(`${home}/papier/pdf`)
    expect([paper.status(), paper.headers()['content-type']]).toEqual([200, 'application/pdf'])
    expect(await guest.locator('a[href*="/dashboard"]').count()).toBe(0)

    for (const path of SHUT_PAGES) {
      const shut = await guest.request.get(`/dashboard${path}`, { maxRedirects: 0 })
      expect([shut.status(), shut.headers()['location']], path).toEqual([302, '/login'])
    }
    const game = '/api/dashboard/klant/spellenfabriek'
    expect(await statusOf(guest, `/api/dashboard/klant/${hall.customerId}`)).toBe(403)
    expect(await statusOf(guest, `${game}/pauze/${hall.customerId}`, 'POST')).toBe(403)
    expect(await statusOf(guest, '/broadcasting/auth', 'POST')).toBe(403)
    expect(await statusOf(guest, `/api/spelleiding/pauze/${hall.customerId}`, 'POST')).toBe(200)
    expect(await statusOf(guest, `/api/spelleiding/klant/${hall.customerId}`)).toBe(200)
  })
})
