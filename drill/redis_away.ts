import { Line, type LineState } from '#tests/helpers/core/line'
import { testRedis } from '../scripts/lib/services.js'
import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'
import { health, HEALTH_TOKEN, Promises } from './lib/probe.js'

/** How long an order may take without Redis. */
const PROMISED_MS = 1_000

/** Redis is gone, and later frozen, while people order. */
export const redisAway: Drill = {
  name: 'redis-away',
  about: 'Redis is cut off, and later frozen',
  promise: `each order is taken within ${PROMISED_MS / 1000} s, and health warns`,
  short: true,
  needs: 'redis',
  async run(field) {
    const redis = await testRedis()
    if (redis === null) throw new Error('No Redis answers')
    const line = new Line(new URL(redis))
    const url = field.sqlite()
    const shop = await field.shop({
      DATABASE_URL: url,
      REDIS_URL: await line.open(),
      HEALTH_TOKEN,
    })
    field.atTheEnd(() => line.close())
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()
    const promises = new Promises(field.patience)
    const times: number[] = []

    for (const state of ['cut', 'silent'] satisfies LineState[]) {
      await customers.order()
      await line.set(state)
      for (let index = 0; index < (field.short ? 3 : 20); index++) {
        const began = performance.now()
        const status = await customers.press(customers.next())
        const ms = performance.now() - began
        times.push(ms)
        promises.expect(`${state}: an order`, { status, ms, text: '' }, 200, PROMISED_MS)
      }
      const checked = await health(shop)
      promises.expect(`${state}: the health page`, checked, 200, 2_000)
      promises.that(
        `${state}: the health page warns`,
        /"naam":"redis","status":"warning"/.test(checked.text)
      )
      await line.set('through')
    }
    for (const placed of customers.placed) await customers.pay(placed)
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.summary}, the slowest without Redis after ${Math.round(Math.max(...times))} ms`,
      broken: promises.broken,
    }
  },
}
