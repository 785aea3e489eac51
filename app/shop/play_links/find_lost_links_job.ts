import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { inTransaction } from '#app/core/database/transaction'
import { queueMail } from '#app/shop/deliveries/deliver'
import { ordersOf } from '#app/shop/play_links/orders_of'

type Payload = { readonly email: string }

/**
 * Looks for the orders of an address that somebody filled in. It happens here, so that the page
 * answers everybody alike and as fast. The mail goes to the address as it stands with the order, not as
 * it was typed.
 */
export default class FindLostLinks extends Job<Payload> {
  static override options: JobOptions = { name: 'FindLostLinks' }

  async execute() {
    const [last] = await ordersOf(this.payload.email, DateTime.utc())
    if (!last) return
    await inTransaction((trx) => queueMail(trx, { soort: 'verloren_links', email: last.email }))
  }
}
