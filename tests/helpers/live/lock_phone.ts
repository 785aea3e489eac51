import type { Page } from 'playwright'
import { turn } from '#tests/helpers/wake_locks'

/**
 * Locks a phone: the page is out of sight, and its browser's debugging protocol stops every line of
 * it. A headless browser freezes no page by itself.
 * @returns unlocks it
 */
export async function lockPhone(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  await turn(page, 'hidden')
  await session.send('Debugger.enable')
  await session.send('Debugger.pause')
  return async () => {
    await session.send('Debugger.disable')
    await turn(page, 'visible')
  }
}
