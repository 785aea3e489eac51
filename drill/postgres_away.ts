import { Line, type LineState } from '#tests/helpers/core/line'
import { until } from '#tests/helpers/standalone_shop'
import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'
import { health, HEALTH_TOKEN, look, Promises } from './lib/probe.js'

const PAGE = '/escaperooms'
const PROMISED_MS = { page: 1_000, health: 2_000, order: 3_000, again: 2_000 }
/** More than there are connections, so that some wait for one. */
const AT_ONCE = 15

/** PostgreSQL is gone, and later says nothing, while people order. */
export const postgresAway: Drill = {
  name: 'postgres-away',
  about: 'PostgreSQL is cut off, and later takes everything and says nothing',
  promise: `cached pages within ${PROMISED_MS.page / 1000} s, orders refused (503) within ${PROMISED_MS.order / 1000} s, health 503 within ${PROMISED_MS.health / 1000} s; orders are taken within ${PROMISED_MS.again / 1000} s after its return`,
  short: true,
  needs: 'postgres',
  async run(field) {
    const url = await field.postgres()
    const line = new Line(new URL(url))
    const shop = await field.shop({ DATABASE_URL: await line.open(), HEALTH_TOKEN })
    field.atTheEnd(() => line.close())
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()
    await look(shop, PAGE)
    const promises = new Promises(field.patience)
    const times: number[] = []
    const again: number[] = []

    for (const state of ['cut', 'silent'] satisfies LineState[]) {
      for (let index = 0; index < 5; index++) await customers.order()
      await line.set(state)
      const [page, checked, ...pressed] = await Promise.all([
        look(shop, PAGE),
        health(shop),
        ...Array.from({ length: AT_ONCE }, () => timed(() => customers.press(customers.next()))),
      ])
      promises.expect(`${state}: a cached page`, page, 200, PROMISED_MS.page)
      promises.expect(`${state}: the health page`, checked, 503, PROMISED_MS.health)
      promises.that(`${state}: the health page is JSON`, checked.text.startsWith('{'))
      for (const seen of pressed)
        promises.expect(`${state}: an order`, seen, 503, PROMISED_MS.order)
      times.push(Math.max(...pressed.map(({ ms }) => ms)))
      await new Promise((resolve) => setTimeout(resolve, field.short ? 2_000 : 20_000))
      promises.expect(
        `${state}: a cached page, later`,
        await look(shop, PAGE),
        200,
        PROMISED_MS.page
      )

      await line.set('through')
      const began = performance.now()
      await customers.order()
      again.push(performance.now() - began)
      promises.that(
        `${state}: on again`,
        again.every((ms) => ms <= PROMISED_MS.again * field.patience)
      )
      await until(async () => (await health(shop)).status === 200, 'the shop', 15_000)
    }
    for (const placed of customers.placed) await customers.pay(placed)
    await customers.tellAgain()
    const [cut, silent] = times.map((ms) => Math.round(ms))
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.summary}; refused after at most ${cut} ms when cut, ${silent} ms when silent; on again after at most ${Math.round(Math.max(...again))} ms`,
      broken: promises.broken,
    }
  },
}

async function timed(press: () => Promise<number>) {
  const began = performance.now()
  return { status: await press(), ms: performance.now() - began, text: 'no answer' }
}
