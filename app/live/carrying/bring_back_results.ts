import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { COMMAND_LINE, recordAudit } from '#app/core/record_audit'
import { CarriedRooms } from '#app/live/carrying/carried_rooms'
import { fromCarriedRow } from '#app/live/carrying/carried_row'
import type { CarriedRound, ResultsContent } from '#app/live/carrying/carried_content'
import { changeGame, type ChangingGame } from '#app/live/game/change_game'
import { renumberLogData, type Renumbering } from '#domain/live/carrying/renumber_log_data'
import type { GameLogData } from '#domain/live/game/game_log_data'
import { ok } from '#domain/result'
import Customer from '#models/live/customer'
import GameLogEntry from '#models/live/game_log_entry'
import type PackedEvening from '#models/live/packed_evening'
import PointsCorrection from '#models/live/points_correction'
import ReturnedRound from '#models/live/returned_round'
import Room from '#models/live/room'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'
import RoundTeam from '#models/live/round_team'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import WrongAnswer from '#models/live/wrong_answer'

/** The numbers that the rounds have here: those that came now, and those that were here already. */
export type BroughtBack = { readonly added: readonly number[]; readonly known: readonly number[] }

/**
 * Adds the rounds that were played on a laptop, as they were played. A round comes back once; the
 * lock of the game lets a second return wait and find it.
 */
export async function bringBackResults(
  { customerId }: PackedEvening,
  content: ResultsContent
): Promise<BroughtBack> {
  const { id: gameId } = await Spellenfabriek.findByOrFail('customer_id', customerId)
  const added: number[] = []
  const known: number[] = []
  const outcome = await changeGame(gameId, async (game) => {
    const { trx } = game
    const fresh: { readonly carried: CarriedRound; readonly origin: string }[] = []
    for (const carried of content.rounds) {
      const origin = `${content.copy}/${carried.number}`
      const here = await roundOf(origin, trx)
      if (here) known.push(here.number)
      else fresh.push({ carried, origin })
    }
    if (fresh.length === 0) return ok(undefined)
    const names = await bringNames(trx, customerId, content)
    for (const { carried, origin } of fresh) {
      const number = await addRound(game, carried, { names, origin })
      added.push(number)
      await game.report('SpellenFabriekStatus', 'round_returned', { number })
    }
    const customer = await Customer.findOrFail(customerId, { client: trx })
    await recordAudit(trx, COMMAND_LINE, 'evening_brought_back', customer.name)
    return ok(undefined)
  })
  if (!outcome.ok) throw new Error(`The rounds could not be added: ${outcome.error.type}`)
  return { added, known }
}

async function roundOf(origin: string, client: TransactionClientContract): Promise<Round | null> {
  const returned = await ReturnedRound.findBy('origin', origin, { client })
  return returned && Round.findOrFail(returned.roundId, { client })
}

/** Finds the teams and rooms of the laptop here, and makes those that were added there. */
async function bringNames(
  trx: TransactionClientContract,
  customerId: number,
  { teams, rooms }: ResultsContent
): Promise<Renumbering> {
  const client = { client: trx }
  const here = await CarriedRooms.load(trx)
  const teamIds = new Map<number, number>()
  for (const { id, number, row } of teams) {
    const values = fromCarriedRow<typeof Team>(row)
    const team = await Team.query(client).where({ customer_id: customerId, number }).first()
    /**
     * The names stay with the round, and the teams here keep theirs, because other people may have
     * the cards by now.
     */
    const added = { ...values, customName: null, customerId, number }
    const own = team ?? (await Team.create(added, client))
    teamIds.set(id, own.id)
  }
  const roomIds = new Map<number, number>()
  for (const { id, homeId, row } of rooms) {
    const own = homeId === null ? null : await Room.find(homeId, client)
    roomIds.set(id, (own ?? (await here.take(row, { archived: true }))).id)
  }
  return { team: (id) => teamIds.get(id) ?? null, room: (id) => roomIds.get(id) ?? null }
}

type Landing = { readonly names: Renumbering; readonly origin: string }

/** @returns the number of the round here */
async function addRound(
  { trx, state }: ChangingGame,
  carried: CarriedRound,
  { names, origin }: Landing
): Promise<number> {
  const client = { client: trx }
  const last = await Round.query(client)
    .where('spellenfabriek_id', state.game.id)
    .orderBy('number', 'desc')
    .first()
  const number = (last?.number ?? 0) + 1
  const round = await Round.create(
    { ...fromCarriedRow<typeof Round>(carried.row), spellenfabriekId: state.game.id, number },
    client
  )
  await ReturnedRound.create({ roundId: round.id, origin }, client)
  for (const { teamId, row } of carried.teams)
    await RoundTeam.create(
      {
        ...fromCarriedRow<typeof RoundTeam>(row),
        roundId: round.id,
        teamId: sure(names.team(teamId)),
      },
      client
    )
  await addProgress(trx, round.id, carried, names)
  for (const { teamId, row } of carried.corrections)
    await PointsCorrection.create(
      {
        ...fromCarriedRow<typeof PointsCorrection>(row),
        roundId: round.id,
        teamId: sure(names.team(teamId)),
      },
      client
    )
  for (const { teamId, ofRound, row } of carried.log) {
    const line = fromCarriedRow<typeof GameLogEntry>(row)
    const data = JSON.parse(line.data ?? '{}') as GameLogData
    await GameLogEntry.create(
      {
        ...line,
        data: JSON.stringify(renumberLogData(line.what ?? '', data, names)),
        spellenfabriekId: state.game.id,
        roundId: ofRound ? round.id : null,
        teamId: teamId === null ? null : names.team(teamId),
      },
      client
    )
  }
  return number
}

async function addProgress(
  trx: TransactionClientContract,
  roundId: number,
  { progress }: CarriedRound,
  names: Renumbering
) {
  const client = { client: trx }
  for (const { teamId, roomId, row, wrongAnswers } of progress) {
    const { id } = await RoomProgress.create(
      {
        ...fromCarriedRow<typeof RoomProgress>(row),
        roundId,
        teamId: sure(names.team(teamId)),
        roomId: sure(names.room(roomId)),
      },
      client
    )
    const answers = wrongAnswers.map((one) => ({
      ...fromCarriedRow<typeof WrongAnswer>(one),
      roomProgressId: id,
    }))
    await WrongAnswer.createMany(answers, client)
  }
}

/** Every team with points is in the file. */
function sure(id: number | null): number {
  if (id === null) throw new Error('The file has points of a team or room that it does not have')
  return id
}
