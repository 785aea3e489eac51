import type { Customers } from './customers.js'
import type { Books } from './drill.js'
import { count, rows } from './rows.js'

/** The invoices that customers had when the database was lost: which order has which number. */
export async function invoicesOf(url: string): Promise<Map<string, string>> {
  const given = await rows(
    url,
    'select invoices.number as invoice, orders.number as order_number from invoices join orders on orders.id = invoices.order_id'
  )
  return new Map(given.map((row) => [String(row.invoice), String(row.order_number)]))
}

/** How many of these customers have no order, or none with its money. */
export async function missing(
  url: string,
  { placed }: Pick<Customers, 'placed'>,
  status?: string
): Promise<number> {
  const where = status ? ` where status = '${status}'` : ''
  const known = new Set(
    (await rows(url, `select email from orders${where}`)).map(({ email }) => String(email))
  )
  return placed.filter(({ email }) => !known.has(email)).length
}

/**
 * Compares the books after a restore with the customers, all of whom paid, and with the invoices
 * that they had: a number that another order has now was given out twice.
 */
export async function restoredBooks(
  url: string,
  customers: Customers,
  before: ReadonlyMap<string, string>
): Promise<Books> {
  const now = await invoicesOf(url)
  const twice = (table: string, columns: string) =>
    count(
      url,
      `select count(*) from (select 1 from ${table} group by ${columns} having count(*) > 1) as more`
    )
  const numbers = [...now].filter(([invoice, order]) => (before.get(invoice) ?? order) !== order)
  return {
    lost: await missing(url, customers, 'betaald'),
    doubled:
      numbers.length +
      (await twice('orders', 'email')) +
      (await twice('deliveries', 'order_id, kind')) +
      (await twice('invoices', 'order_id, kind')),
    stuck: await count(
      url,
      `select count(*) from orders where status = 'betaald' and id not in (select order_id from deliveries)`
    ),
  }
}
