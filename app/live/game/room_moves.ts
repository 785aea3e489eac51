import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { hasRunOut } from '#app/live/game/deadline'
import { viewGameState, progressOf } from '#app/live/game/game_state'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import type { Refusal } from '#app/live/game/game_refusal'
import { err, ok, type Result } from '#domain/result'
import { isCorrectAnswer, comparable } from '#domain/live/game/room_answer'
import { mayEnter } from '#domain/live/game/room_entry'
import { mayShowAnswer, mayTakeHint, type HintNumber } from '#domain/live/game/room_hints'
import { computePoints } from '#domain/live/game/points'
import Occupation from '#models/live/occupation'
import type Room from '#models/live/room'
import type Team from '#models/live/team'
import RoomProgress from '#models/live/room_progress'
import db from '@adonisjs/lucid/services/db'

/** Who does it, in which game. */
export type Player = { readonly team: Team; readonly spellenfabriekId: number }
type Outcome = Promise<Result<void, Refusal>>

/** What a right or a wrong answer brings. */
export type Assessment =
  { readonly juist: true; readonly punten: number } | { readonly juist: false }

/** Takes a room for the team; of two that press at once, one is in and the other hears who was first. */
export function enterRoom({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const room = playableRoom(game, roomId)
    if (!room.ok) return room
    return takeRoom(game, team, room.value)
  })
}

/** Gives the room back; who was not in it changes nothing. */
export function leaveRoom({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const occupation = game.stand.bezettingen.find(
      (one) => one.teamId === team.id && one.roomId === roomId
    )
    if (occupation) await releaseRoom(game, occupation)
    return ok(undefined)
  })
}

/** Uses a hint, once, whoever presses how often. */
export function takeHint(
  { team, spellenfabriekId }: Player,
  roomId: number,
  number: HintNumber
): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const busy = await inRoom(game, team, roomId)
    if (!busy.ok) return busy
    const progress = busy.value.voortgang
    const hint = `hint${number}` as const
    if (progress.antwoord || progress[hint]) return ok(undefined)
    if (!mayTakeHint(number, progress.verbruik))
      return err({ type: 'hint_nog_dicht', eerst: (number - 1) as 1 | 2 })
    progress[hint] = true
    await progress.save()
    await reportProgress(game, team, roomId, hint)
    return ok(undefined)
  })
}

/**
 * Judges an answer. Right: the points are computed here, and the room is free again. Wrong: it costs
 * points once, however often the same text is sent.
 */
export function answerRoom(
  { team, spellenfabriekId }: Player,
  roomId: number,
  answer: string
): Promise<Result<Assessment, Refusal>> {
  return changeGame<Assessment>(spellenfabriekId, async (game) => {
    const busy = await inRoom(game, team, roomId)
    if (!busy.ok) return busy
    const { room, voortgang: progress } = busy.value
    if (progress.antwoord) return ok({ juist: true, punten: progress.points })
    if (!isCorrectAnswer(answer, room.antwoord)) {
      await countMistake(game, team, progress, answer)
      return ok({ juist: false })
    }
    const points = computePoints(room.scoreregels, progress.verbruik, game.stand.spel.hint3Telt)
    await finishRoom(game, team, progress, points, 'opgelost')
    return ok({ juist: true, punten: points })
  })
}

/** Shows the answer, for 0 points, after hint 3. */
export function showRoomAnswer({ team, spellenfabriekId }: Player, roomId: number): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const busy = await inRoom(game, team, roomId)
    if (!busy.ok) return busy
    const { voortgang: progress } = busy.value
    if (progress.antwoord) return ok(undefined)
    if (!mayShowAnswer(progress.verbruik)) return err({ type: 'hint_nog_dicht', eerst: 3 })
    await finishRoom(game, team, progress, 0, 'antwoord_getoond')
    return ok(undefined)
  })
}

/** A wrong answer whose text was not sent; each one counts. */
export function reportMistake(
  { team, spellenfabriekId }: Player,
  roomId: number,
  answer?: string
): Outcome {
  return changeGame(spellenfabriekId, async (game) => {
    const busy = await inRoom(game, team, roomId)
    if (!busy.ok) return busy
    if (!busy.value.voortgang.antwoord) await countMistake(game, team, busy.value.voortgang, answer)
    return ok(undefined)
  })
}

/**
 * Only a nudge: the game ends when the server's clock says so, which `changeGame` looks at first. A
 * whole hall sends it at once, so a transaction is for who is in time to end it only.
 */
export async function reportTimeUp({ spellenfabriekId }: Player): Outcome {
  const state = await viewGameState(spellenfabriekId)
  if (!state || !hasRunOut(state, DateTime.utc())) return ok(undefined)
  return changeGame(spellenfabriekId, async () => ok(undefined))
}

/** A room of this game, while it is being played. */
function playableRoom({ stand: state }: ChangingGame, roomId: number): Result<Room, Refusal> {
  const { spel: game, rooms } = state
  if (game.status === 'timeout' || game.status === 'finished') return err({ type: 'tijd_voorbij' })
  if (game.status !== 'started' || !state.ronde) return err({ type: 'niet_begonnen' })
  if (game.gepauzeerdOp !== null) return err({ type: 'gepauzeerd' })
  const room = rooms.find(({ id }) => id === roomId)
  return room ? ok(room) : err({ type: 'onbekende_room' })
}

/**
 * The room that a team works in. Whose lease ran out while its phones slept has it back at once when
 * nobody else took it.
 */
async function inRoom(game: ChangingGame, team: Team, roomId: number) {
  const room = playableRoom(game, roomId)
  if (!room.ok) return room
  const earlier = progressOf(game.stand, team.id, roomId)
  if (!earlier?.antwoord) {
    const inside = await takeRoom(game, team, room.value)
    if (!inside.ok)
      return inside.error.type === 'al_in_room' ? err({ type: 'niet_in_room' } as const) : inside
  }
  const client = game.trx
  const progress = earlier
    ? await RoomProgress.findOrFail(earlier.id, { client })
    : await RoomProgress.create(
        { rondeId: game.stand.ronde!.id, teamId: team.id, roomId, ...NOT_STARTED },
        { client }
      )
  return ok({ room: room.value, voortgang: progress })
}

const NOT_STARTED = {
  antwoord: false,
  hint1: false,
  hint2: false,
  hint3: false,
  aantalFout: 0,
  points: 0,
}

async function takeRoom(
  game: ChangingGame,
  team: Team,
  room: Room
): Promise<Result<void, Refusal>> {
  const { spel: row, bezettingen: occupations } = game.stand
  const done = progressOf(game.stand, team.id, room.id)?.antwoord ?? false
  const allowed = mayEnter(
    team.id,
    room.id,
    occupations.map(({ regel: line }) => line),
    done,
    game.nu.toMillis()
  )
  if (!allowed.ok) return allowed
  if (allowed.value === 'al_binnen') return ok(undefined)

  /** What is left here by teams that went silent. */
  await Occupation.query({ client: game.trx })
    .where('spellenfabriek_id', row.id)
    .where((query) => query.where('room_id', room.id).orWhere('team_id', team.id))
    .delete()
  await Occupation.create(
    { spellenfabriekId: row.id, roomId: room.id, teamId: team.id, gezienOp: game.nu },
    { client: game.trx }
  )
  game.staatNuIn = room.id
  await game.meld('SpellenFabriekTeamRoomEnter', 'betreden', { room_id: room.id }, team.id)
  return ok(undefined)
}

export async function releaseRoom(game: ChangingGame, occupation: Occupation, door = 'verlaten') {
  await Occupation.query({ client: game.trx }).where('id', occupation.id).delete()
  game.staatNuIn = null
  await game.meld(
    'SpellenFabriekTeamRoomLeave',
    door,
    { room_id: occupation.roomId },
    occupation.teamId
  )
}

async function finishRoom(
  game: ChangingGame,
  team: Team,
  progress: RoomProgress,
  points: number,
  what: string
) {
  progress.antwoord = true
  progress.points = points
  await progress.save()
  await Occupation.query({ client: game.trx })
    .where({ spellenfabriek_id: game.stand.spel.id, team_id: team.id })
    .delete()
  game.staatNuIn = null
  game.gebeurtenissen.add('SpellenFabriekTeamRoomLeave')
  await reportProgress(game, team, progress.roomId, what, { punten: points })
}

async function countMistake(
  game: ChangingGame,
  team: Team,
  progress: RoomProgress,
  answer: string | undefined
) {
  if (answer !== undefined) {
    const row = {
      voortgang_id: progress.id,
      antwoord: comparable(answer).slice(0, 200),
      created_at: asColumn(game.nu),
    }
    const earlier = await db
      .from('foute_antwoorden')
      .useTransaction(game.trx)
      .where({ voortgang_id: row.voortgang_id, antwoord: row.antwoord })
      .first()
    if (earlier) return
    await db.table('foute_antwoorden').useTransaction(game.trx).insert(row)
  }
  progress.aantalFout += 1
  await progress.save()
  await reportProgress(game, team, progress.roomId, 'fout', { antwoord: answer })
}

function reportProgress(
  game: ChangingGame,
  team: Team,
  roomId: number,
  what: string,
  data: Record<string, unknown> = {}
) {
  return game.meld('SpellenFabriekTeamUpdateVoortgang', what, { room_id: roomId, ...data }, team.id)
}
