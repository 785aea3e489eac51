import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { CountedRows } from '#app/core/counted_rows'
import { dayOf } from '#domain/dutch_time'
import { guessText, TEXTS_PER_PUZZLE } from '#domain/play/learning/guesses'

const KEY = ['game', 'puzzle', 'text'] as const

type Row = Record<(typeof KEY)[number] | 'last_day', string> & { count: number }

/**
 * Counts what is typed and wrong, per puzzle: without a link, an order, an address or a time of day.
 */
export class WrongGuesses {
  readonly #rows = new CountedRows<Row>(add)

  count(game: string, puzzle: string, typed: string) {
    const text = guessText(typed)
    if (text === null) return
    const key = JSON.stringify([game, puzzle, text])
    this.#rows.count(key, { game, puzzle, text, last_day: dayOf(new Date()) })
  }

  /** Adds the counts to the table, and waits for that. */
  write(): Promise<void> {
    return this.#rows.write()
  }

  /** Starts writing every few seconds; the function that it returns stops that. */
  start(): () => void {
    return this.#rows.start()
  }
}

async function add(trx: TransactionClientContract, rows: Row[]) {
  const full = await fullPuzzles(trx)
  const counted: Row[] = []
  for (const row of rows)
    if (!full.has(puzzleOf(row)) || (await isKnown(trx, row))) counted.push(row)
  if (counted.length === 0) return
  await trx
    .insertQuery()
    .table('wrong_guesses')
    .multiInsert(counted)
    .onConflict([...KEY])
    .merge({
      count: db.raw('wrong_guesses.count + excluded.count'),
      last_day: db.raw('excluded.last_day'),
    })
}

const puzzleOf = ({ game, puzzle }: Pick<Row, 'game' | 'puzzle'>) => `${game}/${puzzle}`

/** The puzzles for which no further text is counted, so that a stranger cannot fill the table. */
async function fullPuzzles(trx: TransactionClientContract): Promise<ReadonlySet<string>> {
  const rows = (await trx
    .from('wrong_guesses')
    .groupBy('game', 'puzzle')
    .having(db.raw('count(*)'), '>=', TEXTS_PER_PUZZLE)
    .select('game', 'puzzle')) as Row[]
  return new Set(rows.map(puzzleOf))
}

async function isKnown(trx: TransactionClientContract, { game, puzzle, text }: Row) {
  return (
    (await trx.from('wrong_guesses').where({ game, puzzle, text }).select('id').first()) !== null
  )
}

/** The one instance of this process. */
export const wrongGuesses = new WrongGuesses()
