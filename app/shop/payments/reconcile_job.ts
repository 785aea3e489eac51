import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import type { JobOptions } from '@adonisjs/queue/types'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { recordSuccess } from '#app/core/jobs/one_at_a_time'
import { MailWork } from '#app/shop/mails/mail_work'
import ReconcilePayments from '#app/shop/payments/reconcile_payments'
import ReconcileRefunds from '#app/shop/refunds/reconcile_refunds'
import Mail from '#models/shop/mail'

/** The name under which the health page finds the last run. */
const RECONCILE = 'reconcile'
/** A mail that waits longer than its job would let it has lost that job. */
const ORPHAN_AFTER_MINUTES = 120

/**
 * Handles every minute the payments whose webhook never came, refunds that still have to go, and
 * mails without a job.
 */
@inject()
export default class Reconcile extends Job<Record<string, never>> {
  static override options: JobOptions = { name: 'Reconcile', maxRetries: 0 }

  constructor(
    protected reconcilePayments: ReconcilePayments,
    protected reconcileRefunds: ReconcileRefunds
  ) {
    super()
  }

  async execute() {
    await this.reconcilePayments.execute()
    await this.reconcileRefunds.execute()
    await this.#sendOrphanMails()
    await recordSuccess(RECONCILE)
  }

  async #sendOrphanMails() {
    const before = asColumn(DateTime.utc().minus({ minutes: ORPHAN_AFTER_MINUTES }))
    const orphans = await Mail.query()
      .whereIn('status', ['wachtrij', 'bezig'])
      .where('updated_at', '<', before)
      .where((due) => due.whereNull('retry_at').orWhere('retry_at', '<', before))
      .limit(50)
    for (const { id } of orphans) {
      await MailWork.dispatch({ mailId: id }).dedup({ id: `wees-${id}`, ttl: '2h' })
    }
  }
}
