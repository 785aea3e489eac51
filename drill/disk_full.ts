import { execFileSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { checkBooks } from './lib/books.js'
import type { Drill } from './lib/drill.js'

const MEGABYTE = 1_048_576
/** The free space on the disk when people begin to order. */
const LEFT = MEGABYTE / 2
const MOST_ORDERS = 300

/** The disk with the data fills up while people order. */
export const diskFull: Drill = {
  name: 'disk-full',
  about: 'the disk with the SQLite file fills up, and gets room again',
  promise: 'orders that cannot be stored are refused (503), and go on once there is room',
  short: true,
  impossible: async () =>
    process.getuid?.() === 0 ? null : 'only root can make a small disk (tmpfs)',
  async run(field) {
    const disk = join(field.folder, 'disk')
    mkdirSync(disk)
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=32m', 'tmpfs', disk])
    field.atTheEnd(() => execFileSync('umount', ['--lazy', disk]))
    const url = `sqlite:${join(disk, 'shop.sqlite3')}`
    const shop = await field.shop({ DATABASE_URL: url })
    await shop.start()
    const customers = field.customers(shop)
    await customers.arrive()

    const ballast = join(disk, 'ballast')
    const { bavail, bsize } = statfsSync(disk)
    writeFileSync(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT)))
    const broken: string[] = []
    let refused = 0
    for (let index = 0; index < MOST_ORDERS && refused < 5; index++) {
      const status = await customers.press(customers.next())
      if (status === 200) continue
      refused++
      if (status !== 503) broken.push(`a full disk answered ${status}`)
    }
    if (refused === 0) broken.push('the disk did not fill up')

    rmSync(ballast)
    await customers.order()
    for (const placed of customers.placed) await customers.pay(placed)
    await customers.tellAgain()
    return { ...(await checkBooks(field, url, customers)), figures: customers.summary, broken }
  },
}
