import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { keepStatements, type Preparing } from '#app/core/database/kept_statements'

/**
 * The only file that knows which database it talks to. All other code uses what both understand:
 * conditional updates, unique constraints and transactions.
 */

type SqliteConnection = Preparing & {
  pragma(statement: string): unknown
  function(name: string, options: object, body: (text: unknown) => unknown): unknown
}

/**
 * Prepares a connection to SQLite: readers beside one writer (WAL), enforced foreign keys, and every
 * commit on the disk before it is answered, because orders must not get lost. What is deleted is
 * overwritten with zeros, because people asked us to forget it. The wait for a lock is left to
 * `waiting.ts`, except for a moment, because SQLite's own wait stops the process. SQLite's own
 * `lower` knows only English letters, so it is replaced.
 */
export function preparePragmas(connection: SqliteConnection, done: (error: Error | null) => void) {
  connection.pragma('busy_timeout = 5000')
  connection.pragma('journal_mode = WAL')
  connection.pragma('synchronous = FULL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('busy_timeout = 5')
  connection.pragma('secure_delete = ON')
  connection.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text
  )
  keepStatements(connection)
  done(null)
}

/** Whether the database refused a row because an equal one already exists. */
export function isUniqueViolation(error: unknown): boolean {
  const code = (error as { code?: unknown } | null)?.code
  return (
    code === '23505' ||
    code === 'SQLITE_CONSTRAINT_UNIQUE' ||
    code === 'SQLITE_CONSTRAINT_PRIMARYKEY'
  )
}

/**
 * Whether another writer was in the way, so that the same transaction may succeed when it is run
 * again. A lock of SQLite is not such a conflict: it was waited for already.
 */
export function isPassingConflict(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  return code === '40001' || code === '40P01'
}

/**
 * The PostgreSQL codes for a server that is full, closing down, out of reach or unable to write;
 * see its appendix of error codes.
 */
const POSTGRES_UNAVAILABLE = /^(08|53|57P0|58)|^(25006|XX001|XX002)$/
const SQLITE_UNAVAILABLE = /^SQLITE_(BUSY|FULL|IOERR|CANTOPEN|READONLY|NOMEM|CORRUPT|PROTOCOL)/
/** The messages of `pg` and of the connection pool that have no code; knex puts the statement first. */
const NO_CONNECTION =
  /(^| - )(Connection terminated|Client (has encountered a connection error|was closed)|timeout expired)|Timeout acquiring a connection|^operation timed out/

/**
 * Whether the database itself could not do its work: its disk is full or broken, it is out of
 * reach, or other writers stayed in the way. The request was valid and may be repeated later.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { code, syscall, message } = asDatabaseError(error)
  if (SQLITE_UNAVAILABLE.test(code) || isPassingConflict(error)) return true
  if (code.length === 5 && POSTGRES_UNAVAILABLE.test(code)) return true
  return NO_CONNECTION.test(message) || (LOST_LINE.has(code) && LINE_CALLS.has(syscall))
}

const LOST_LINE = new Set(['ECONNRESET', 'ECONNREFUSED', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH'])
const LINE_CALLS = new Set(['connect', 'read', 'write'])

/**
 * Whether a COMMIT that failed with this error certainly left nothing behind, because the database
 * itself said so. A broken connection, or a disk that failed halfway, says nothing about what was
 * written.
 */
export function isCertainlyUndone(error: unknown): boolean {
  const { code, severity } = asDatabaseError(error)
  if (code.startsWith('SQLITE_')) return !code.startsWith('SQLITE_IOERR')
  return severity === 'ERROR' && !code.startsWith('08') && code !== '40003'
}

function asDatabaseError(error: unknown) {
  const { code, syscall, severity, message } = (error ?? {}) as Record<string, unknown>
  return {
    code: String(code ?? ''),
    syscall: String(syscall ?? ''),
    severity: String(severity ?? ''),
    message: String(message ?? ''),
  }
}

/**
 * Ends the transaction that a failed COMMIT leaves open on a SQLite connection. Everything that
 * followed in it would be lost as well. PostgreSQL ends it by itself.
 */
export function leaveTransaction(connection: unknown) {
  const sqlite = connection as { inTransaction?: boolean; exec?(statement: string): unknown } | null
  if (sqlite?.inTransaction === true) sqlite.exec?.('ROLLBACK')
}

const isSqlite = () => db.connection().dialect.name === 'better-sqlite3'

/** Whether a transaction that writes waits until the one before it is on the disk. */
export const writersWait = isSqlite

/**
 * Waits until no other transaction holds this name, and holds it until this one ends. On SQLite
 * nothing is held: there a transaction holds back all other writers already.
 */
export async function holdName(trx: QueryClientContract, name: string) {
  if (isSqlite()) return
  await trx.rawQuery('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
}

/**
 * Runs work that changes tables. SQLite cannot add a reference to a table: the table is made anew and
 * the former one dropped, and a drop deletes its rows, with everything that hangs on them. Within a
 * transaction references stay enforced, so they are put aside before it begins.
 *
 * @throws when a row points at nothing afterwards
 */
export async function keepingRows(work: () => Promise<void>) {
  if (!isSqlite()) return work()
  const before = new Set(await brokenReferences())
  await db.rawQuery('pragma foreign_keys = OFF')
  try {
    await work()
  } finally {
    await db.rawQuery('pragma foreign_keys = ON')
  }
  const broken = (await brokenReferences()).filter((one) => !before.has(one))
  if (broken.length > 0) throw new Error(`Rows point at nothing: ${broken.join(', ')}`)
}

/**
 * Leaves nothing of deleted rows in the file beside the SQLite file, where every page that changed
 * stays until it is overwritten. PostgreSQL cleans up by itself.
 */
export async function forgetDeleted() {
  if (!isSqlite()) return
  await db.rawQuery('pragma wal_checkpoint(TRUNCATE)')
}

/**
 * Runs a statement that both databases know, and that Lucid cannot say on both, such as an update
 * that returns its rows.
 */
export async function rowsOf(
  client: QueryClientContract,
  statement: string,
  bindings: readonly (string | number | boolean)[]
): Promise<Record<string, unknown>[]> {
  const answer = (await client.rawQuery(statement, [...bindings])) as
    Record<string, unknown>[] | { rows: Record<string, unknown>[] }
  return Array.isArray(answer) ? answer : answer.rows
}

/**
 * A text inside a column of JSON, such as `jsonText('data', 'buyer', 'name')`, as SQL; null when it
 * is not there. The names are of our own code.
 */
export function jsonText(column: string, ...path: readonly string[]): string {
  return isSqlite()
    ? `json_extract(${column}, '$.${path.join('.')}')`
    : `(${column}::json #>> '{${path.join(',')}}')`
}

/**
 * All rows that a query finds as one column of JSON, in the order of their ids, as SQL. One statement
 * with several such columns reads many tables at one moment. `jsonRows` reads the column.
 *
 * @param query what finds them, such as `select * from teams where customer_id = live_games.customer_id`
 */
export function asJsonRows(columns: readonly string[], query: string): string {
  const row = columns.join(', ')
  return isSqlite()
    ? `(select json_group_array(json_array(${row}) order by id) from (${query}) as found)`
    : `(select coalesce(json_agg(json_build_array(${row}) order by id), '[]'::json)
        from (${query}) as found)`
}

/** The rows in a column of `asJsonRows`, which PostgreSQL gives read and SQLite as text. */
export function jsonRows(columns: readonly string[], value: unknown): Record<string, unknown>[] {
  const rows = (typeof value === 'string' ? JSON.parse(value) : value) as unknown[][]
  return rows.map((row) => Object.fromEntries(columns.map((name, at) => [name, row[at]])))
}

/** A moment as a column of this database compares it. */
export function asColumn(moment: DateTime): string {
  const text = new Date(moment.toMillis()).toISOString()
  return isSqlite() ? text.slice(0, 19).replace('T', ' ') : text
}

/** The moment in a column, or in one of `asJsonRows`, for rows that are read without a model. */
export function fromColumn(value: string | Date): DateTime {
  if (value instanceof Date) return DateTime.fromJSDate(value, { zone: 'utc' })
  return value.includes('T')
    ? DateTime.fromISO(value, { zone: 'utc' })
    : DateTime.fromSQL(value, { zone: 'utc' })
}

/**
 * Rows that point at a missing row, as `table to table`. PostgreSQL never allows one. SQLite does
 * when a program forgets to enforce foreign keys, or when a file is damaged.
 */
export async function brokenReferences(): Promise<string[]> {
  if (!isSqlite()) return []
  const rows = (await db.rawQuery('pragma foreign_key_check')) as {
    table: string
    rowid: number
    parent: string
  }[]
  return rows.map(({ table, rowid, parent }) => `${table} ${rowid} → ${parent}`)
}
