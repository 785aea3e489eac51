import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { queueMail } from '#app/shop/mails/queue_mail'
import { ordersOf } from '#app/shop/play_links/orders_of'

type Payload = { readonly email: string }

/**
 * Looks for the orders of an address that a visitor filled in. This is a job, so that the page
 * gives everybody the same answer equally fast. The mail goes to the address that the order has,
 * not to the typed one.
 */
export default class FindLostLinks extends Job<Payload> {
  static override options: JobOptions = { name: 'FindLostLinks' }

  async execute() {
    const [last] = await ordersOf(this.payload.email, DateTime.utc())
    if (!last) return
    await inTransaction((trx) => queueMail(trx, { kind: 'verloren_links', email: last.email }))
  }
}
