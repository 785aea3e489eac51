import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Drill } from './lib/drill.js'
import { inHand, missing, restoredBooks } from './lib/restored_books.js'
import { count } from './lib/rows.js'
import { sell, whileSelling } from './lib/selling.js'

/**
 * The SQLite file is lost between two backups, and the payments restore what came after the last
 * one.
 */
export const restoreSqlite: Drill = {
  name: 'restore-sqlite',
  about: 'the SQLite file is lost after a backup while people buy, and is restored',
  promise:
    'the backup has all that came before it; what came after it comes back from its payments, once',
  short: 'when named',
  async run(field) {
    const url = field.sqlite()
    const backups = join(field.folder, 'backups')
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()
    const orders = field.short ? 4 : 25
    await sell(customers, orders)
    const acknowledged = [...customers.placed]
    await whileSelling(customers, () => shop.command('backup:create', `--to=${backups}`))
    await sell(customers, orders)
    await customers.buyVoucher()

    const before = await inHand(url)
    await shop.dead()
    for (const suffix of ['', '-wal', '-shm'])
      rmSync(join(field.folder, `shop.sqlite3${suffix}`), { force: true })
    const broken: string[] = []
    const done = async (...words: string[]) => {
      const { code, said } = await shop.command(...words)
      if (code !== 0) broken.push(`${words[0]} ended with ${code}: ${said.slice(-300)}`)
    }
    const [newest = ''] = readdirSync(backups).sort().reverse()
    await done('backup:restore', join(backups, newest))
    const forgotten = await missing(url, { placed: acknowledged })
    const lost = await missing(url, customers)
    await Promise.all([done('shop:recover-from-mollie'), done('shop:recover-from-mollie')])
    await shop.start()
    await sell(customers, 2)
    await customers.tellAgain()
    await done('shop:check')
    if (forgotten > 0) broken.push(`${forgotten} orders from before the backup were not in it`)
    if (lost === 0) broken.push('nothing came after the backup, so nothing was shown')
    const skipped = await count(url, 'select count(*) from skipped_invoice_numbers')
    return {
      ...(await restoredBooks(url, customers, before)),
      figures: `${customers.summary}; ${lost} came after the backup and are back from their payments, a voucher too; ${skipped} invoice numbers skipped`,
      broken,
    }
  },
}
