import type { Customers } from './customers.js'
import type { Books } from './drill.js'
import { count, rows } from './rows.js'

/** The invoices that customers had when the database was lost: which order has which number. */
async function invoicesOf(url: string): Promise<Map<string, string>> {
  const given = await rows(
    url,
    'select invoices.number as invoice, orders.number as order_number from invoices join orders on orders.id = invoices.order_id'
  )
  return new Map(given.map((row) => [String(row.invoice), String(row.order_number)]))
}

/** What the vouchers that were bought are worth, by their order and the mark of their code. */
async function vouchersOf(url: string): Promise<Map<string, number>> {
  const sold = await rows(
    url,
    `select orders.number as order_number, code_mark, balance_cents from sold_vouchers
      join orders on orders.id = sold_vouchers.order_id
      join vouchers on vouchers.id = sold_vouchers.voucher_id`
  )
  return new Map(
    sold.map((row) => [`${row.order_number} ${row.code_mark}`, Number(row.balance_cents)])
  )
}

/** What customers had in their hands when the database was lost. */
export type InHand = {
  readonly invoices: ReadonlyMap<string, string>
  readonly vouchers: ReadonlyMap<string, number>
}

export const inHand = async (url: string): Promise<InHand> => ({
  invoices: await invoicesOf(url),
  vouchers: await vouchersOf(url),
})

type Vouchers = InHand['vouchers']

/**
 * A voucher is lost when its code is worth something else, and doubled when nobody had it before. Each
 * is counted by itself, so that a lost one and a doubled one are two faults.
 */
export function compareVouchers(before: Vouchers, now: Vouchers) {
  return {
    lost: [...before].filter(([code, cents]) => now.get(code) !== cents).length,
    doubled: [...now].filter(([code]) => !before.has(code)).length,
  }
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
 * Compares the books after a restore with the customers, all of whom paid, and with what they had: an
 * invoice number that another order has now was given out twice.
 */
export async function restoredBooks(
  url: string,
  customers: Customers,
  before: InHand
): Promise<Books> {
  const now = await invoicesOf(url)
  const twice = (table: string, columns: string) =>
    count(
      url,
      `select count(*) from (select 1 from ${table} group by ${columns} having count(*) > 1) as more`
    )
  const numbers = [...now].filter(
    ([invoice, order]) => (before.invoices.get(invoice) ?? order) !== order
  )
  const vouchers = compareVouchers(before.vouchers, await vouchersOf(url))
  return {
    lost: (await missing(url, customers, 'betaald')) + vouchers.lost,
    doubled:
      numbers.length +
      vouchers.doubled +
      (await twice('orders', 'email')) +
      (await twice('deliveries', 'order_id, kind')) +
      (await twice('invoices', 'order_id, kind')),
    stuck: await count(
      url,
      `select count(*) from orders where status = 'betaald' and id not in (select order_id from deliveries)`
    ),
  }
}
