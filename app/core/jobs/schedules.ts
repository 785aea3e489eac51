import db from '@adonisjs/lucid/services/db'
import { writersWait } from '#app/core/database/dialect'
import { whileHolding } from '#app/core/database/transaction'

const TABLE = 'queue_schedules'

/**
 * Plans a schedule and keeps the next run that it already had. The queue counts from the present
 * start, so a process that starts again and again would never come to a run. On PostgreSQL, where
 * several processes start at once, they plan a schedule one after another. Otherwise one would take
 * for the next run what another was about to put back.
 *
 * @param plan the schedule of a job, such as `Job.schedule({}).id('x').every('1m')`
 * @param atStart whether it runs now as well
 */
export async function keepSchedule(id: string, plan: PromiseLike<unknown>, atStart = false) {
  /** The plan is written over another connection, which on SQLite waits for this transaction. */
  if (writersWait()) return planAndPutBack(id, plan, atStart)
  await whileHolding(id, () => planAndPutBack(id, plan, atStart))
}

async function planAndPutBack(id: string, plan: PromiseLike<unknown>, atStart: boolean) {
  const before = (await db.from(TABLE).where({ id }).first()) as { next_run_at?: unknown } | null
  await plan
  const next = atStart ? new Date() : before?.next_run_at
  if (next === null || next === undefined) return
  const moment = next instanceof Date ? next : new Date(next as string | number)
  await db
    .from(TABLE)
    .where({ id })
    .where('next_run_at', '>', moment)
    .update({ next_run_at: moment })
}
