import { DateTime } from 'luxon'
import { openTasks } from '#app/shop/bookings/tasks/open_tasks'
import { toShip } from '#app/shop/parcels/shipping_list'
import type { AlarmKind } from '#domain/shop/alarms'
import { ONGOING_WITHDRAWAL } from '#domain/shop/withdrawals'
import Alarm from '#models/shop/alarm'
import ContactMessage from '#models/shop/contact_message'
import Mail, { UNDELIVERED } from '#models/shop/mail'
import Withdrawal from '#models/shop/withdrawal'

/**
 * These alarms are left out, because the mail itself tells them, with the button to send it again.
 */
const ABOUT_MAIL: AlarmKind[] = ['mail_failed', 'mail_bounced']

/** What a person has to look into. */
export const openAlarms = () =>
  Alarm.query().whereNull('resolved_at').whereNotIn('kind', ABOUT_MAIL)

/** Mails that did not arrive, and that a person has to send again or let go. */
export const undeliveredMails = () => Mail.query().whereIn('status', [...UNDELIVERED])

/** Messages without an answer. */
export const unansweredMessages = () =>
  ContactMessage.query().whereNull('answered_at').whereNull('handled_at')

/**
 * The numbers beside the words of the owner's menu. They are those of the page 'Vandaag', where
 * `alarms` also holds the mails that did not arrive.
 */
export async function waitingCounts() {
  const [parcels, messages, withdrawals, bookings, alarms, mails] = await Promise.all([
    toShip(),
    countOf(unansweredMessages()),
    countOf(Withdrawal.query().whereIn('status', ONGOING_WITHDRAWAL)),
    /** A holiday changes the last day of evenings, but not their number, so it is left out here. */
    openTasks(DateTime.utc(), null),
    countOf(openAlarms()),
    countOf(undeliveredMails()),
  ])
  return {
    ...{ parcels: parcels.length, bookings: bookings.length },
    ...{ messages, withdrawals, alarms: alarms + mails },
  }
}

async function countOf(query: { count(column: string, as: string): PromiseLike<unknown> }) {
  const [row] = (await query.count('*', 'total')) as [{ $extras: { total: number | string } }]
  return Number(row.$extras.total)
}
