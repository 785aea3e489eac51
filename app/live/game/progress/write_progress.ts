import { DateTime } from 'luxon'
import { asColumn, rowsOf } from '#app/core/database/dialect'
import type { ChangingGame } from '#app/live/game/change_game'
import { progressOf, type GameState } from '#app/live/game/game_state'
import { asProgress, type ProgressRow } from '#app/live/game/progress/progress_row'
import type { Loss } from '#domain/live/game/room_entry'
import { present } from '#domain/present'

const COLUMNS = {
  answer: 'answer',
  hint1: 'hint_1',
  hint2: 'hint_2',
  hint3: 'hint_3',
  wrongCount: 'wrong_count',
  points: 'points',
  solvedAfter: 'solved_after',
} as const

type Name = keyof typeof COLUMNS
export type ProgressChange = { readonly [Each in Name]?: NonNullable<ProgressRow[Each]> }
type Written = { readonly row: ProgressRow; readonly progress: GameState['progress'] }

/**
 * Writes what a team did in a room; the first time, its progress there begins.
 *
 * @returns the row as the database has it, and all progress of the round with it
 */
export async function writeProgress(
  { trx, state }: ChangingGame,
  teamId: number,
  roomId: number,
  change: ProgressChange
): Promise<Written> {
  const changed = (Object.keys(COLUMNS) as Name[]).flatMap((name) => {
    const value = change[name]
    return value === undefined ? [] : [{ column: COLUMNS[name], value }]
  })
  const columns = ['updated_at', ...changed.map(({ column }) => column)]
  const values = [asColumn(DateTime.utc()), ...changed.map(({ value }) => value)]
  const earlier = progressOf(state, teamId, roomId)
  const [row] = earlier
    ? await rowsOf(
        trx,
        `update room_progress set ${columns.map((column) => `${column} = ?`).join(', ')} where id = ? returning *`,
        [...values, earlier.id]
      )
    : await rowsOf(
        trx,
        `insert into room_progress (round_id, team_id, room_id, ${columns.join(', ')})
         values (?, ?, ?, ${columns.map(() => '?').join(', ')}) returning *`,
        [present(state.round, 'the round that is played').id, teamId, roomId, ...values]
      )
  if (!row) throw new Error('The progress of a team is gone')
  return { row: asProgress(row), progress: takeOver(state, [row]) }
}

/** Writes how a team lost a room, which is not something that it did. */
export async function writeLoss(
  { trx, state }: ChangingGame,
  { teamId, roomId }: Pick<ProgressRow, 'teamId' | 'roomId'>,
  how: Loss
): Promise<GameState['progress']> {
  if (!state.round) return state.progress
  const rows = await rowsOf(
    trx,
    'update room_progress set lost_how = ? where round_id = ? and team_id = ? and room_id = ? returning *',
    [how, state.round.id, teamId, roomId]
  )
  return takeOver(state, rows)
}

/** Forgets how a team lost its rooms: it enters one, so it has read that. */
export async function forgetLosses(
  { trx, state }: ChangingGame,
  teamId: number
): Promise<GameState['progress']> {
  const { round, progress } = state
  if (!round || !progress.some((one) => one.teamId === teamId && one.lostHow !== null))
    return progress
  const rows = await rowsOf(
    trx,
    'update room_progress set lost_how = null where round_id = ? and team_id = ? returning *',
    [round.id, teamId]
  )
  return takeOver(state, rows)
}

/** The progress of the round with these rows of the database, in the order in which it began. */
function takeOver({ progress }: GameState, rows: readonly Record<string, unknown>[]) {
  const written = new Map(rows.map((row) => [Number(row.id), asProgress(row)]))
  const earlier = new Set(progress.map(({ id }) => id))
  return [
    ...progress.map((one) => written.get(one.id) ?? one),
    ...[...written.values()].filter(({ id }) => !earlier.has(id)),
  ]
}
