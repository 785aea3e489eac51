import { setTimeout as wait } from 'node:timers/promises'
import type { Result } from '#domain/result'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import {
  holdName,
  isCertainlyUndone,
  isDatabaseUnavailable,
  isPassingConflict,
  leaveTransaction,
} from '#app/core/database/dialect'
import { writes } from '#app/core/database/writes'

const ATTEMPTS = 5

/**
 * `undone`: nothing of it is in the database. `unknown`: all of it is, or nothing, and nobody can
 * tell.
 */
export type CommitOutcome = 'undone' | 'unknown'

/**
 * The COMMIT of a transaction failed, so its work must not be reported as done. With the outcome
 * `unknown` it must not be reported as not done either: a connection that breaks at COMMIT breaks
 * before or after it took effect. A caller therefore never does something else instead. It repeats
 * the same work, with something that makes the repeat harmless: the key of the request, the
 * idempotency key that the provider knows, or a conditional update.
 */
export class CommitFailed extends Error {
  override name = 'CommitFailed'

  constructor(
    readonly outcome: CommitOutcome,
    cause: unknown
  ) {
    super(`The commit failed, its outcome is ${outcome}`, { cause })
  }
}

/**
 * Runs `work` in one transaction: all of it happens, or nothing. After a passing conflict with
 * another writer it runs again, so `work` must change nothing outside the transaction. This is the
 * only place that begins transactions, and it returns only what has been committed.
 *
 * @throws CommitFailed when the database did not confirm the commit
 */
export async function inTransaction<T>(
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await once(work)
    } catch (error) {
      const reason = error instanceof CommitFailed ? error.cause : error
      if (attempt < ATTEMPTS && isPassingConflict(reason)) {
        await wait(attempt * 20 * Math.random())
        continue
      }
      if (error instanceof CommitFailed || isDatabaseUnavailable(error)) writes.failed(reason)
      throw error
    }
  }
}

async function once<T>(work: (trx: TransactionClientContract) => Promise<T>): Promise<T> {
  const trx = await db.transaction()
  await confirmBegun(trx)
  const wrote = watchWrites(trx)
  let outcome: T
  try {
    outcome = await work(trx)
  } catch (error) {
    await trx.rollback()
    throw error
  }
  await commit(trx)
  if (wrote()) writes.succeeded()
  return outcome
}

/**
 * Notices a BEGIN that failed, because of a lock or a silent server. Knex keeps its error to itself
 * and hands out the transaction all the same.
 */
async function confirmBegun(trx: TransactionClientContract) {
  const transaction = trx.knexClient as unknown as KnexTransaction
  if (transaction.isCompleted()) await transaction.executionPromise
}

/**
 * Commits, and notices a COMMIT that fails. Knex swallows its error, so that Lucid's `commit()`
 * resolves; only the promise of the whole transaction rejects. The connection has to be clean
 * before the pool may hand it out again, so the first handler of the failure ends the transaction
 * at once.
 */
async function commit(trx: TransactionClientContract) {
  const transaction = trx.knexClient as unknown as KnexTransaction
  const connection = await transaction.client.acquireConnection()
  const ended = transaction.executionPromise.then(
    () => null,
    (error: unknown) => {
      leaveTransaction(connection)
      return new CommitFailed(isCertainlyUndone(error) ? 'undone' : 'unknown', error)
    }
  )
  await trx.commit()
  const failed = await ended
  if (failed) throw failed
}

/** The part of a knex transaction that is used here. Its client hands out its own connection. */
type KnexTransaction = {
  readonly executionPromise: Promise<unknown>
  isCompleted(): boolean
  readonly client: { acquireConnection(): Promise<unknown> }
  on(event: 'query', listener: (query: { readonly sql: string }) => void): unknown
}

const WRITING = /^\s*(insert|update|delete)\b/i

/**
 * Whether the transaction wrote anything: a full disk still commits a transaction that only read.
 */
function watchWrites(trx: TransactionClientContract): () => boolean {
  let wrote = false
  const transaction = trx.knexClient as unknown as KnexTransaction
  transaction.on('query', ({ sql }) => {
    if (WRITING.test(sql)) wrote = true
  })
  return () => wrote
}

/**
 * Runs `work` while no other process on PostgreSQL does so under this name. The transaction that
 * holds the name writes nothing and ends without a COMMIT, so there is none that can fail. What
 * `work` writes goes its own way.
 */
export async function whileHolding<T>(name: string, work: () => Promise<T>): Promise<T> {
  const trx = await db.transaction()
  await confirmBegun(trx)
  try {
    await holdName(trx, name)
    return await work()
  } finally {
    await trx.rollback()
  }
}

/**
 * Runs work that may be refused in one transaction. A refusal leaves nothing behind.
 *
 * @throws CommitFailed when the database did not confirm the commit
 */
export async function attemptInTransaction<T, E>(
  work: (trx: TransactionClientContract) => Promise<Result<T, E>>
): Promise<Result<T, E>> {
  try {
    return await inTransaction(async (trx) => {
      const outcome = await work(trx)
      if (!outcome.ok) throw new Refused(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof Refused) return error.outcome as Result<T, E>
    throw error
  }
}

/** Carries a refusal out of a transaction that is rolled back. */
class Refused extends Error {
  constructor(readonly outcome: Result<never, unknown>) {
    super('refused')
  }
}
