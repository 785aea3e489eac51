import { Result } from '@adonisjs/core/health'
import db from '@adonisjs/lucid/services/db'
import { BoundedCheck } from '#app/core/health/bounded_check'

const WAIT_MINUTES = 5

/** Checks whether jobs are taken from the queue: no job should be ready for minutes. */
export class QueueCheck extends BoundedCheck {
  name = 'queue'

  protected async look() {
    const now = Date.now()
    const late = await db.from('queue_jobs').where('status', 'delayed').min('execute_at as first')
    const next = await db.from('queue_jobs').where('status', 'pending').orderBy('score').first()
    const created = next ? (JSON.parse(next.data) as { createdAt?: number }).createdAt : undefined
    const ready = [late[0]?.first, created]
      .filter((time) => time !== null && time !== undefined)
      .map(Number)
    const oldest = Math.max(0, ...ready.map((time) => now - time))
    const told = `the oldest waits ${Math.round(oldest / 1000)} s`
    return oldest > WAIT_MINUTES * 60_000
      ? Result.failed(`Jobs are not being taken; ${told}`)
      : Result.ok(`Jobs are being taken; ${told}`)
  }
}
