import { setImmediate as restOfThisTurn } from 'node:timers/promises'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isDatabaseUnavailable, writersWait } from '#app/core/database/dialect'
import { CommitFailed, inTransaction } from '#app/core/database/transaction'

type Work = (trx: TransactionClientContract) => Promise<unknown>
type Waiting = {
  readonly work: Work
  readonly resolve: (outcome: unknown) => void
  readonly reject: (error: unknown) => void
}

/** The most pieces of work in one transaction, because all of them run again when one fails. */
const MOST = 50

let waiting: Waiting[] = []
let busy = false

/**
 * Runs `work`, a few small statements, in a transaction that it may share with others that arrive
 * while the database is busy: they are on the disk at once instead of one after the other. Each is
 * answered after the commit, as with `inTransaction`. Work that fails leaves nothing behind, and
 * the others do not notice. `work` may run twice, so it must change nothing outside the transaction.
 *
 * PostgreSQL does this by itself, below transactions of their own.
 *
 * @throws CommitFailed when the database did not confirm the commit
 */
export function inSharedTransaction<T>(
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  if (!writersWait()) return inTransaction(work)
  const { promise, resolve, reject } = Promise.withResolvers<T>()
  waiting.push({ work, resolve: resolve as Waiting['resolve'], reject })
  if (!busy) void runWaiting()
  return promise
}

/**
 * SQLite works within one turn of the event loop. All that came in during a commit is read in the
 * next turn, one request after the other, so a transaction that began with the first of them would
 * be alone each time.
 */
async function runWaiting() {
  busy = true
  while (waiting.length > 0) {
    await restOfThisTurn()
    await runTogether()
  }
  busy = false
}

/** Takes the waiting work once the transaction has begun, when most of it has arrived. */
async function runTogether() {
  let group: Waiting[] = []
  try {
    const outcomes = await inTransaction(async (trx) => {
      if (group.length === 0) group = waiting.splice(0, MOST)
      const each: unknown[] = []
      for (const { work } of group) each.push(await work(trx))
      return each
    })
    group.forEach(({ resolve }, index) => resolve(outcomes[index]))
  } catch (error) {
    if (group.length === 0) group = waiting.splice(0)
    const isOfAll = error instanceof CommitFailed || isDatabaseUnavailable(error)
    if (isOfAll || group.length === 1) group.forEach(({ reject }) => reject(error))
    else
      for (const { work, resolve, reject } of group) await inTransaction(work).then(resolve, reject)
  }
}
