import type { Books } from './drill.js'
import type { Customers } from './customers.js'
import type { Field } from './field.js'
import { count, rows } from './rows.js'

/** What a shop has left is stuck when nothing of it moved for so long, once all faults are over. */
const STILL_MS = 60_000

const WAITING = `select count(*) from mails where status in ('wachtrij', 'bezig')`
const MAILS = `select mails.status, coalesce(mails.email, orders.email) as receiver, internet_message_id
  from mails left join orders on orders.id = mails.order_id`

/**
 * Waits until the shop has finished, and compares its books with what customers were told and what
 * the provider has.
 */
export async function checkBooks(field: Field, url: string, customers: Customers): Promise<Books> {
  const paid = field.simulator.control.payments().filter(({ status }) => status === 'paid')
  await untilStill(async () => {
    const delivered = await count(url, `select count(*) from orders where status = 'betaald'`)
    return [Math.max(0, paid.length - delivered), await count(url, WAITING)]
  })

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
  const { unseen, stuck } = await mailBooks(field, url)
  return {
    lost: missing + unpaid + unseen,
    doubled:
      (await twice('orders', 'email')) +
      (await twice('deliveries', 'order_id, kind')) +
      (await twice('invoices', 'order_id, kind')) +
      paymentsTooMany(field) +
      field.mails.doubled,
    stuck,
  }
}

/** Waits until nothing is left to do, or until nothing of it moved for a minute. */
async function untilStill(work: () => Promise<readonly number[]>) {
  let left = ''
  for (let movedAt = Date.now(); Date.now() - movedAt < STILL_MS;) {
    const now = await work()
    if (now.every((number) => number === 0)) return
    if (now.join() !== left) movedAt = Date.now()
    left = now.join()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** How many payments the provider made for orders that had one already. */
function paymentsTooMany({ simulator }: Field): number {
  const made = simulator.control.payments()
  const orders = made.map(({ metadata }) => (metadata as Record<'bestelling', string>).bestelling)
  return orders.length - new Set(orders).size
}

/**
 * Compares the outbox with what the mail server has. A mail that was sent and is not there is lost.
 * One that was not sent is stuck, unless its receiver was refused for good: then a person has to
 * look, and an alarm says so.
 */
async function mailBooks({ mails }: Field, url: string) {
  const there = new Set(mails.mails.map(({ messageId }) => messageId.slice(1).split('@')[0]))
  const alarmed = await count(url, `select count(*) from alarms where kind = 'mail_failed'`)
  let unseen = 0
  let stuck = 0
  let refused = 0
  for (const { status, receiver, internet_message_id: id } of await rows(url, MAILS)) {
    if (status === 'verzonden') unseen += there.has(String(id)) ? 0 : 1
    else if (status === 'mislukt' && mails.refused.has(String(receiver))) refused++
    else stuck++
  }
  return { unseen, stuck: stuck + Math.max(0, refused - alarmed) }
}
