import type { DateTime } from 'luxon'
import { openWithdrawals } from '#app/shop/withdrawals/open_withdrawals'
import { toShip } from '#app/shop/parcels/shipping_list'
import type { AlarmKind } from '#domain/shop/alarms'
import Alarm from '#models/shop/alarm'
import ContactMessage from '#models/shop/contact_message'
import Mail, { UNDELIVERED } from '#models/shop/mail'

/**
 * These alarms are left out, because the mail itself tells them, with the button to send it again.
 */
const ABOUT_MAIL: AlarmKind[] = ['mail_failed', 'mail_bounced']

/** What needs doing now, most urgent first in each part. */
export async function today(now: DateTime) {
  const parts = {
    parcels: await toShip(),
    messages: await waitingMessages(),
    withdrawals: await openWithdrawals(now),
    alarms: await Alarm.query()
      .whereNull('resolved_at')
      .whereNotIn('kind', ABOUT_MAIL)
      .preload('order')
      .orderBy('id'),
    mails: await Mail.query()
      .whereIn('status', [...UNDELIVERED])
      .preload('order')
      .orderBy('id'),
  }
  return { ...parts, count: Object.values(parts).reduce((sum, part) => sum + part.length, 0) }
}

function waitingMessages() {
  return ContactMessage.query().whereNull('answered_at').whereNull('handled_at').orderBy('id')
}
