import {
  LEFT_BEHIND,
  type CarriedRound,
  type ResultsContent,
} from '#app/live/carrying/carried_content'
import { toCarriedRow } from '#app/live/carrying/carried_row'
import { loadLog, loadRounds, type RoundState } from '#app/live/rounds/round_state'
import { err, ok, type Result } from '#domain/result'
import Room from '#models/live/room'
import RoundTeam from '#models/live/round_team'
import RoomProgress from '#models/live/room_progress'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import type UnpackedEvening from '#models/live/unpacked_evening'
import UnpackedRoom from '#models/live/unpacked_room'
import WrongAnswer from '#models/live/wrong_answer'

export type ResultsRefusal =
  { readonly type: 'still_playing' } | { readonly type: 'nothing_played' }

/** Collects all rounds that were played here, with their teams, rooms, points and log. */
export async function packResults({
  id,
  key,
  copy,
  customerId,
}: UnpackedEvening): Promise<Result<ResultsContent, ResultsRefusal>> {
  const game = await Spellenfabriek.findByOrFail('customer_id', customerId)
  const rounds = (await loadRounds(game)).toReversed()
  if (rounds.length === 0) return err({ type: 'nothing_played' })
  if (rounds.some(({ round }) => round.closedAt === null)) return err({ type: 'still_playing' })

  const carried: CarriedRound[] = []
  for (const state of rounds) carried.push(await carryRound(state))
  const teams = await Team.query().where('customer_id', customerId).orderBy('number')
  return ok({
    key,
    copy,
    teams: teams.map((team) => ({
      id: team.id,
      number: team.number,
      row: toCarriedRow(team, LEFT_BEHIND.team),
    })),
    rooms: await carryRooms(id, rounds),
    rounds: carried,
  })
}

async function carryRound(state: RoundState): Promise<CarriedRound> {
  const { round, corrections } = state
  const progress = await RoomProgress.query().where('round_id', round.id).orderBy('id')
  const wrong = await WrongAnswer.query()
    .whereIn(
      'room_progress_id',
      progress.map(({ id }) => id)
    )
    .orderBy('id')
  const teams = await RoundTeam.query().where('round_id', round.id).orderBy('id')
  return {
    number: round.number,
    row: toCarriedRow(round, LEFT_BEHIND.round),
    teams: teams.map((one) => ({
      teamId: one.teamId,
      row: toCarriedRow(one, LEFT_BEHIND.roundTeam),
    })),
    progress: progress.map((one) => ({
      teamId: one.teamId,
      roomId: one.roomId,
      row: toCarriedRow(one, LEFT_BEHIND.progress),
      wrongAnswers: wrong
        .filter(({ roomProgressId }) => roomProgressId === one.id)
        .map((answer) => toCarriedRow(answer, LEFT_BEHIND.wrongAnswer)),
    })),
    corrections: corrections.map((one) => ({
      teamId: one.teamId,
      row: toCarriedRow(one, LEFT_BEHIND.correction),
    })),
    log: (await loadLog(state)).map((line) => ({
      teamId: line.teamId,
      ofRound: line.roundId === round.id,
      row: toCarriedRow(line, LEFT_BEHIND.log),
    })),
  }
}

/** The rooms that came from home, and those of here that were played. */
async function carryRooms(
  unpackedEveningId: number,
  rounds: readonly RoundState[]
): Promise<ResultsContent['rooms']> {
  const known = await UnpackedRoom.query().where({ unpackedEveningId }).orderBy('id')
  const homeIds = new Map(known.map(({ roomId, homeId }) => [roomId, homeId] as const))
  const played = rounds.flatMap(({ rooms }) => rooms.map(({ id }) => id))
  const rooms = await Room.query()
    .whereIn('id', [...homeIds.keys(), ...played])
    .orderBy('id')
  return rooms.map((room) => ({
    id: room.id,
    homeId: homeIds.get(room.id) ?? null,
    row: toCarriedRow(room, LEFT_BEHIND.room),
  }))
}
