import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { expect, visitor } from '#tests/helpers/visitor'
import { door, first, heading, second, Hall } from '#tests/helpers/live/hall'

/** Writes down each lock on the screen, and whether it still holds. */
async function watchLocks(page: Page) {
  await page.addInitScript(() => {
    const locks: EventTarget[] = []
    Object.assign(window, { locks })
    Object.defineProperty(navigator, 'wakeLock', {
      value: {
        request() {
          const lock = Object.assign(new EventTarget(), {
            released: false,
            release() {
              lock.released = true
              return Promise.resolve()
            },
          })
          locks.push(lock)
          return Promise.resolve(lock)
        },
      },
    })
  })
}

type Locked = { locks: { released: boolean }[] }

const locksOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Locked).locks.map(({ released }) => (released ? 'released' : 'held'))
  )

/**
 * As a locked phone: the page is out of sight, and its browser's debugging protocol stops every line
 * of it. A headless browser freezes no page by itself.
 */
async function lockPhone(page: Page) {
  const session = await page.context().newCDPSession(page)
  await turn(page, 'hidden')
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  return async () => {
    await session.send('Debugger.disable')
    await turn(page, 'visible')
  }
}

const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)

test.group('A phone that is locked', () => {
  test('a screen stays on while the game runs, also after the page was away', async () => {
    const hall = await Hall.open(1)
    await hall.run('openlobby')
    const noor = await hall.player(1, 'De Uilen', watchLocks)
    await expect(heading(noor)).toHaveText('Welkom, De Uilen')
    expect(await locksOf(noor)).toEqual([])
    await hall.run('startspel')
    await expect.poll(() => locksOf(noor)).toEqual(['held'])
    await noor.evaluate(() => {
      for (const lock of (window as unknown as Locked).locks) lock.released = true
      document.dispatchEvent(new Event('visibilitychange'))
    })
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

  test('a team whose room was freed while its phone was locked reads so on waking', async () => {
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
  })
})

test.group('A phone that cannot play', () => {
  test('a page without JavaScript, or without a code, says what to do', async () => {
    const hall = await Hall.open(1)
    const page = await hall.phone(1)
    const address = page.url()
    await page.context().clearCookies()
    await page.reload()
    await expect(page.getByText('Kaart kwijt? De spelleider heeft een nieuwe.')).toBeVisible()

    const plain = await visitor({ javaScriptEnabled: false, allowed: [/ csp$/] })
    await plain.goto(address)
    expect(await plain.content()).toContain('Lukt het niet? Vraag de spelleider.')
  })
})
