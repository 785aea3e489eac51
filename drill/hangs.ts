import type { StandaloneShop } from '#tests/helpers/standalone_shop'
import { EXIT } from '#app/core/guard/exit_codes'
import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'

const PLANTED = 'tests/helpers/core/planted_failures.ts'
/** What a supervisor has to wait for before it kills. */
const PROMISED_MS = { asked: 16_000, failed: 11_000 }

/** A request never ends, and the shop ends all the same. */
export const hangs: Drill = {
  name: 'hangs',
  about: 'a request never ends while the shop is asked to stop, and while it fails',
  promise: `it is gone within ${PROMISED_MS.asked / 1000} s when it was asked, within ${PROMISED_MS.failed / 1000} s (with ${EXIT.failed}) when it failed`,
  short: false,
  async run(field) {
    const url = await field.database()
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start(PLANTED)
    const customers = field.customers(shop)
    await customers.arrive()
    const placed = await customers.order()
    const broken: string[] = []

    const asked = await endOf(shop, 'SIGTERM')
    if (asked.code !== 0) broken.push(`it ended with ${asked.code}`)
    if (asked.ms > PROMISED_MS.asked) broken.push(`it took ${asked.ms} ms`)
    await shop.start(PLANTED)
    const failed = await endOf(shop, 'SIGUSR2')
    if (failed.code !== EXIT.failed) broken.push(`it failed with ${failed.code}`)
    if (failed.ms > PROMISED_MS.failed) broken.push(`it failed in ${failed.ms} ms`)

    await shop.start()
    if (placed) await customers.pay(placed)
    await customers.tellAgain()
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.summary}; gone after ${asked.ms} ms when asked, ${failed.ms} ms when it failed`,
      broken,
    }
  },
}

/** Sends a signal while a request hangs. */
async function endOf(shop: StandaloneShop, signal: NodeJS.Signals) {
  const hanging = fetch(`${shop.url}/planted/never`).catch(() => null)
  await new Promise((resolve) => setTimeout(resolve, 500))
  const began = performance.now()
  const code = await shop.ended(signal)
  const ms = Math.round(performance.now() - began)
  await hanging
  return { code, ms }
}
