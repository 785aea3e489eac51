import { join } from 'node:path'
import { Cluster, postgresPrograms } from './lib/cluster.js'
import type { Drill } from './lib/drill.js'
import { inHand, missing, restoredBooks } from './lib/restored_books.js'
import { count } from './lib/rows.js'
import { sell, whileSelling } from './lib/selling.js'

/** The PostgreSQL server is lost with its disk; a copy and the received log restore everything. */
export const restorePostgres: Drill = {
  name: 'restore-postgres',
  about: 'PostgreSQL is lost with its disk while people buy; pg_receivewal had every commit',
  promise: 'no confirmed order is missing',
  short: 'when named',
  impossible: async () => {
    if (process.getuid?.() !== 0) return 'only root can run a PostgreSQL server as its own user'
    return postgresPrograms() ? null : 'the programs of PostgreSQL are not installed'
  },
  async run(field) {
    const cluster = await Cluster.make(postgresPrograms() ?? '', join(field.folder, 'postgres'))
    field.atTheEnd(() => cluster.stop())
    cluster.sql('create database shop')
    await cluster.receive()
    const url = cluster.url('shop')
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()
    await sell(customers, 5)
    await whileSelling(customers, () => cluster.copy())
    await sell(customers, field.short ? 5 : 25)
    await customers.buyVoucher()

    const before = await inHand(url)
    const orders = customers.placed.length
    await shop.dead()
    await cluster.destroy()
    await cluster.restore()
    const lost = await missing(url, customers)
    const broken = lost === 0 ? [] : [`${lost} confirmed orders were not in the received log`]
    const recovered = await shop.command('shop:recover-from-mollie')
    if (recovered.code !== 0) broken.push(`recover ended with ${recovered.code}`)
    await shop.start()
    await sell(customers, 2)
    await customers.tellAgain()
    const check = await shop.command('shop:check')
    if (check.code !== 0) broken.push(`shop:check: ${check.said.slice(-300)}`)
    const skipped = await count(url, 'select count(*) from skipped_invoice_numbers')
    return {
      ...(await restoredBooks(url, customers, before)),
      figures: `${orders} orders confirmed before the loss, ${lost} missing after it; ${skipped} invoice numbers skipped`,
      broken,
    }
  },
}
