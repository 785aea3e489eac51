import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { hasRunOut } from '#app/live/game/time_up'
import { viewGameState, progressOf } from '#app/live/game/game_state'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import {
  beginProgress,
  presentIn,
  releaseRoom,
  takeRoom,
} from '#app/live/occupations/room_occupation'
import type { GameLogData } from '#domain/live/game/game_log_data'
import type { Refusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import { isCorrectAnswer, comparable } from '#domain/live/game/room_answer'
import { mayWork } from '#domain/live/game/room_entry'
import { mayShowAnswer, mayTakeHint, type HintNumber } from '#domain/live/game/room_hints'
import { computePoints, costOfMistake } from '#domain/live/game/points'
import Occupation from '#models/live/occupation'
import type Room from '#models/live/room'
import type Team from '#models/live/team'
import RoomProgress from '#models/live/room_progress'
import db from '@adonisjs/lucid/services/db'

/** The team that acts, and its game. */
export type Player = { readonly team: Team; readonly spellenfabriekId: number }
type Outcome = Promise<Result<void, Refusal>>

/** The effect of a right or a wrong answer. */
export type Assessment =
  | { readonly correct: true; readonly points: number }
  /** What the mistake really cost; 0 for a text that was counted before. */
  | { readonly correct: false; readonly cost: number }

/**
 * Puts the team in a room. When two teams press at once, one gets the room and the other hears
 * which team was first.
 */
export function enterRoom({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const room = playableRoom(game, roomId)
    if (!room.ok) return room
    return takeRoom(game, team, room.value)
  })
}

/** Takes the team out of a room. It changes nothing for a team that was not in it. */
export function leaveRoom({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const occupation = game.state.occupations.find(
      (one) => one.teamId === team.id && one.roomId === roomId
    )
    if (occupation) await releaseRoom(game, occupation, 'left')
    return ok(undefined)
  })
}

/** Uses a hint, once, however often the team presses. */
export function takeHint(
  { team, spellenfabriekId }: Player,
  roomId: number,
  number: HintNumber
): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    const progress = busy.value.progress
    const hint = `hint${number}` as const
    if (progress.answer || progress[hint]) return ok(undefined)
    if (!mayTakeHint(number, progress.usage))
      return err({ type: 'hint_nog_dicht', first: (number - 1) as 1 | 2 })
    progress[hint] = true
    await progress.save()
    await reportProgress(game, team, roomId, hint)
    return ok(undefined)
  })
}

/**
 * Judges an answer. After a right answer the points are computed here, and the room is free again.
 * A wrong answer costs points once, however often the same text is sent.
 */
export function answerRoom(
  { team, spellenfabriekId }: Player,
  roomId: number,
  answer: string
): Promise<Result<Assessment, Refusal>> {
  return changeGame<Assessment>(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    const { room, progress } = busy.value
    const { hint3Counts } = game.state.game
    if (progress.answer) return ok({ correct: true, points: progress.points })
    if (!isCorrectAnswer(answer, room.answer)) {
      const cost = costOfMistake(room.scoreRules, progress.usage, hint3Counts)
      const counted = await countMistake(game, team, progress, answer)
      return ok({ correct: false, cost: counted ? cost : 0 })
    }
    const points = computePoints(room.scoreRules, progress.usage, hint3Counts)
    await finishRoom(game, team, progress, points, 'opgelost')
    return ok({ correct: true, points })
  })
}

/** Shows the answer after hint 3, for 0 points. */
export function showRoomAnswer({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    const { progress } = busy.value
    if (progress.answer) return ok(undefined)
    if (!mayShowAnswer(progress.usage)) return err({ type: 'hint_nog_dicht', first: 3 })
    await finishRoom(game, team, progress, 0, 'answer_shown')
    return ok(undefined)
  })
}

/** Counts a wrong answer that was sent without its text; each one counts. */
export function reportMistake(
  { team, spellenfabriekId }: Player,
  roomId: number,
  answer?: string
): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    if (!busy.value.progress.answer) await countMistake(game, team, busy.value.progress, answer)
    return ok(undefined)
  })
}

/**
 * Hears that a phone's clock reached zero. The game ends when the server's clock says so, which
 * `changeGame` checks first. A whole hall sends this at once, so a transaction begins only when it
 * can still end the game.
 */
export async function reportTimeUp({ spellenfabriekId }: Player): Outcome {
  const state = await viewGameState(spellenfabriekId)
  if (!state || !hasRunOut(state, DateTime.utc())) return ok(undefined)
  return changeGame(spellenfabriekId, async () => ok(undefined))
}

/** A room of this game that can be played now. */
function playableRoom({ state }: ChangingGame, roomId: number): Result<Room, Refusal> {
  const { game, rooms } = state
  if (game.status === 'timeout' || game.status === 'finished') return err({ type: 'tijd_voorbij' })
  if (game.status !== 'started' || !state.round) return err({ type: 'niet_begonnen' })
  if (game.pausedAt !== null) return err({ type: 'gepauzeerd' })
  const room = rooms.find(({ id }) => id === roomId)
  return room ? ok(room) : err({ type: 'onbekende_room' })
}

/** The room that a team works in, with what it did there. */
async function workIn(game: ChangingGame, team: Team, roomId: number) {
  const room = playableRoom(game, roomId)
  if (!room.ok) return room
  const earlier = progressOf(game.state, team.id, roomId)
  if (!earlier?.answer) {
    const occupations = await presentIn(game, team, roomId)
    const rules = occupations.map(({ rule }) => rule)
    const allowed = mayWork(team.id, roomId, rules, earlier !== undefined)
    if (!allowed.ok) return allowed
  }
  const progress = earlier
    ? await RoomProgress.findOrFail(earlier.id, { client: game.trx })
    : await beginProgress(game, team, roomId)
  return ok({ room: room.value, progress })
}

async function finishRoom(
  game: ChangingGame,
  team: Team,
  progress: RoomProgress,
  points: number,
  what: string
) {
  progress.answer = true
  progress.points = points
  await progress.save()
  const { roomId } = progress
  const own = game.state.occupations.find((one) => one.teamId === team.id && one.roomId === roomId)
  if (own) {
    await Occupation.query({ client: game.trx }).where('id', own.id).delete()
    game.nowIn = null
    game.events.add('SpellenFabriekTeamRoomLeave')
  }
  await reportProgress(game, team, roomId, what, { points })
}

/** @returns whether it counted; the same text counts once */
async function countMistake(
  game: ChangingGame,
  team: Team,
  progress: RoomProgress,
  answer: string | undefined
) {
  if (answer !== undefined) {
    const row = {
      room_progress_id: progress.id,
      answer: comparable(answer).slice(0, 200),
      created_at: asColumn(game.now),
    }
    const earlier = await db
      .from('wrong_answers')
      .useTransaction(game.trx)
      .where({ room_progress_id: row.room_progress_id, answer: row.answer })
      .first()
    if (earlier) return false
    await db.table('wrong_answers').useTransaction(game.trx).insert(row)
  }
  progress.wrongCount += 1
  await progress.save()
  await reportProgress(game, team, progress.roomId, 'fout', { answer })
  return true
}

function reportProgress(
  game: ChangingGame,
  team: Team,
  roomId: number,
  what: string,
  data: GameLogData = {}
) {
  return game.report(
    'SpellenFabriekTeamUpdateVoortgang',
    what,
    { room_id: roomId, ...data },
    team.id
  )
}
