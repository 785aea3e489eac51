import { asColumn, rowsOf } from '#app/core/database/dialect'
import { progressOf } from '#app/live/game/game_state'
import type { ChangingGame } from '#app/live/game/change_game'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { asOccupation, type OccupationRow } from '#app/live/game/occupations/occupation_row'
import { forgetLosses, writeLoss, writeProgress } from '#app/live/game/progress/write_progress'
import { isGone } from '#app/live/teams/hearing'
import { mayEnter, type Loss } from '#domain/live/game/room_entry'
import { present } from '#domain/present'
import { ok, type Result } from '#domain/result'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

/** The lines of the log about a team that is out of a room. */
const LOG_LINES = {
  left: 'verlaten',
  freed: 'vrijgegeven',
  silent: 'fell_silent',
} as const

/** Puts a team in a room, or says why not. Its progress keeps that it was there. */
export async function takeRoom(
  game: ChangingGame,
  team: Team,
  room: Room
): Promise<Result<void, GameRefusal>> {
  const earlier = progressOf(game.state, team.id, room.id)
  const occupations = await presentIn(game, team, room.id)
  const allowed = mayEnter(team.id, room.id, occupations, earlier?.answer ?? false)
  if (!allowed.ok) return allowed
  if (allowed.value === 'already_inside') return ok(undefined)

  const occupation = await occupy(game, team, room)
  const forgotten = await forgetLosses(game, team.id)
  game.take({ progress: forgotten, occupations: [...game.state.occupations, occupation] })
  await noteMove(game, team.id, room.id)
  game.nowIn = room.id
  await game.report('SpellenFabriekTeamRoomEnter', 'betreden', { room_id: room.id }, team.id)
  return ok(undefined)
}

/**
 * The teams in rooms, as far as one that acts in a room has to know: another team that went silent
 * there is put out first.
 */
export async function presentIn(
  game: ChangingGame,
  team: Team,
  roomId: number
): Promise<readonly OccupationRow[]> {
  const { occupations } = game.state
  const other = occupations.find((one) => one.roomId === roomId && one.teamId !== team.id)
  if (!other || !(await isGone(game, other))) return occupations
  await releaseRoom(game, other, 'silent')
  return occupations.filter((one) => one !== other)
}

/** Writes that a team is in a room from now on. */
async function occupy({ trx, state, now }: ChangingGame, team: Team, room: Room) {
  const [row] = await rowsOf(
    trx,
    'insert into occupations (spellenfabriek_id, room_id, team_id, entered_at, pause_seconds) values (?, ?, ?, ?, ?) returning *',
    [state.game.id, room.id, team.id, asColumn(now), state.game.pauseSeconds]
  )
  return asOccupation(present(row, 'the occupation that was kept'))
}

/**
 * Writes the moment at which a team enters or leaves a room, also when it does nothing else there.
 */
async function noteMove(game: ChangingGame, teamId: number, roomId: number) {
  const { progress } = await writeProgress(game, teamId, roomId, {})
  game.take({ progress })
}

/** Takes a team out of its room. A team that did not leave by itself is told how it lost it. */
export async function releaseRoom(
  game: ChangingGame,
  { id, roomId, teamId }: OccupationRow,
  how: Loss | 'left'
) {
  await vacate(game, id)
  if (how === 'left') await noteMove(game, teamId, roomId)
  else game.take({ progress: await writeLoss(game, { teamId, roomId }, how) })
  game.nowIn = null
  await game.report('SpellenFabriekTeamRoomLeave', LOG_LINES[how], { room_id: roomId }, teamId)
}

/** Writes that nobody is in a room any more. */
export async function vacate(game: ChangingGame, occupationId: number) {
  await game.trx.rawQuery('delete from occupations where id = ?', [occupationId])
  const occupations = game.state.occupations.filter(({ id }) => id !== occupationId)
  game.take({ occupations })
}
