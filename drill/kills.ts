import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'

const CUSTOMERS = 4
const KILLS = 25
const SHORT_KILLS = 3

/** The shop is killed at random moments between order, payment and mail. */
export const kills: Drill = {
  name: 'kills',
  about: `the process is killed ${KILLS} times, between order, payment and mail`,
  promise: 'nothing is lost, doubled or stuck',
  short: true,
  async run(field) {
    const url = await field.database()
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()

    const times = field.short ? SHORT_KILLS : KILLS
    let over = false
    const ordering = Array.from({ length: CUSTOMERS }, async () => {
      while (!over) {
        const placed = await customers.order(() => over)
        if (placed) await customers.pay(placed)
      }
    })
    for (let round = 0; round < times; round++) {
      await new Promise((resolve) => setTimeout(resolve, 200 + Math.random() * 1_300))
      await shop.dead()
      await shop.startAgain()
    }
    over = true
    await Promise.all(ordering)
    await customers.tellAgain()
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${times} kills, ${customers.summary}`,
    }
  },
}
