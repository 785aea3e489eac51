import { progressOf } from '#app/live/game/game_state'
import type { ChangingGame } from '#app/live/game/change_game'
import type { Refusal } from '#app/live/game/game_refusal'
import { isGone } from '#app/live/teams/hearing'
import { mayEnter, type Loss } from '#domain/live/game/room_entry'
import { ok, type Result } from '#domain/result'
import Occupation from '#models/live/occupation'
import type Room from '#models/live/room'
import RoomProgress from '#models/live/room_progress'
import type Team from '#models/live/team'

/** The lines of the log about a team that is out of a room. */
const LOG_LINES = {
  left: 'verlaten',
  freed: 'vrijgegeven',
  silent: 'fell_silent',
} as const

/** Puts a team in a room, or says why not. That it was there is kept with its progress. */
export async function takeRoom(
  game: ChangingGame,
  team: Team,
  room: Room
): Promise<Result<void, Refusal>> {
  const { game: row } = game.state
  const earlier = progressOf(game.state, team.id, room.id)
  const occupations = await presentIn(game, team, room.id)
  const rules = occupations.map(({ rule }) => rule)
  const allowed = mayEnter(team.id, room.id, rules, earlier?.answer ?? false)
  if (!allowed.ok) return allowed
  if (allowed.value === 'already_inside') return ok(undefined)

  await Occupation.create(
    { spellenfabriekId: row.id, roomId: room.id, teamId: team.id, enteredAt: game.now },
    { client: game.trx }
  )
  await forgetLosses(game, team)
  if (!earlier) await beginProgress(game, team, room.id)
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
): Promise<readonly Occupation[]> {
  const { occupations } = game.state
  const other = occupations.find((one) => one.roomId === roomId && one.teamId !== team.id)
  if (!other || !(await isGone(game, other))) return occupations
  await releaseRoom(game, other, 'silent')
  return occupations.filter((one) => one !== other)
}

/** Begins what a team does in a room in this round. */
export function beginProgress({ state, trx }: ChangingGame, team: Team, roomId: number) {
  return RoomProgress.create(
    { roundId: state.round!.id, teamId: team.id, roomId, ...NOT_STARTED },
    { client: trx }
  )
}

const NOT_STARTED = {
  answer: false,
  hint1: false,
  hint2: false,
  hint3: false,
  wrongCount: 0,
  points: 0,
  lostHow: null,
}

/** Takes a team out of its room. A team that did not leave by itself is told how it lost it. */
export async function releaseRoom(
  game: ChangingGame,
  { id, roomId, teamId }: Occupation,
  how: Loss | 'left'
) {
  await Occupation.query({ client: game.trx }).where('id', id).delete()
  if (how !== 'left' && game.state.round)
    await RoomProgress.query({ client: game.trx })
      .where({ round_id: game.state.round.id, team_id: teamId, room_id: roomId })
      .update({ lost_how: how })
  game.nowIn = null
  await game.report('SpellenFabriekTeamRoomLeave', LOG_LINES[how], { room_id: roomId }, teamId)
}

/** A team that enters a room has read how it lost another one. */
async function forgetLosses({ state, trx }: ChangingGame, team: Team) {
  const { round, progress } = state
  if (!progress.some(({ teamId, lostHow }) => teamId === team.id && lostHow !== null)) return
  await RoomProgress.query({ client: trx })
    .where({ round_id: round!.id, team_id: team.id })
    .update({ lost_how: null })
}
