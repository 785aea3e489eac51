import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLike } from 'luxon'
import { asColumn, fromColumn, isUniqueViolation } from '#app/core/database/dialect'

type Turn = { readonly lastSuccess: DateTime | null }

/**
 * Does work that two processes should not do at the same moment; who comes second leaves it. A turn
 * ends with the work, or by itself when the process that had it is gone.
 *
 * @param atMost longer than the work ever takes
 * @param work tells whether it went well
 * @returns whether it was ours to do
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
    const row = await db.from('beurten').where({ taak: name }).first()
    const last = (row as { gelukt_op: string | Date | null }).gelukt_op
    well = await work({ lastSuccess: last === null ? null : fromColumn(last) })
  } finally {
    const now = asColumn(DateTime.utc())
    await db
      .from('beurten')
      .where({ taak: name, houder: holder })
      .update({ houder: null, ...(well && { gelukt_op: now }) })
  }
  return true
}

async function take(name: string, holder: string, atMost: DurationLike): Promise<boolean> {
  const now = DateTime.utc()
  const ours = { houder: holder, tot: asColumn(now.plus(atMost)) }
  const taken = await db
    .from('beurten')
    .where({ taak: name })
    .where((query) => query.whereNull('houder').orWhere('tot', '<', asColumn(now)))
    .update(ours)
  if (Number(taken) > 0) return true
  try {
    await db.table('beurten').insert({ taak: name, ...ours })
    return true
  } catch (error) {
    if (!isUniqueViolation(error)) throw error
    return false
  }
}
