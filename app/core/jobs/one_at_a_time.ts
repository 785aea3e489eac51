import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLike } from 'luxon'
import { asColumn, fromColumn, isUniqueViolation } from '#app/core/database/dialect'

type Turn = { readonly lastSuccess: DateTime | null }

/**
 * Does work that two processes must not do at the same time: the second one skips it. A turn ends
 * with the work, or by itself when its process is gone.
 *
 * @param atMost longer than the work ever takes
 * @param work resolves to whether it succeeded
 * @returns whether this process had the turn
 */
export async function oneAtATime(
  name: string,
  atMost: DurationLike,
  work: (turn: Turn) => Promise<boolean>
): Promise<boolean> {
  const holder = randomUUID()
  if (!(await take(name, holder, atMost))) return false
  let well = false
  try {
    const row = await db.from('turns').where({ task: name }).first()
    const last = (row as { succeeded_at: string | Date | null }).succeeded_at
    well = await work({ lastSuccess: last === null ? null : fromColumn(last) })
  } finally {
    const now = asColumn(DateTime.utc())
    await db
      .from('turns')
      .where({ task: name, holder })
      .update({ holder: null, ...(well && { succeeded_at: now }) })
  }
  return true
}

async function take(name: string, holder: string, atMost: DurationLike): Promise<boolean> {
  const now = DateTime.utc()
  const ours = { holder, until: asColumn(now.plus(atMost)) }
  const taken = await db
    .from('turns')
    .where({ task: name })
    .where((query) => query.whereNull('holder').orWhere('until', '<', asColumn(now)))
    .update(ours)
  if (Number(taken) > 0) return true
  try {
    await db.table('turns').insert({ task: name, ...ours })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}

/** Records that work came to its end well, for the health page. Several processes may do it at once. */
export async function recordSuccess(name: string) {
  const now = asColumn(DateTime.utc())
  const known = await db.from('turns').where({ task: name }).update({ succeeded_at: now })
  if (Number(known) > 0) return
  try {
    await db.table('turns').insert({ task: name, until: now, succeeded_at: now })
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
  }
}
