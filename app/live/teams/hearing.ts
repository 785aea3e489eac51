import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { asColumn, fromColumn } from '#app/core/database/dialect'
import type { ChangingGame } from '#app/live/game/change_game'
import type { OccupationRow } from '#app/live/game/occupations/occupation_row'
import { isSilentTooLong } from '#domain/live/game/room_entry'

/** Since when this process listens, in milliseconds since 1970; see `startWatchman`. */
let since = 0

export const listeningSince = () => since

/** Says that this process listens from now on: it was started, or it slept. */
export function beginListening(now: DateTime) {
  since = now.toMillis()
}

/** Writes down a sign of life of a team. */
export async function noteHeard(teamId: number) {
  await db
    .from('teams')
    .where('id', teamId)
    .update({ heard_at: asColumn(DateTime.utc()) })
}

/** When each team of a customer was last heard; null for a team that never called. */
export async function lastHeard(customerId: number): Promise<Map<number, DateTime | null>> {
  const rows = (await db
    .from('teams')
    .where('customer_id', customerId)
    .select('id', 'heard_at')) as Heard[]
  return new Map(rows.map(({ id, heard_at: at }) => [id, at === null ? null : fromColumn(at)]))
}

/**
 * Whether a team in a room lost it by its silence. It reads the last sign of life anew, because
 * that changes without a change of the game.
 */
export async function isGone(
  { trx, state, now }: ChangingGame,
  { teamId, enteredAt }: OccupationRow
): Promise<boolean> {
  const known = {
    enteredAt: fromColumn(enteredAt).toMillis(),
    runningSince: state.game.runningSince,
    listeningSince: since,
  }
  const at = now.toMillis()
  /** Usually the other facts exclude it already, so that the database need not be asked. */
  if (!isSilentTooLong({ ...known, heardAt: null }, at)) return false
  const row = (await db
    .from('teams')
    .useTransaction(trx)
    .where('id', teamId)
    .select('heard_at')
    .first()) as Pick<Heard, 'heard_at'> | null
  const heardAt = row?.heard_at ? fromColumn(row.heard_at).toMillis() : null
  return isSilentTooLong({ ...known, heardAt }, at)
}

type Heard = { id: number; heard_at: string | Date | null }
