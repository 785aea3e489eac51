import { setTimeout as wait } from 'node:timers/promises'
import app from '@adonisjs/core/services/app'
import { isDatabaseUnavailable } from '#app/core/database/dialect'
import { databaseLine, DatabaseSilent } from '#app/core/database/line'
import { requestAtHand } from '#app/core/guard/request_guard'

/** How long a statement waits for the lock that another program has on the SQLite file. */
const LOCK_WAIT_MS = 5_000
/**
 * How long others still wait, after somebody waited in vain. The shop has one connection, so their
 * waits add up.
 */
const NEXT_LOCK_WAIT_MS = 500
/**
 * How long a statement on PostgreSQL waits while the server answers nobody at all, and how long when
 * it answers others, so that only this one is slow. Somebody who waits for a page gets an answer
 * within three seconds.
 */
const PATIENCE = {
  visitor: { quietMs: 2_000, slowMs: 10_000 },
  job: { quietMs: 30_000, slowMs: 120_000 },
  command: { quietMs: 120_000, slowMs: 600_000 },
} as const

type Query = { sql: string }
type SqliteConnection = { readonly inTransaction: boolean }
type PostgresConnection = {
  __knex__disposed?: unknown
  readonly connection: { readonly stream: { destroy(): void } }
}

/** The part of a knex client that says how long it waits. */
type KnexClient<C> = {
  _query(connection: C, query: Query): Promise<unknown>
  acquireConnection(): Promise<C>
  releaseConnection(connection: C): Promise<unknown>
}

const prepared = new WeakSet<object>()

/**
 * Makes the clients of this kind wait for the database as we promise, also those that knex makes
 * for transactions. The settings of knex and its drivers for parts of this either stop the whole
 * process while they wait, or leave a dead connection behind.
 */
export function waitAsPromised(client: object) {
  const kind = client.constructor.prototype as { driverName?: string }
  if (prepared.has(kind)) return
  prepared.add(kind)
  if (kind.driverName === 'better-sqlite3') waitForLocks(kind as KnexClient<SqliteConnection>)
  if (kind.driverName === 'pg') {
    refuseSilence(kind as KnexClient<PostgresConnection>)
    takeTurns(kind as KnexClient<PostgresConnection>)
  }
}

/**
 * Transactions of SQLite begin with its lock, because one that takes it later cannot wait for it.
 * The wait is ours: the one inside SQLite stops the process, with every page and phone in it.
 */
function waitForLocks(kind: KnexClient<SqliteConnection>) {
  const execute = kind._query
  let inVainAt = -Infinity

  kind._query = async function (connection, query) {
    if (query.sql === 'BEGIN;') query.sql = 'BEGIN IMMEDIATE;'
    const began = performance.now()
    const patience = began - inVainAt < LOCK_WAIT_MS ? NEXT_LOCK_WAIT_MS : LOCK_WAIT_MS
    for (let pause = 2; ; pause = Math.min(pause * 2, 40)) {
      try {
        return await execute.call(this, connection, query)
      } catch (error) {
        if (!isLocked(error) || connection.inTransaction) throw error
        if (performance.now() - began > patience) {
          inVainAt = performance.now()
          throw error
        }
      }
      await wait(pause * (0.5 + Math.random()))
    }
  }
}

function isLocked(error: unknown): boolean {
  const code = String((error as { code?: unknown } | null)?.code ?? '')
  return code.startsWith('SQLITE_BUSY') && code !== 'SQLITE_BUSY_SNAPSHOT'
}

/**
 * A statement without an answer ends with its connection: whatever follows on that connection would
 * wait behind it.
 */
function refuseSilence(kind: KnexClient<PostgresConnection>) {
  const execute = kind._query
  const acquire = kind.acquireConnection

  kind._query = async function (connection, query) {
    if (databaseLine.silent) throw new DatabaseSilent()
    const { promise: silence, reject } = Promise.withResolvers<never>()
    const stopWatch = whenUnanswered(() => {
      const error = new DatabaseSilent()
      connection.__knex__disposed = error
      connection.connection.stream.destroy()
      reject(error)
    })
    try {
      const answer = await Promise.race([execute.call(this, connection, query), silence])
      databaseLine.answered()
      return answer
    } catch (error) {
      if (!isDatabaseUnavailable(error)) databaseLine.answered()
      throw error
    } finally {
      stopWatch()
    }
  }

  kind.acquireConnection = async function () {
    const began = performance.now()
    let acquiring: Promise<PostgresConnection> | undefined
    try {
      return await databaseLine.unlessSilent(() => (acquiring = acquire.call(this)))
    } catch (error) {
      acquiring?.then(
        (late) => this.releaseConnection(late),
        () => {}
      )
      if (isConnectTimeout(error) && !databaseLine.answeredSince(began)) databaseLine.fellSilent()
      throw error
    }
  }
}

/**
 * Statements of one transaction follow each other. The ORM asks for all relations of a row at once, and
 * `pg` will stop to keep a queue for such statements.
 */
function takeTurns(kind: KnexClient<PostgresConnection>) {
  const execute = kind._query
  const last = new WeakMap<PostgresConnection, Promise<unknown>>()

  kind._query = function (connection, query) {
    const ask = () => execute.call(this, connection, query)
    const before = last.get(connection)
    const answer = before ? before.then(ask, ask) : ask()
    last.set(connection, answer)
    const done = () => void (last.get(connection) === answer && last.delete(connection))
    answer.then(done, done)
    return answer
  }
}

/**
 * Calls `giveUp` once a statement that begins now waited for too long.
 *
 * @returns stops the watch
 */
function whenUnanswered(giveUp: () => void): () => void {
  const { quietMs, slowMs } = PATIENCE[whoWaits()]
  const began = performance.now()
  let timer: NodeJS.Timeout
  let last: NodeJS.Immediate | undefined

  const look = () => {
    const left = Math.min(quietMs - databaseLine.quietFor(began), slowMs - elapsed(began))
    if (left > 0) timer = setTimeout(look, left)
    /** An answer may lie ready after a long pause of this process: it is read before we give up. */
    else last = setImmediate(() => (last = setImmediate(end)))
  }
  const end = () => {
    if (databaseLine.quietFor(began) >= quietMs) databaseLine.fellSilent()
    giveUp()
  }
  look()
  return () => {
    clearTimeout(timer)
    if (last) clearImmediate(last)
  }
}

const elapsed = (since: number) => performance.now() - since

function whoWaits(): keyof typeof PATIENCE {
  if (requestAtHand()) return 'visitor'
  return app.getEnvironment() === 'web' ? 'job' : 'command'
}

/** What `pg` says when a server takes the connection and says nothing. */
function isConnectTimeout(error: unknown): boolean {
  return /timeout expired|connection timeout/i.test(String((error as Error | null)?.message))
}
