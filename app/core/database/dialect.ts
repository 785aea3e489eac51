import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'

/**
 * The only file that knows which database it talks to. Everything else is written in what both
 * understand: conditional updates, unique constraints and transactions.
 */

type SqliteConnection = { pragma(statement: string): unknown }

/**
 * SQLite, per connection: readers beside one writer (WAL), foreign keys kept, waiting five seconds
 * for a lock, and every commit on the disk before it is answered, for orders' sake.
 */
export function preparePragmas(connection: SqliteConnection, done: (error: Error | null) => void) {
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 5000')
  done(null)
}

/** Whether the database refused a row because an equal one stands there already. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}

/** Whether another writer was in the way and the same transaction may succeed when run again. */
export function isPassingConflict(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  return code === '40001' || code === '40P01' || code.startsWith('SQLITE_BUSY')
}

/** A moment as a column of this database compares it. */
export function asColumn(moment: DateTime): string {
  return moment.toUTC().toFormat(db.connection().dialect.dateTimeFormat)
}
