import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const ROW = 1
/**
 * How long the change of another process may go unnoticed here, in milliseconds. A change by this
 * process is noticed at once.
 */
const RECHECK_MS = 1_000

/**
 * The number of the shop's present prices and texts. Whoever changes one of them raises the number
 * in the same transaction; pages that were rendered for an older number are no longer served.
 */
export class ShopVersion {
  #number = 0
  #checkedAt = -Infinity
  #reading: Promise<void> | null = null

  /** The present number, or a promise of it when it was not read for a second. */
  current(): number | Promise<number> {
    if (performance.now() - this.#checkedAt < RECHECK_MS) return this.#number
    this.#reading ??= this.#read().finally(() => (this.#reading = null))
    return this.#reading.then(() => this.#number)
  }

  /** Raises the number. Call `forget` after the transaction is committed. */
  async raise(trx: TransactionClientContract) {
    await trx
      .insertQuery()
      .table('shop_versions')
      .insert({ id: ROW, number: 0 })
      .onConflict('id')
      .ignore()
    await trx.from('shop_versions').where('id', ROW).increment('number', 1)
  }

  /** Makes the next request read the number, instead of the first one after a second. */
  forget() {
    this.#checkedAt = -Infinity
  }

  async #read() {
    try {
      const row = await db.from('shop_versions').where('id', ROW).select('number').first()
      this.#number = Number(row?.number ?? 0)
    } catch (error) {
      /** Cached pages are still served when the database is away for a moment. */
      logger.warn({ err: error }, 'the version of the shop could not be read')
    }
    this.#checkedAt = performance.now()
  }
}
