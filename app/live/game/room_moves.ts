import { DateTime } from 'luxon'
import { asColumn, rowsOf } from '#app/core/database/dialect'
import { hasRunOut } from '#app/live/game/time_up'
import { viewGameState, progressOf } from '#app/live/game/game_state'
import { changeGame, moveInGame, type ChangingGame } from '#app/live/game/change_game'
import {
  presentIn,
  releaseRoom,
  takeRoom,
  vacate,
} from '#app/live/game/occupations/room_occupation'
import { writeProgress, type ProgressChange } from '#app/live/game/progress/write_progress'
import type { GameLogData } from '#domain/live/game/game_log_data'
import type { GameRefusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import { isCorrectAnswer, comparable } from '#domain/live/game/room_answer'
import { mayWork } from '#domain/live/game/room_entry'
import { mayShowAnswer, mayTakeHint, type HintNumber } from '#domain/live/game/room_hints'
import { playedSeconds } from '#domain/live/game/countdown'
import { roomPoints, costOfMistake } from '#domain/live/game/room_points'
import type Room from '#models/live/room'
import type Team from '#models/live/team'

/** The team that acts, and its game. */
export type Player = { readonly team: Team; readonly spellenfabriekId: number }
type Outcome = Promise<Result<void, GameRefusal>>

/** The effect of a right or a wrong answer. */
export type Assessment =
  | { readonly correct: true; readonly points: number }
  /** What the mistake cost now: 0 for a text that was counted before, and then it is repeated. */
  | { readonly correct: false; readonly cost: number; readonly repeated: boolean }

/**
 * Puts the team in a room. When two teams press at once, one gets the room and the other hears
 * which team was first.
 */
export function enterRoom({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return moveInGame(spellenfabriekId, async (game) => {
    const room = playableRoom(game, roomId)
    if (!room.ok) return room
    return takeRoom(game, team, room.value)
  })
}

/** Takes the team out of a room. It changes nothing for a team that was not in it. */
export function leaveRoom({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return moveInGame(spellenfabriekId, async (game) => {
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
  return moveInGame(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    const { earlier } = busy.value
    const hint = `hint${number}` as const
    if (earlier.answer || earlier[hint]) return ok(undefined)
    if (!mayTakeHint(number, earlier))
      return err({ type: 'hint_closed', first: (number - 1) as 1 | 2 })
    await progressTo(game, team, roomId, { [hint]: true })
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
): Promise<Result<Assessment, GameRefusal>> {
  return moveInGame<Assessment>(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    const { room, earlier } = busy.value
    const { hint3Counts } = game.state.game
    if (earlier.answer) return ok({ correct: true, points: earlier.points })
    if (!isCorrectAnswer(answer, room.answer)) {
      const cost = costOfMistake(room.scoreRules, earlier, hint3Counts)
      const counted = await countMistake(game, team, roomId, answer)
      return ok({ correct: false, cost: counted ? cost : 0, repeated: !counted })
    }
    const points = roomPoints(room.scoreRules, earlier, hint3Counts)
    await finishRoom(game, team, roomId, points, 'opgelost')
    return ok({ correct: true, points })
  })
}

/** Shows the answer after hint 3, for 0 points. */
export function showRoomAnswer({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return moveInGame(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    const { earlier } = busy.value
    if (earlier.answer) return ok(undefined)
    if (!mayShowAnswer(earlier)) return err({ type: 'hint_closed', first: 3 })
    await finishRoom(game, team, roomId, 0, 'answer_shown')
    return ok(undefined)
  })
}

/** Counts a wrong answer that was sent without its text; each one counts. */
export function reportMistake(
  { team, spellenfabriekId }: Player,
  roomId: number,
  answer?: string
): Outcome {
  return moveInGame(spellenfabriekId, async (game) => {
    const busy = await workIn(game, team, roomId)
    if (!busy.ok) return busy
    if (!busy.value.earlier.answer) await countMistake(game, team, roomId, answer)
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
function playableRoom({ state }: ChangingGame, roomId: number): Result<Room, GameRefusal> {
  const { game, rooms } = state
  if (game.status === 'timeout') return err({ type: 'time_is_up' })
  if (game.status === 'finished') return err({ type: 'game_over' })
  if (game.status !== 'started' || !state.round) return err({ type: 'not_started' })
  if (game.pausedAt !== null) return err({ type: 'paused' })
  const room = rooms.find(({ id }) => id === roomId)
  return room ? ok(room) : err({ type: 'unknown_room' })
}

/** The room that a team works in, with what it did there. */
async function workIn(game: ChangingGame, team: Team, roomId: number) {
  const room = playableRoom(game, roomId)
  if (!room.ok) return room
  const earlier = progressOf(game.state, team.id, roomId)
  if (!earlier?.answer) {
    const occupations = await presentIn(game, team, roomId)
    const allowed = mayWork(team.id, roomId, occupations, earlier !== undefined)
    if (!allowed.ok) return allowed
  }
  return ok({ room: room.value, earlier: earlier ?? NOTHING_DONE })
}

const NOTHING_DONE = {
  answer: false,
  points: 0,
  wrongCount: 0,
  hint1: false,
  hint2: false,
  hint3: false,
} as const

async function finishRoom(
  game: ChangingGame,
  team: Team,
  roomId: number,
  points: number,
  what: string
) {
  const solvedAfter = playedSeconds(game.state.game.clock, game.now.toMillis())
  await progressTo(game, team, roomId, { answer: true, points, solvedAfter })
  const own = game.state.occupations.find((one) => one.teamId === team.id && one.roomId === roomId)
  if (own) {
    await vacate(game, own.id)
    game.nowIn = null
    game.events.add('SpellenFabriekTeamRoomLeave')
  }
  await reportProgress(game, team, roomId, what, { points })
}

/** @returns whether it counted; the same text counts once */
async function countMistake(
  game: ChangingGame,
  team: Team,
  roomId: number,
  answer: string | undefined
) {
  const earlier = progressOf(game.state, team.id, roomId)
  if (answer !== undefined && earlier && !(await isNewMistake(game, earlier.id, answer)))
    return false
  const { wrongCount } = earlier ?? NOTHING_DONE
  const { id } = await progressTo(game, team, roomId, { wrongCount: wrongCount + 1 })
  if (answer !== undefined && !earlier) await isNewMistake(game, id, answer)
  await reportProgress(game, team, roomId, 'fout', { answer })
  return true
}

/** Keeps the text of a wrong answer; the constraint says whether the team gave it before. */
async function isNewMistake({ trx, now }: ChangingGame, progressId: number, answer: string) {
  const kept = await rowsOf(
    trx,
    'insert into wrong_answers (room_progress_id, answer, created_at) values (?, ?, ?) on conflict do nothing returning id',
    [progressId, comparable(answer).slice(0, 200), asColumn(now)]
  )
  return kept.length > 0
}

/** Writes what the team did in a room, and takes it over. */
async function progressTo(game: ChangingGame, team: Team, roomId: number, change: ProgressChange) {
  const { row, progress } = await writeProgress(game, team.id, roomId, change)
  game.take({ progress })
  return row
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
