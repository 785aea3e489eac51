import type { ApplicationService } from '@adonisjs/core/types'
import type { Worker } from '@adonisjs/queue'
import { jobsAtHand } from '#app/core/jobs/jobs_at_hand'
import env from '#start/env'
import { DUTCH_ZONE } from '#domain/dutch_time'

/**
 * Runs the jobs inside the web process (WORKER=inline), or leaves them to `node ace queue:work`
 * (WORKER=off). The schedules are written to the database in both cases.
 */
export default class WorkerProvider {
  #worker: Worker | null = null
  #running: Promise<void> | null = null

  constructor(protected app: ApplicationService) {}

  async ready() {
    await this.#schedule()
    if (env.worker !== 'inline') return

    const { Worker } = await import('@adonisjs/queue')
    const { workerConfig } = await import('#app/core/jobs/worker_config')
    this.#worker = new Worker(await workerConfig(this.app))
    const logger = await this.app.container.make('logger')
    this.#running = this.#worker.start(['default']).catch((error) => {
      logger.fatal({ err: error }, 'the job worker stopped')
    })
    this.app.terminating(() => this.#stop())
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
    await keepSchedule('reconcile', Reconcile.schedule({}).id('reconcile').every('1m'), true)
    await keepSchedule(
      'find-unknown-payments',
      FindUnknownPayments.schedule({}).id('find-unknown-payments').every('1h')
    )
    await keepSchedule(
      'link-expiring',
      LinkExpiring.schedule({}).id('link-expiring').cron('15 * * * *')
    )
    await keepSchedule(
      'remind-of-payment',
      RemindOfPayment.schedule({}).id('remind-of-payment').every('5m')
    )
    await keepSchedule('send-gifts', SendGifts.schedule({}).id('send-gifts').every('5m'))
    await keepSchedule(
      'follow-bookings',
      FollowBookings.schedule({}).id('follow-bookings').every('1h')
    )
    await keepSchedule('follow-labels', FollowLabels.schedule({}).id('follow-labels').every('5m'))
    await keepSchedule(
      'read-mailbox',
      ReadMailbox.schedule({})
        .id('read-mailbox')
        .every(env.demo ? '20s' : '10m')
    )
    await keepSchedule(
      'enforce-retention',
      EnforceRetention.schedule({}).id('enforce-retention').cron('30 3 * * *').timezone(DUTCH_ZONE)
    )
    await keepSchedule(
      'follow-settlements',
      FollowSettlements.schedule({})
        .id('follow-settlements')
        .cron('10 6 * * *')
        .timezone(DUTCH_ZONE)
    )
    await keepSchedule(
      'daily-digest',
      DailyDigest.schedule({}).id('daily-digest').cron('0 7-21 * * *').timezone(DUTCH_ZONE)
    )
  }

  /** Lets running jobs end before the database closes. */
  async #stop() {
    await jobsAtHand.leave()
    await this.#worker?.stop()
    await this.#running
  }
}
