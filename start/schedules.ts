import type { Job } from '@adonisjs/queue'
import DailyDigest from '#app/admin/digest/daily_digest_job'
import { keepSchedule } from '#app/core/jobs/schedules'
import FollowBookings from '#app/shop/bookings/follow_bookings_job'
import FollowSettlements from '#app/shop/bookkeeping/settlements/book_settlements_job'
import SendGifts from '#app/shop/gifts/send_gifts_job'
import ReadMailbox from '#app/shop/mails/read_mailbox_job'
import FollowLabels from '#app/shop/parcels/labels/follow_labels_job'
import FindUnknownPayments from '#app/shop/payments/find_unknown_payments_job'
import Reconcile from '#app/shop/payments/reconcile_job'
import RemindOfPayment from '#app/shop/payments/remind_to_pay_job'
import LinkExpiring from '#app/shop/play_links/link_expiring_job'
import EnforceRetention from '#app/shop/retention/enforce_retention_job'
import { DUTCH_ZONE } from '#domain/dutch_time'

/** When a job runs again and again. */
type Plan = ReturnType<typeof Job.schedule<Job>>

const dutch = (cron: string, plan: Plan) => plan.cron(cron).timezone(DUTCH_ZONE)

/**
 * The schedules of the jobs. A demo reads its mailbox more often, because that runs on the same
 * machine.
 */
const plansOf = (demo: boolean): Readonly<Record<string, Plan>> => ({
  'reconcile': Reconcile.schedule({}).every('1m'),
  'find-unknown-payments': FindUnknownPayments.schedule({}).every('1h'),
  'find-late-payments': dutch('50 3 * * *', FindUnknownPayments.schedule({ late: true })),
  'link-expiring': LinkExpiring.schedule({}).cron('15 * * * *'),
  'remind-of-payment': RemindOfPayment.schedule({}).every('5m'),
  'send-gifts': SendGifts.schedule({}).every('5m'),
  'follow-bookings': FollowBookings.schedule({}).every('1h'),
  'follow-labels': FollowLabels.schedule({}).every('5m'),
  'read-mailbox': ReadMailbox.schedule({}).every(demo ? '20s' : '10m'),
  'enforce-retention': dutch('30 3 * * *', EnforceRetention.schedule({})),
  'follow-settlements': dutch('10 6 * * *', FollowSettlements.schedule({})),
  'daily-digest': dutch('0 7-21 * * *', DailyDigest.schedule({})),
})

/** Plans all that runs on the clock. The reconciler runs at each start as well. */
export async function planSchedules(demo: boolean) {
  for (const [id, plan] of Object.entries(plansOf(demo)))
    await keepSchedule(id, plan.id(id), id === 'reconcile')
}
