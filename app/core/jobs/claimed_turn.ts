import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime, Duration, type DurationLike } from 'luxon'
import { asColumn, fromColumn } from '#app/core/database/dialect'

type Row = {
  readonly holder: string | null
  readonly until: string | Date
  readonly succeeded_at: string | Date | null
}

/** `failed`: the last try ended without success, or its process is gone. */
export type TurnState = 'never' | 'busy' | 'failed' | 'done'

/**
 * Claims a turn now for work that a job does later, see `oneAtATime`.
 *
 * @param atMost longer than the wait and the work ever take
 * @returns the holder of the turn; null when somebody else has it
 */
export async function claimTurn(
  trx: TransactionClientContract,
  task: string,
  atMost: DurationLike
): Promise<string | null> {
  const now = asColumn(DateTime.utc())
  const ours = { holder: randomUUID(), until: asColumn(DateTime.utc().plus(atMost)) }
  await trx
    .knexClient('turns')
    .insert({ task, holder: null, until: now })
    .onConflict('task')
    .ignore()
  const taken = await trx
    .from('turns')
    .where({ task })
    .where((query) => query.whereNull('holder').orWhere('until', '<', now))
    .update(ours)
  return Number(taken) > 0 ? ours.holder : null
}

/** Whether a holder still has the turn that it claimed. */
export async function hasTurn(task: string, holder: string): Promise<boolean> {
  return (await db.from('turns').where({ task, holder }).first()) !== null
}

/** Ends a turn that was claimed. */
export async function endTurn(task: string, holder: string, well: boolean) {
  await db
    .from('turns')
    .where({ task, holder })
    .update({ holder: null, ...(well && { succeeded_at: asColumn(DateTime.utc()) }) })
}

/**
 * How the last turn went.
 *
 * @param atMost as it was claimed
 */
export async function turnState(task: string, atMost: DurationLike): Promise<TurnState> {
  const row = (await db.from('turns').where({ task }).first()) as Row | null
  if (!row) return 'never'
  const until = fromColumn(row.until)
  if (row.holder !== null) return until > DateTime.utc() ? 'busy' : 'failed'
  if (row.succeeded_at === null) return 'failed'
  const began = until.minus(Duration.fromDurationLike(atMost))
  return fromColumn(row.succeeded_at) >= began ? 'done' : 'failed'
}
