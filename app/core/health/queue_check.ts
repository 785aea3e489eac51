import { BaseCheck, Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'

const WAIT_MINUTES = 5

/** Checks whether jobs are taken from the queue: no job should be ready for minutes. */
export class QueueCheck extends BaseCheck {
  name = 'queue'

  async run() {
    const before = Date.now() - WAIT_MINUTES * 60_000
    const late = await db
      .from('queue_jobs')
      .where('status', 'delayed')
      .where('execute_at', '<', before)
      .count('* as n')
    const next = await db.from('queue_jobs').where('status', 'pending').orderBy('score').first()
    const waiting = next ? (JSON.parse(next.data) as { createdAt?: number }).createdAt : undefined
    const pending = await db.from('queue_jobs').where('status', 'pending').count('* as n')
    const failedMails = await db.from('mails').where('status', 'mislukt').count('* as n')
    const meta = {
      late: Number(late[0].n),
      pending: Number(pending[0].n),
      failedMails: Number(failedMails[0].n),
    }
    if (meta.late > 0 || (waiting !== undefined && waiting < before))
      return Result.failed('Jobs are not being taken').mergeMetaData(meta)
    if (meta.failedMails > 0) return Result.warning('Mails could not be sent').mergeMetaData(meta)
    return Result.ok('Jobs are being taken').mergeMetaData(meta)
  }
}
