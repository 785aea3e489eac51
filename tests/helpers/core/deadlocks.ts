import db from '@adonisjs/lucid/services/db'
import { writersWait } from '#app/core/database/dialect'
import { onlyOf } from '#tests/helpers/present'
import { until } from '#tests/helpers/standalone_shop'

/** The queries that a database ended because transactions waited for each other. */
export function watchDeadlocks() {
  const found: string[] = []
  const { client } = db.connection().getWriteClient() as unknown as { client: NodeJS.EventEmitter }
  const note = ({ code, message }: { code?: string; message: string }) => {
    if (code === '40P01') found.push(message)
  }
  client.on('query-error', note)
  return { found, end: () => client.off('query-error', note) }
}

/**
 * Waits until a transaction waits for a lock. SQLite lets nobody begin while another one writes.
 */
export async function untilOneWaits() {
  if (writersWait()) return
  await until(async () => {
    const { rows } = await db.rawQuery<{ rows: { waiting: string }[] }>(
      "select count(*) as waiting from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
    )
    return Number(onlyOf(rows).waiting) > 0
  }, 'a transaction that waits for a lock')
}
