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
