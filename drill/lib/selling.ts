import type { Customers } from './customers.js'

const AT_ONCE = 3

/**
 * Lets people order and pay while `work` is done.
 *
 * @returns once everybody who was ordering has an answer
 */
export async function whileSelling(customers: Customers, work: () => Promise<unknown>) {
  let over = false
  const selling = Array.from({ length: AT_ONCE }, async () => {
    while (!over) {
      const placed = await customers.order(() => over)
      if (placed) await customers.pay(placed)
    }
  })
  try {
    await work()
  } finally {
    over = true
    await Promise.all(selling)
  }
}

/** Sells this many orders more. */
export async function sell(customers: Customers, orders: number) {
  const until = customers.placed.length + orders
  await whileSelling(customers, async () => {
    while (customers.placed.length < until) await new Promise((resolve) => setTimeout(resolve, 20))
  })
}
