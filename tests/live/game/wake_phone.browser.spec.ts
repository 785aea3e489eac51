import { test } from '@japa/runner'
import { expect, visitor } from '#tests/helpers/visitor'
import { button, door, first, heading, REFUSED, second, Hall } from '#tests/helpers/live/hall'
import { lockPhone } from '#tests/helpers/live/lock_phone'
import { firstOf } from '#tests/helpers/present'
import { locksOf, lookAway, turn, watchLocks } from '#tests/helpers/wake_locks'

test.group('A phone that is locked', () => {
  test('a screen stays on while the game runs, also after the page was away', async () => {
    const hall = await Hall.open(1)
    await hall.run('openlobby')
    const noor = await hall.player(1, 'De Uilen', watchLocks)
    await expect(heading(noor)).toHaveText('Welkom, De Uilen')
    expect(await locksOf(noor)).toEqual([])
    await hall.run('startspel')
    await expect.poll(() => locksOf(noor)).toEqual(['held'])
    await lookAway(noor)
    await expect.poll(() => locksOf(noor)).toEqual(['released', 'held'])
    hall.letTimePass()
    await expect(heading(noor)).toHaveText('De tijd is om')
    await expect.poll(() => locksOf(noor)).toEqual(['released', 'released'])
  })

  test('a phone that wakes shows how the game stands, and nothing older', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    const [owls, foxes] = [await hall.player(1, 'De Uilen'), await hall.player(2, 'De Vossen')]
    await expect(door(owls, first)).toBeEnabled()
    const { promise: letThrough, resolve: answer } = Promise.withResolvers<void>()
    const wake = await lockPhone(owls)
    await door(foxes, first).click()
    await hall.run('mededeling', { tekst: 'De koffie staat klaar' })
    await owls.route('**/api/spellenfabriek/klant', async (route) => {
      await letThrough
      await route.continue()
    })
    await wake()
    await expect(owls.getByText('Even kijken hoe het staat')).toBeVisible()
    await expect(door(owls, first)).toBeHidden()
    answer()
    await expect(owls.getByText('De koffie staat klaar')).toBeVisible()
    await expect(owls.getByText('Hier is De Vossen')).toBeVisible()
    await expect(owls.getByText('Even kijken hoe het staat')).toHaveCount(0)
  })

  test('a phone whose wifi comes back after its screen waits for it', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    const [owls, foxes] = [await hall.player(1, 'De Uilen'), await hall.player(2, 'De Vossen')]
    await expect(door(owls, first)).toBeEnabled()
    const wake = await lockPhone(owls)
    await door(foxes, first).click()
    await expect(heading(foxes)).toHaveText(first.name)
    const { promise: back, resolve: comeBack } = Promise.withResolvers<void>()
    let refused = 0
    await owls.route('**/api/spellenfabriek/klant', async (route) => {
      if (++refused <= 3) return route.abort('internetdisconnected')
      await back
      return route.continue()
    })
    await wake()
    await expect.poll(() => refused).toBeGreaterThan(3)
    await expect(owls.getByText('Even kijken hoe het staat')).toBeVisible()
    comeBack()
    await expect(owls.getByText('Hier is De Vossen')).toBeVisible()
    await expect(owls.getByText('Even kijken hoe het staat')).toHaveCount(0)
  })

  test('a phone that wakes never shows what was true before it slept', async () => {
    const hall = await Hall.open(2)
    await hall.begin()
    const [owls, foxes] = [await hall.player(1, 'De Uilen'), await hall.player(2, 'De Vossen')]
    await expect(door(owls, first)).toBeEnabled()
    await owls.evaluate(rememberOpenDoors, `Naar binnen bij ${first.name}`)
    const wake = await lockPhone(owls)
    await door(foxes, first).click()
    await expect(heading(foxes)).toHaveText(first.name)
    await wake()
    await expect(owls.getByText('Hier is De Vossen')).toBeVisible()
    const seen = () => owls.evaluate(() => (window as unknown as Watching).seen)
    await expect.poll(async () => (await seen()).at(-1)).toBe('taken')
    expect(await seen()).not.toContain('free')
  })

  test('a phone that wakes where nobody answers shows after two seconds what it has, and says so', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.player(1, 'De Uilen', (page) => page.clock.install())
    await expect(door(noor, first)).toBeEnabled()
    await noor.route('**/api/spellenfabriek/klant', () => {})
    await turn(noor, 'hidden')
    await noor.clock.pauseAt(Date.now() + 60_000)
    await turn(noor, 'visible')
    await noor.clock.runFor(1_900)
    await expect(noor.getByText('Even kijken hoe het staat')).toBeVisible()
    await expect(door(noor, first)).toBeHidden()
    await noor.clock.runFor(200)
    await expect(door(noor, first)).toBeVisible()
    await expect(noor.getByText('Geen verbinding.')).toBeVisible()
    await noor.unrouteAll({ behavior: 'ignoreErrors' })
  })

  test('a player who taps sees the game as it stands from that answer alone', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.player(1, 'De Uilen', (page) => page.clock.install())
    const sam = await hall.phone(1)
    await expect(door(noor, first)).toBeEnabled()
    await expect(door(sam, first)).toBeEnabled()
    const live = noor.waitForRequest('**/api/spellenfabriek/klant')
    await noor.evaluate(() => void window.dispatchEvent(new Event('online')))
    await (await live).response()
    await noor.clock.pauseAt(Date.now() + 1_000)
    const asked: string[] = []
    noor.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const { promise: heard, resolve: letThrough } = Promise.withResolvers<void>()
    await noor.route('**/enterroom', async (route) => {
      const response = await route.fetch()
      await heard
      await route.fulfill({ response })
    })
    await door(noor, first).click()
    await expect(heading(sam)).toHaveText(first.name)
    letThrough()
    await expect(heading(noor)).toHaveText(first.name)
    await button(noor, 'Kamer verlaten').click()
    await expect(heading(noor)).toHaveText('Kies een kamer')
    expect(asked).toEqual(['/api/spellenfabriek/enterroom', '/api/spellenfabriek/leaveroom'])
  })

  test('a team whose room was freed while its phone was locked reads so on waking, and why', async () => {
    const hall = await Hall.open(1)
    await hall.begin()
    const noor = await hall.player(1, 'De Uilen')
    await door(noor, first).click()
    await expect(heading(noor)).toHaveText(first.name)
    await expect(noor.getByText(first.storage)).toBeVisible()
    const wake = await lockPhone(noor)
    await hall.freeFirstRoom()
    await wake()
    await expect(noor.locator('.note')).toContainText('De spelleider heeft de kamer vrijgegeven')
    await door(noor, second).click()
    await expect(heading(noor)).toHaveText(second.name)
    await noor.getByRole('button', { name: 'Kamer verlaten' }).click()
    await expect(door(noor, first)).toBeEnabled()
    await expect(noor.locator('.note')).toHaveCount(0)

    await door(noor, first).click()
    await expect(heading(noor)).toHaveText(first.name)
    await lockPhone(noor)
    await hall.freeFirstRoom()
    hall.keepSilent(11)
    await hall.boss.goto(`/dashboard/klant/spellenfabriek/${hall.customerId}/lobby`)
    const online = hall.boss.getByRole('listitem').filter({ hasText: 'niet online' })
    await expect(online).toContainText('Al 11 minuten niets gehoord')
    const again = await hall.phone(1)
    await expect(again.locator('.note')).toContainText('Jullie waren te lang weg')
    await expect(again.locator('.note')).toContainText(`${first.name} is weer vrij.`)
  })
})

test.group('A phone that cannot play', () => {
  test('a page without JavaScript, or without a code, says what to do', async () => {
    const hall = await Hall.open(1)
    const address = firstOf(hall.addresses).replace(/\?.*$/, '')
    const page = await visitor({ allowed: REFUSED })
    await page.goto(address)
    await expect(page.getByText('Kaart kwijt? De spelleider heeft een nieuwe.')).toBeVisible()

    const plain = await visitor({ javaScriptEnabled: false, allowed: [/ csp$/] })
    await plain.goto(address)
    expect(await plain.content()).toContain('Lukt het niet? Vraag de spelleider.')
  })
})

type Watching = { seen: string[] }

/** Runs in the page: writes down each state in which nothing covers the button of a door. */
function rememberOpenDoors(name: string) {
  const seen: string[] = []
  Object.assign(window, { seen })
  const look = () => {
    const found = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name
    )
    if (!found || document.visibilityState !== 'visible') return
    const { left, top, width, height } = found.getBoundingClientRect()
    const shown = document.elementFromPoint(left + width / 2, top + height / 2)
    const state = found.disabled ? 'taken' : 'free'
    if (found.contains(shown) && seen.at(-1) !== state) seen.push(state)
  }
  new MutationObserver(look).observe(document, {
    ...{ subtree: true, childList: true, attributes: true, characterData: true },
  })
  document.addEventListener('visibilitychange', () => (seen.length = 0))
  /** What is uncovered appears a moment later, without another change of the page. */
  const eachFrame = () => {
    look()
    requestAnimationFrame(eachFrame)
  }
  eachFrame()
}
