import type { DateTime } from 'luxon'
import { openAlarms, unansweredMessages, undeliveredMails } from '#app/admin/today/waiting'
import { openTasks } from '#app/shop/bookings/tasks/open_tasks'
import { toShip } from '#app/shop/parcels/shipping_list'
import { openWithdrawals } from '#app/shop/withdrawals/open_withdrawals'
import type { Holiday } from '#domain/shop/settings/holiday'
import Mail, { UNDELIVERED } from '#models/shop/mail'
import Order from '#models/shop/order'

const LATEST = 5

/**
 * What needs doing now, most urgent first in each part.
 *
 * @param holiday when the shop is away, if it is
 */
export async function today(now: DateTime, holiday: Holiday | null) {
  const parts = {
    parcels: await toShip(),
    messages: await unansweredMessages().orderBy('id'),
    withdrawals: await openWithdrawals(now),
    bookings: await openTasks(now, holiday),
    alarms: await openAlarms().preload('order').orderBy('id'),
    mails: await undeliveredMails().preload('order').preload('booking').orderBy('id'),
  }
  return { ...parts, count: Object.values(parts).reduce((sum, part) => sum + part.length, 0) }
}

/** What needs nobody yet: mails that are tried again, and the latest orders. */
export async function passingBy() {
  return {
    retrying: await Mail.query()
      .whereNotIn('status', [...UNDELIVERED])
      .whereNotNull('last_error')
      .preload('order')
      .preload('booking')
      .orderBy('id'),
    latest: await Order.query()
      .preload('payments', (payment) => payment.preload('refunds'))
      .orderBy('id', 'desc')
      .limit(LATEST),
  }
}
