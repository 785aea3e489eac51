import { checkBooks } from './lib/books.js'
import { count } from './lib/rows.js'
import type { Drill } from './lib/drill.js'

const ORDERS = 300
const AT_ONCE = 6
const PROMISED_MS = 120_000

/** People pay, and no webhook of the provider arrives. */
export const webhooksLost: Drill = {
  name: 'webhooks-lost',
  about: `${ORDERS} payments of which no webhook arrives`,
  promise: `all are found within ${PROMISED_MS / 60_000} minutes`,
  short: false,
  async run(field) {
    const url = await field.database()
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()
    const ordering = Array.from({ length: AT_ONCE }, async () => {
      while (customers.placed.length < ORDERS) await customers.order()
    })
    await Promise.all(ordering)

    const began = Date.now()
    for (const { payment } of customers.placed)
      await field.simulator.control.decide(payment, 'paid', { webhook: 'never' })
    const paid = () => count(url, `select count(*) from orders where status = 'betaald'`)
    while ((await paid()) < customers.placed.length && Date.now() - began < 2 * PROMISED_MS)
      await new Promise((resolve) => setTimeout(resolve, 500))
    const seconds = Math.round((Date.now() - began) / 1000)
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.placed.length} lost webhooks found in ${seconds} s`,
      broken: seconds * 1000 > PROMISED_MS ? [`promised within ${PROMISED_MS / 1000} s`] : [],
    }
  },
}
