import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { inTransaction } from '#app/core/database/transaction'
import { dayInAmsterdam, type TallyKind } from '#domain/shop/figures'

/** What may be lost when a process is killed the hard way. */
const WRITE_EACH_MS = 5_000
const HOUR_MS = 3_600_000
/** What SQLite takes in one statement, and more than there usually is. */
const AT_ONCE = 200
const KEY = ['dag', 'soort', 'spel', 'onderdeel'] as const

type Row = Record<(typeof KEY)[number], string> & { aantal: number }

/**
 * Counts what happens, of nobody in particular: a day, a kind, a game and perhaps a part of it. In
 * memory, so that a page from the cache costs no query; every few seconds it is added to `tellingen`.
 */
export class Tally {
  #rows = new Map<string, Row>()
  #writing: Promise<void> = Promise.resolve()
  #hour = -1
  #day = ''

  count(kind: TallyKind, game: string, part = '') {
    const day = this.#today()
    const key = `${day}|${kind}|${game}|${part}`
    const row = this.#rows.get(key)
    if (row) row.aantal++
    else this.#rows.set(key, { dag: day, soort: kind, spel: game, onderdeel: part, aantal: 1 })
  }

  /** Adds what was counted to the table, and waits for it. */
  write(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#add())
    return this.#writing
  }

  /** @returns stops the clock; what is left is for `write` */
  start(): () => void {
    const timer = setInterval(() => void this.write(), WRITE_EACH_MS)
    timer.unref()
    return () => clearInterval(timer)
  }

  /** Other processes add to the same rows: in one order, so that nobody waits for each other. */
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
      if (earlier) earlier.aantal += row.aantal
      else taken.set(key, row)
    }
    this.#rows = taken
  }

  /** Midnight in Amsterdam falls on a whole hour everywhere, so the day is looked up once an hour. */
  #today(): string {
    const now = Date.now()
    const hour = Math.floor(now / HOUR_MS)
    if (hour !== this.#hour) {
      this.#hour = hour
      this.#day = dayInAmsterdam(new Date(now))
    }
    return this.#day
  }
}

async function add(trx: TransactionClientContract, rows: Row[]) {
  await trx
    .insertQuery()
    .table('tellingen')
    .multiInsert(rows)
    .onConflict([...KEY])
    .merge({ aantal: db.raw('tellingen.aantal + excluded.aantal') })
}

/** The one of this process. */
export const tally = new Tally()
