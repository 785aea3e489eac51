import { setTimeout as wait } from 'node:timers/promises'
import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

const ROW = 1
/**
 * How long the change of another process may go unnoticed here, in milliseconds. A change by this
 * process is noticed at once.
 */
const RECHECK_MS = 1_000
/** How long a page waits for the number, when nothing says that it changed. */
const PAGE_WAITS_MS = 200

/**
 * The number of the shop's present prices and texts. A change of one of them raises the number in
 * the same transaction; pages that were rendered for an older number are no longer served.
 */
export class ShopVersion {
  #number = 0
  #checkedAt = -Infinity
  #changed = true
  #reading: Promise<void> | null = null
  #waiting: Promise<void> | null = null

  /** @param clock milliseconds that only grow */
  constructor(protected readonly clock = () => performance.now()) {}

  /**
   * The present number, or a promise of it when it was not read for a second. Without an answer of
   * the database, cached pages go on under the number that is known.
   */
  current(): number | Promise<number> {
    if (this.clock() - this.#checkedAt < RECHECK_MS) return this.#number
    this.#reading ??= this.#read().finally(() => (this.#reading = null))
    if (this.#changed) return this.#reading.then(() => this.#number)
    const moment = wait(PAGE_WAITS_MS, undefined, { ref: false })
    this.#waiting ??= Promise.race([this.#reading, moment]).finally(() => {
      this.#waiting = null
      this.#checkedAt = this.clock()
    })
    return this.#waiting.then(() => this.#number)
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
    this.#changed = true
    this.#checkedAt = -Infinity
  }

  async #read() {
    const changed = this.#changed
    this.#changed = false
    try {
      const row = await db.from('shop_versions').where('id', ROW).select('number').first()
      this.#number = Number(row?.number ?? 0)
    } catch (error) {
      this.#changed ||= changed
      /** Cached pages are still served when the database is away for a moment. */
      logger.warn({ err: error }, 'the version of the shop could not be read')
    }
    this.#checkedAt = this.clock()
  }
}
