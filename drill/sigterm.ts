import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'

const CUSTOMERS = 6

/** The shop is asked to stop while people order, and starts again. */
export const sigterm: Drill = {
  name: 'sigterm',
  about: 'the shop is asked to stop while people order, and starts again',
  short: false,
  async run(field) {
    const url = await field.database()
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()
    const broken: string[] = []
    const stops: number[] = []

    for (let round = 0; round < 5; round++) {
      let over = false
      const ordering = Array.from({ length: CUSTOMERS }, async () => {
        while (!over) {
          const placed = await customers.order(() => over)
          if (placed) await customers.pay(placed)
        }
      })
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      const began = performance.now()
      const code = await shop.ended('SIGTERM')
      stops.push(performance.now() - began)
      if (code !== 0) broken.push(`the shop ended with ${code}`)
      await shop.start()
      over = true
      await Promise.all(ordering)
    }
    await customers.tellAgain()
    if (customers.cut > 0) broken.push(`${customers.cut} requests were cut`)
    const slowest = Math.max(...stops)
    if (slowest > 7_000) broken.push(`a stop took ${Math.round(slowest)} ms`)
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.summary}, ${customers.cut} cut, stopped within ${Math.round(slowest)} ms`,
      broken,
    }
  },
}
