import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { rowsOf } from '#app/core/database/dialect'
import type { Occupation } from '#domain/live/game/room_entry'

/** A team that is in a room, as a plain row, because each tap reads all of a game. */
export type OccupationRow = Occupation & {
  readonly id: number
  /** The value as the database gives it, see `fromColumn` in `app/core/database/dialect.ts`. */
  readonly enteredAt: string | Date
  /** How long the game had stood still when the team came in. */
  readonly pauseSeconds: number
}

/** What a row of the table has that counts. */
export const OCCUPATION_COLUMNS = [
  ...['id', 'team_id', 'room_id', 'entered_at', 'pause_seconds'],
] as const

/** Reads which teams are in which rooms of a game, in the order in which they came in. */
export async function readOccupations(
  spellenfabriekId: number,
  client: TransactionClientContract | undefined
): Promise<OccupationRow[]> {
  const rows = await rowsOf(
    client ?? db.connection(),
    'select * from occupations where spellenfabriek_id = ? order by id',
    [spellenfabriekId]
  )
  return rows.map(asOccupation)
}

/** A row of the database as an occupation. */
export function asOccupation(row: Record<string, unknown>): OccupationRow {
  return {
    id: Number(row.id),
    teamId: Number(row.team_id),
    roomId: Number(row.room_id),
    enteredAt: row.entered_at as string | Date,
    pauseSeconds: Number(row.pause_seconds),
  }
}
