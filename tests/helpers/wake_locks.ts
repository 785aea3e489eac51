import type { Page } from 'playwright'

type Watched = { locks: { released: boolean }[] }

/** Writes down each wake lock that the page asks for, and whether it still holds. */
export async function watchLocks(page: Page) {
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

export const locksOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as Watched).locks.map(({ released }) => (released ? 'released' : 'held'))
  )

/** Hides the page, which ends its locks as a browser does, and shows it again. */
export async function lookAway(page: Page) {
  await turn(page, 'hidden')
  await page.evaluate(() => {
    for (const lock of (window as unknown as Watched).locks) lock.released = true
  })
  await turn(page, 'visible')
}

/** A headless browser hides no page by itself. */
export const turn = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
