import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * How far a team is in a room, as a plain row: a late hour has hundreds of them, each change of a game
 * reads them all, and as models they would cost more than everything else together.
 */
export type ProgressRow = {
  readonly id: number
  readonly rondeId: number
  readonly teamId: number
  readonly roomId: number
  readonly antwoord: boolean
  readonly hint1: boolean
  readonly hint2: boolean
  readonly hint3: boolean
  readonly aantalFout: number
  readonly points: number
  /** As the database gives it, see `fromColumn`. */
  readonly updatedAt: string | Date
}

/** Reads the progress of rounds, in the order in which it began. */
export async function readProgress(
  roundIds: readonly number[],
  client?: TransactionClientContract
): Promise<ProgressRow[]> {
  if (roundIds.length === 0) return []
  const rows = (await (client ?? db.connection())
    .from('voortgang')
    .whereIn('ronde_id', [...roundIds])
    .orderBy('id')) as Record<string, number | boolean | string | Date>[]
  return rows.map((row) => ({
    id: Number(row.id),
    rondeId: Number(row.ronde_id),
    teamId: Number(row.team_id),
    roomId: Number(row.room_id),
    /** SQLite keeps a boolean as 0 or 1. */
    antwoord: Boolean(row.antwoord),
    hint1: Boolean(row.hint_1),
    hint2: Boolean(row.hint_2),
    hint3: Boolean(row.hint_3),
    aantalFout: Number(row.aantal_fout),
    points: Number(row.points),
    updatedAt: row.updated_at as string | Date,
  }))
}
