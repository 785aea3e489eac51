import type { ApplicationService } from '@adonisjs/core/types'
import type { Job, Worker } from '@adonisjs/queue'
import { jobsAtHand } from '#app/core/jobs/jobs_at_hand'
import env from '#start/env'
import { DUTCH_ZONE } from '#domain/dutch_time'

/** When a job runs again and again. */
type Plan = ReturnType<typeof Job.schedule<Job>>

/** The rest between two tries to plan the jobs, in milliseconds. */
const AGAIN_MS = 2_000

/**
 * Runs the jobs inside the web process (WORKER=inline), or leaves them to `node ace queue:work`
 * (WORKER=off). The schedules are written to the database in both cases.
 */
export default class WorkerProvider {
  #worker: Worker | null = null
  #running: Promise<void> | null = null

  constructor(protected app: ApplicationService) {}

  /** Visitors are in by now, so a database that is away for a moment does not end the process. */
  async ready() {
    const { beginWith } = await import('#app/core/jobs/begin_with')
    const { isDatabaseUnavailable } = await import('#app/core/database/dialect')
    const logger = await this.app.container.make('logger')
    const stopBeginning = await beginWith(() => this.#begin(), {
      everyMs: AGAIN_MS,
      passes: isDatabaseUnavailable,
      onError: (error) => logger.error({ err: error }, 'the jobs could not be planned yet'),
    })
    this.app.terminating(async () => {
      await stopBeginning()
      await this.#stop()
    })
  }

  async #begin() {
    await this.#schedule()
    if (env.worker !== 'inline') return

    const { Worker } = await import('@adonisjs/queue')
    const { workerConfig } = await import('#app/core/jobs/worker_config')
    this.#worker = new Worker(await workerConfig(this.app))
    const logger = await this.app.container.make('logger')
    this.#running = this.#worker.start(['default']).catch((error) => {
      logger.fatal({ err: error }, 'the job worker stopped')
    })
  }

  async #schedule() {
    const { default: Reconcile } = await import('#app/shop/payments/reconcile_job')
    const { default: FindUnknownPayments } =
      await import('#app/shop/payments/find_unknown_payments_job')
    const { default: EnforceRetention } = await import('#app/shop/retention/enforce_retention_job')
    const { default: LinkExpiring } = await import('#app/shop/play_links/link_expiring_job')
    const { default: RemindOfPayment } = await import('#app/shop/payments/remind_to_pay_job')
    const { default: SendGifts } = await import('#app/shop/gifts/send_gifts_job')
    const { default: FollowBookings } = await import('#app/shop/bookings/follow_bookings_job')
    const { default: FollowLabels } = await import('#app/shop/parcels/labels/follow_labels_job')
    const { default: ReadMailbox } = await import('#app/shop/mails/read_mailbox_job')
    const { default: FollowSettlements } =
      await import('#app/shop/bookkeeping/settlements/book_settlements_job')
    const { default: DailyDigest } = await import('#app/admin/digest/daily_digest_job')
    const { keepSchedule } = await import('#app/core/jobs/schedules')
    const dutch = (cron: string, plan: Plan) => plan.cron(cron).timezone(DUTCH_ZONE)
    const plans: Readonly<Record<string, Plan>> = {
      'reconcile': Reconcile.schedule({}).every('1m'),
      'find-unknown-payments': FindUnknownPayments.schedule({}).every('1h'),
      'find-late-payments': dutch('50 3 * * *', FindUnknownPayments.schedule({ late: true })),
      'link-expiring': LinkExpiring.schedule({}).cron('15 * * * *'),
      'remind-of-payment': RemindOfPayment.schedule({}).every('5m'),
      'send-gifts': SendGifts.schedule({}).every('5m'),
      'follow-bookings': FollowBookings.schedule({}).every('1h'),
      'follow-labels': FollowLabels.schedule({}).every('5m'),
      'read-mailbox': ReadMailbox.schedule({}).every(env.demo ? '20s' : '10m'),
      'enforce-retention': dutch('30 3 * * *', EnforceRetention.schedule({})),
      'follow-settlements': dutch('10 6 * * *', FollowSettlements.schedule({})),
      'daily-digest': dutch('0 7-21 * * *', DailyDigest.schedule({})),
    }
    for (const [id, plan] of Object.entries(plans))
      await keepSchedule(id, plan.id(id), id === 'reconcile')
  }

  /** Lets running jobs end before the database closes. */
  async #stop() {
    await jobsAtHand.leave()
    await this.#worker?.stop()
    await this.#running
  }
}
