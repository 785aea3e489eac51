import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { dayOf } from '#domain/dutch_time'
import type { TallyKind } from '#domain/shop/figures'

/** The milliseconds whose counts may be lost when a process is killed. */
const WRITE_EACH_MS = 5_000
const HOUR_MS = 3_600_000
/**
 * The number of rows that SQLite accepts in one statement, which is more than there usually are.
 */
const AT_ONCE = 200
const KEY = ['day', 'kind', 'game', 'part'] as const

type Row = Record<(typeof KEY)[number], string> & { count: number }

/**
 * Counts events without a link to any person, per day, kind, game and possibly a part of the game.
 * It counts in memory, so that a page from the cache costs no query; every few seconds the counts
 * are added to the table `tallies`.
 */
export class Tally {
  #rows = new Map<string, Row>()
  #writing: Promise<void> = Promise.resolve()
  #hour = -1
  #day = ''

  /** Counts one event of today. */
  count(kind: TallyKind, game: string, part = '') {
    const day = this.#today()
    const key = `${day}|${kind}|${game}|${part}`
    const row = this.#rows.get(key)
    if (row) row.count++
    else this.#rows.set(key, { day, kind, game, part, count: 1 })
  }

  /** Adds the counts to the table, and waits for that. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#add())
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
  async #add() {
    if (this.#rows.size === 0) return
    const taken = this.#rows
    this.#rows = new Map()
    try {
      const rows = [...taken].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row)
      await inTransaction(async (trx) => {
        for (let index = 0; index < rows.length; index += AT_ONCE)
          await add(trx, rows.slice(index, index + AT_ONCE))
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

  /**
   * The day in Amsterdam. Midnight there is a whole hour everywhere, so the day is looked up once
   * an hour.
   */
  #today(): string {
    const now = Date.now()
    const hour = Math.floor(now / HOUR_MS)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#day = dayOf(new Date(now))
    }
    return this.#day
  }
}

async function add(trx: TransactionClientContract, rows: Row[]) {
  await trx
    .insertQuery()
    .table('tallies')
    .multiInsert(rows)
    .onConflict([...KEY])
    .merge({ count: db.raw('tallies.count + excluded.count') })
}

/** The one instance of this process. */
export const tally = new Tally()
