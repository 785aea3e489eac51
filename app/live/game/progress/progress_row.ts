import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Loss } from '#domain/live/game/room_entry'

/**
 * The progress of a team in a room, as a plain row. Late in an evening there are hundreds, and each
 * change of a game reads them all; as models they would cost more than everything else together.
 */
export type ProgressRow = {
  readonly id: number
  readonly roundId: number
  readonly teamId: number
  readonly roomId: number
  readonly answer: boolean
  readonly hint1: boolean
  readonly hint2: boolean
  readonly hint3: boolean
  readonly wrongCount: number
  readonly points: number
  /** After how many seconds of play the room was done; null before that. */
  readonly solvedAfter: number | null
  /** How the team lost the room, until it enters a room again. */
  readonly lostHow: Loss | null
  /** The value as the database gives it, see `fromColumn` in `app/core/database/dialect.ts`. */
  readonly updatedAt: string | Date
}

/** What a row of the table has that counts. */
export const PROGRESS_COLUMNS = [
  ...['id', 'round_id', 'team_id', 'room_id', 'answer', 'hint_1', 'hint_2', 'hint_3'],
  ...['wrong_count', 'points', 'solved_after', 'lost_how', 'updated_at'],
] as const

/** Reads the progress of rounds, in the order in which it began. */
export async function readProgress(
  roundIds: readonly number[],
  client?: TransactionClientContract
): Promise<ProgressRow[]> {
  if (roundIds.length === 0) return []
  const rows = (await (client ?? db.connection())
    .from('room_progress')
    .whereIn('round_id', [...roundIds])
    .orderBy('id')) as Record<string, unknown>[]
  return rows.map(asProgress)
}

/** A row of the database as progress. */
export function asProgress(row: Record<string, unknown>): ProgressRow {
  return {
    id: Number(row.id),
    roundId: Number(row.round_id),
    teamId: Number(row.team_id),
    roomId: Number(row.room_id),
    /** SQLite stores a boolean as 0 or 1. */
    answer: Boolean(row.answer),
    hint1: Boolean(row.hint_1),
    hint2: Boolean(row.hint_2),
    hint3: Boolean(row.hint_3),
    wrongCount: Number(row.wrong_count),
    points: Number(row.points),
    solvedAfter: row.solved_after === null ? null : Number(row.solved_after),
    lostHow: (row.lost_how as Loss | null) ?? null,
    updatedAt: row.updated_at as string | Date,
  }
}
