import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const ROW = 1
/** How long another process's change may go unnoticed here; our own is noticed at once. */
const RECHECK_MS = 1_000

/**
 * The number of the shop's present prices and texts. Whoever changes one of them raises it in the
 * same transaction; pages rendered for an older number are not served any more.
 */
export class ShopVersion {
  #number = 0
  #checkedAt = -Infinity
  #reading: Promise<void> | null = null

  /** The number now, or a promise of it when it was not looked at for a second. */
  current(): number | Promise<number> {
    if (performance.now() - this.#checkedAt < RECHECK_MS) return this.#number
    this.#reading ??= this.#read().finally(() => (this.#reading = null))
    return this.#reading.then(() => this.#number)
  }

  /** Raises the number; call `forget` after the transaction has been committed. */
  async raise(trx: TransactionClientContract) {
    await trx
      .insertQuery()
      .table('winkelversies')
      .insert({ id: ROW, nummer: 0 })
      .onConflict('id')
      .ignore()
    await trx.from('winkelversies').where('id', ROW).increment('nummer', 1)
  }

  /** Looks again at the next request, instead of within a second. */
  forget() {
    this.#checkedAt = -Infinity
  }

  async #read() {
    try {
      const row = await db.from('winkelversies').where('id', ROW).select('nummer').first()
      this.#number = Number(row?.nummer ?? 0)
    } catch (error) {
      /** Pages in memory outlive a database that is away for a moment. */
      logger.warn({ err: error }, 'the version of the shop could not be read')
    }
    this.#checkedAt = performance.now()
  }
}
