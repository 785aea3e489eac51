import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'

/**
 * The only file that knows which database it talks to. Everything else is written in what both
 * understand: conditional updates, unique constraints and transactions.
 */

type SqliteConnection = {
  pragma(statement: string): unknown
  function(name: string, options: object, body: (text: unknown) => unknown): unknown
}

/**
 * SQLite, per connection: readers beside one writer (WAL), foreign keys kept, waiting five seconds
 * for a lock, and every commit on the disk before it is answered, for orders' sake. Its own `lower`
 * knows the letters of English only.
 */
export function preparePragmas(connection: SqliteConnection, done: (error: Error | null) => void) {
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 5000')
  connection.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text
  )
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

/** The other way round, for rows that are read without a model. */
export function fromColumn(value: string | Date): DateTime {
  return value instanceof Date
    ? DateTime.fromJSDate(value, { zone: 'utc' })
    : DateTime.fromSQL(value, { zone: 'utc' })
}

/**
 * Rows that point at a row which is not there, as `table to table`. PostgreSQL never lets one in; SQLite
 * does when a program forgets to ask for foreign keys, or when a file is damaged.
 */
export async function brokenReferences(): Promise<string[]> {
  if (db.connection().dialect.name !== 'better-sqlite3') return []
  const rows = (await db.rawQuery('pragma foreign_key_check')) as {
    table: string
    rowid: number
    parent: string
  }[]
  return rows.map(({ table, rowid, parent }) => `${table} ${rowid} → ${parent}`)
}
