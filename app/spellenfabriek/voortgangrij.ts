import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/**
 * How far a team is in a room, as a plain row: a late hour has hundreds of them, each change of a game
 * reads them all, and as models they would cost more than everything else together.
 */
export type Voortgangrij = {
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
export async function leesVoortgang(
  rondeIds: readonly number[],
  client?: TransactionClientContract
): Promise<Voortgangrij[]> {
  if (rondeIds.length === 0) return []
  const rijen = (await (client ?? db.connection())
    .from('voortgang')
    .whereIn('ronde_id', [...rondeIds])
    .orderBy('id')) as Record<string, number | boolean | string | Date>[]
  return rijen.map((rij) => ({
    id: Number(rij.id),
    rondeId: Number(rij.ronde_id),
    teamId: Number(rij.team_id),
    roomId: Number(rij.room_id),
    /** SQLite keeps a boolean as 0 or 1. */
    antwoord: Boolean(rij.antwoord),
    hint1: Boolean(rij.hint_1),
    hint2: Boolean(rij.hint_2),
    hint3: Boolean(rij.hint_3),
    aantalFout: Number(rij.aantal_fout),
    points: Number(rij.points),
    updatedAt: rij.updated_at as string | Date,
  }))
}
