import type { Books } from './drill.js'
import type { Customers } from './customers.js'
import type { Field } from './field.js'
import { count, rows } from './rows.js'

/** How long a shop may take to finish what it began, once all faults are over. */
const SETTLE_MS = 60_000

const WAITING = `select count(*) from mails where status in ('wachtrij', 'bezig')`

/**
 * Waits until the shop has finished, and compares its books with what customers were told and what
 * the provider has.
 */
export async function checkBooks(field: Field, url: string, customers: Customers): Promise<Books> {
  const paid = field.simulator.control.payments().filter(({ status }) => status === 'paid')
  const end = Date.now() + SETTLE_MS
  const unfinished = async () => {
    const delivered = await count(url, `select count(*) from orders where status = 'betaald'`)
    return paid.length - delivered > 0 || (await count(url, WAITING)) > 0
  }
  while ((await unfinished()) && Date.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 200))

  const known = new Map(
    (await rows(url, 'select email, status from orders')).map(({ email, status }) => [
      String(email),
      String(status),
    ])
  )
  const ids = new Set(paid.map(({ id }) => id))
  const missing = customers.placed.filter(({ email }) => !known.has(email)).length
  const unpaid = customers.placed.filter(
    ({ email, payment }) => ids.has(payment) && known.has(email) && known.get(email) !== 'betaald'
  ).length
  const twice = (table: string, columns: string) =>
    count(
      url,
      `select count(*) from (select 1 from ${table} group by ${columns} having count(*) > 1) as more`
    )
  return {
    lost: missing + unpaid,
    doubled:
      (await twice('orders', 'email')) +
      (await twice('deliveries', 'order_id, kind')) +
      (await twice('invoices', 'order_id, kind')) +
      field.mails.doubled,
    stuck: await count(url, `select count(*) from mails where status <> 'verzonden'`),
  }
}
