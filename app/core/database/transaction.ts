import type { Result } from '#domain/result'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { isPassingConflict } from '#app/core/database/dialect'

const ATTEMPTS = 5

/**
 * Runs `work` in one transaction: all of it happens, or nothing. A passing conflict with another
 * writer is tried again, so `work` must change nothing outside the transaction.
 */
export async function inTransaction<T>(
  work: (trx: TransactionClientContract) => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt >= ATTEMPTS || !isPassingConflict(error)) throw error
    }
  }
}

/** Work that may be refused: a refusal leaves nothing behind. */
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

/** Carries a refusal out of a transaction that is undone. */
class Refused extends Error {
  constructor(readonly outcome: Result<never, unknown>) {
    super('refused')
  }
}
