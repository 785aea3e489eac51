import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'

/** The milliseconds whose counts may be lost when a process is killed. */
const WRITE_EACH_MS = 5_000
/**
 * The number of rows in one statement, which SQLite accepts and which is more than there usually
 * are.
 */
const AT_ONCE = 200

type Add<Row> = (trx: TransactionClientContract, rows: Row[]) => Promise<void>

/**
 * Counts in memory, so that counting costs no query; every few seconds the counts are added to their
 * table.
 */
export class CountedRows<Row extends { count: number }> {
  readonly #add: Add<Row>
  #rows = new Map<string, Row>()
  #writing: Promise<void> = Promise.resolve()

  /** @param add adds rows to their table, or their counts to the rows that are there */
  constructor(add: Add<Row>) {
    this.#add = add
  }

  /** Counts one event under a key. */
  count(key: string, row: Omit<Row, 'count'>) {
    const counted = this.#rows.get(key)
    if (counted) counted.count++
    else this.#rows.set(key, { ...row, count: 1 } as Row)
  }

  /** Adds the counts to the table, and waits for that. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  /**
   * Starts writing every few seconds.
   *
   * @returns a function that stops the timer; the remaining counts are left to `write`
   */
  start(): () => void {
    const timer = setInterval(() => void this.write(), WRITE_EACH_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  /**
   * Adds the rows in one order. Other processes add to the same rows, and with one order they never
   * wait for each other.
   */
  async #write() {
    if (this.#rows.size === 0) return
    const taken = this.#rows
    this.#rows = new Map()
    try {
      const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
      await inTransaction(async (trx) => {
        for (let index = 0; index < rows.length; index += AT_ONCE)
          await this.#add(trx, rows.slice(index, index + AT_ONCE))
      })
    } catch (error) {
      logger.warn({ err: error }, 'what was counted could not be written, and is kept')
      this.#putBack(taken)
    }
  }

  #putBack(taken: Map<string, Row>) {
    for (const [key, row] of this.#rows) {
      const earlier = taken.get(key)
      if (earlier) earlier.count += row.count
      else taken.set(key, row)
    }
    this.#rows = taken
  }
}
