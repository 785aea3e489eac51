import { setTimeout as wait } from 'node:timers/promises'
import { until } from '#tests/helpers/standalone_shop'
import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'
import { count } from './lib/rows.js'

const OWNER = 'owner@example.nl'
const PROMISED_MS = 10 * 60_000
/** Long enough for a second message to arrive, if there is one. */
const WATCHED_MS = 4 * 60_000

/** The worker is killed, and nobody starts it again until the owner hears of it. */
export const workerKilled: Drill = {
  name: 'worker-killed',
  about: 'the worker is killed while people order, and is started again (real time, 12 minutes)',
  promise: `one message to the owner within ${PROMISED_MS / 60_000} minutes, and one once it works again`,
  short: false,
  async run(field) {
    const url = await field.database()
    const shop = await field.shop({ DATABASE_URL: url, WORKER: 'off', SHOP_EMAIL: OWNER })
    await shop.start()
    await shop.startWorker()
    const customers = field.customers(shop)
    await customers.arrive()
    const sell = async (orders: number) => {
      for (let order = 0; order < orders; order++) {
        const placed = await customers.order()
        if (placed) await customers.pay(placed)
      }
    }
    await sell(3)
    const waiting = `select count(*) from mails where status <> 'verzonden'`
    await until(async () => (await count(url, waiting)) === 0, 'the first mails')

    await shop.killWorker()
    const killed = Date.now()
    await sell(3)
    const told = () => field.mails.mails.filter(({ to }) => to === OWNER)
    const broken: string[] = []
    await until(() => told().length > 0, 'a message to the owner', 2 * PROMISED_MS)
    const seconds = Math.round((Date.now() - killed) / 1000)
    if (seconds * 1000 > PROMISED_MS) broken.push(`promised within ${PROMISED_MS / 60_000} minutes`)
    await wait(WATCHED_MS)
    if (told().length !== 1) broken.push(`the owner got ${told().length} messages instead of one`)

    await shop.startWorker()
    await until(() => told().length > 1, 'the message that all is well again', 5 * 60_000)
    const [alarm, mended, ...more] = told().map(({ subject }) => subject)
    if (more.length > 0) broken.push(`more messages: ${more.join(', ')}`)
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.summary}; "${alarm}" reached the owner ${seconds} s after the kill, nothing else in the ${WATCHED_MS / 60_000} minutes after that, and "${mended}" once the worker was back`,
      broken,
    }
  },
}
