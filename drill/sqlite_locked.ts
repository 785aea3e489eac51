import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'
import { openSqlite } from './lib/sqlite_file.js'

/** How long the other program holds the lock: less than the shop waits for it. */
const HELD_MS = 2_000

/** Another program holds the lock of the SQLite file. */
export const sqliteLocked: Drill = {
  name: 'sqlite-locked',
  about: `another program holds the lock of the SQLite file for ${HELD_MS / 1000} s`,
  promise: 'orders wait, and each is taken',
  short: true,
  async run(field) {
    const url = field.sqlite()
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()

    const other = openSqlite(url)
    field.atTheEnd(() => other.close())
    const rounds = field.short ? 1 : 5
    for (let round = 0; round < rounds; round++) {
      other.exec('begin immediate')
      const ordering = Array.from({ length: 5 }, () => customers.press(customers.next()))
      await new Promise((resolve) => setTimeout(resolve, HELD_MS))
      other.exec('commit')
      await Promise.all(ordering)
    }
    for (const placed of customers.placed) await customers.pay(placed)
    const refused = rounds * 5 - customers.placed.length
    return {
      ...(await checkBooks(field, url, customers)),
      figures: `${customers.summary}, the slowest after ${Math.round(customers.slowest)} ms`,
      broken: refused > 0 ? [`${refused} orders were refused instead of waiting`] : [],
    }
  },
}
