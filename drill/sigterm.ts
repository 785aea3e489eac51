import type { StandaloneShop } from '#tests/helpers/standalone_shop'
import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'

/** People order for long enough that payments and mails are under way too. */
const FULL = { people: 6, rounds: 12, sellingMs: 1_500 }
const SHORT = { people: 2, rounds: 2, sellingMs: 750 }
const PROMISED_MS = 5_000

/** The shop is asked to stop while people order, and starts again. */
export const sigterm = stopping(
  'sigterm',
  'the shop is asked to stop while people order, and starts again',
  { WORKER: 'inline' },
  { stop: (shop) => shop.ended('SIGTERM'), start: (shop) => shop.start() }
)

/** A worker of its own is asked to stop while it mails, and another one starts. */
export const sigtermWorker = stopping(
  'sigterm-worker',
  'a separate worker is asked to stop while people order, and starts again',
  { WORKER: 'off' },
  { stop: (shop) => shop.stopWorker(), start: (shop) => shop.startWorker() }
)

type Process = {
  readonly stop: (shop: StandaloneShop) => Promise<number | null>
  readonly start: (shop: StandaloneShop) => Promise<void>
}

function stopping(
  name: string,
  about: string,
  settings: { readonly WORKER: 'inline' | 'off' },
  { stop, start }: Process
): Drill {
  return {
    name,
    about,
    promise: `no request is cut, no mail is sent again, and it is gone within ${PROMISED_MS / 1000} s${settings.WORKER === 'off' ? '' : ' of its last answer'}`,
    short: true,
    async run(field) {
      const { people, rounds, sellingMs } = field.short ? SHORT : FULL
      const url = await field.database()
      const shop = await field.shop({ DATABASE_URL: url, ...settings })
      await shop.start()
      if (settings.WORKER === 'off') await shop.startWorker()
      const customers = field.customers(shop)
      await customers.arrive()
      const broken: string[] = []
      const stops: number[] = []

      for (let round = 0; round < rounds; round++) {
        let over = false
        const ordering = Array.from({ length: people }, async () => {
          while (!over) {
            const placed = await customers.order(() => over)
            if (placed) await customers.pay(placed)
          }
        })
        await new Promise((resolve) => setTimeout(resolve, sellingMs))
        const began = performance.now()
        const code = await stop(shop)
        /** The shop itself may first answer everybody; beside a worker it goes on answering. */
        const from = settings.WORKER === 'off' ? began : Math.max(began, customers.answeredAt)
        stops.push(performance.now() - from)
        if (code !== 0) broken.push(`it ended with ${code}`)
        await start(shop)
        over = true
        await Promise.all(ordering)
      }
      await customers.tellAgain()
      if (customers.cut.length > 0) broken.push(`requests were cut: ${customers.cut.join(', ')}`)
      const slowest = Math.max(...stops)
      if (slowest > PROMISED_MS * field.patience)
        broken.push(`a stop took ${Math.round(slowest)} ms`)
      const books = await checkBooks(field, url, customers)
      const { repeated } = field.mails
      if (repeated > 0) broken.push(`${repeated} mails were sent again: a job was cut`)
      return {
        ...books,
        figures: `${rounds} stops, ${customers.summary}, ${customers.cut.length} cut, ${repeated} mails repeated, stopped within ${Math.round(slowest)} ms`,
        broken,
      }
    },
  }
}
