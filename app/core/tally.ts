import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CountedRows } from '#app/core/counted_rows'
import { dayOf } from '#domain/dutch_time'
import type { TallyKind } from '#domain/shop/figures'

const HOUR_MS = 3_600_000
const KEY = ['day', 'kind', 'game', 'part'] as const

type Row = Record<(typeof KEY)[number], string> & { count: number }

/**
 * Counts events without a link to any person, per day, kind, game and possibly a part of the game,
 * for the table `tallies`.
 */
export class Tally {
  readonly #rows = new CountedRows<Row>(add)
  #hour = -1
  #day = ''

  /** Counts one event of today. */
  count(kind: TallyKind, game: string, part = '') {
    const day = this.#today()
    this.#rows.count(`${day}|${kind}|${game}|${part}`, { day, kind, game, part })
  }

  /** Adds the counts to the table, and waits for that. */
  write(): Promise<void> {
    return this.#rows.write()
  }

  /**
   * Starts writing every few seconds.
   *
   * @returns a function that stops the timer; the remaining counts are left to `write`
   */
  start(): () => void {
    return this.#rows.start()
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
