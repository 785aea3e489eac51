import type { ApiClient } from '@japa/api-client'
import db from '@adonisjs/lucid/services/db'
import { DateTime, type DurationLikeObject } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { forgetGameStates } from '#app/live/game/game_state'
import { controlGame } from '#app/live/control/control_game'
import { enableGame, configureGame } from '#app/live/customers/configure_game'
import Customer from '#models/live/customer'
import GameLogEntry from '#models/live/game_log_entry'
import Occupation from '#models/live/occupation'
import PointsCorrection from '#models/live/points_correction'
import Room from '#models/live/room'
import RoomProgress from '#models/live/room_progress'
import Round from '#models/live/round'
import RoundTeam from '#models/live/round_team'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import WrongAnswer from '#models/live/wrong_answer'

const COSTS = {
  maxPoints: 100,
  minPoints: 20,
  wrongCost: 5,
  hint1Cost: 10,
  hint2Cost: 15,
  hint3Cost: 20,
}

/** A room with an answer that is easily remembered: 'antwoord 1|een' for the first. */
export function createRoom(sequenceNumber: number) {
  return Room.create({
    name: `Kamer ${sequenceNumber}`,
    adminName: `A${sequenceNumber} Kamer`,
    storage: `Kist ${sequenceNumber}`,
    sequenceNumber,
    timeEstimate: 5,
    question: `Vraag van kamer ${sequenceNumber}?`,
    answer: `antwoord ${sequenceNumber}|oplossing ${sequenceNumber}`,
    hint1: `Eerste duwtje ${sequenceNumber}`,
    hint2: `Tweede duwtje ${sequenceNumber}`,
    hint3: `Derde duwtje ${sequenceNumber}`,
    ...COSTS,
  })
}

type Options = {
  readonly rooms?: number
  readonly teams?: number
  readonly duration?: number
  /** The customer of the evening; a new one when it is left out. */
  readonly of?: Customer
}

/** A customer with a closed game that has rooms and teams. */
export async function createEvening(options: Options = {}) {
  const { rooms: count = 3, teams = 3, duration = 60 } = options
  const customer =
    options.of ?? (await Customer.create({ name: 'Bakkerij Brink', email: 'brink@example.nl' }))
  await enableGame(customer.id)
  const game = await Spellenfabriek.findByOrFail('customer_id', customer.id)
  const rooms: Room[] = []
  for (let number = 1; number <= count; number++) rooms.push(await createRoom(number))
  await configureGame(game.id, {
    duration,
    roomsIdsChecked: rooms.map(({ id }) => id),
    roomsIdsNotChecked: [],
    teamCount: teams,
  })
  return {
    customer,
    game,
    rooms,
    teams: await Team.query().where('customer_id', customer.id).orderBy('number'),
  }
}

/** The same with a running clock, from a moment of choice. */
export async function createPlayingEvening(options: Options & { readonly since?: DateTime } = {}) {
  const evening = await createEvening(options)
  await controlGame(evening.game.id, 'openlobby')
  await controlGame(evening.game.id, 'startspel', { now: options.since })
  await evening.game.refresh()
  return evening
}

const OF_AN_EVENING = [
  ...[Customer, Spellenfabriek, Team, Occupation, RoomProgress, WrongAnswer],
  ...[Round, RoundTeam, PointsCorrection, GameLogEntry],
]

/** The tables that hold something of an evening; none do once its klant is deleted. */
export async function tablesOfEvenings(): Promise<string[]> {
  const rows = await Promise.all(OF_AN_EVENING.map((model) => model.query().limit(1)))
  return OF_AN_EVENING.filter((_, index) => rows[index]?.length !== 0).map(({ table }) => table)
}

/** Sets back the moments at which teams were heard or entered a room and the game went on. */
export async function silenceTeams(duration: DurationLikeObject) {
  const earlier = (moment: DateTime | null) => moment && asColumn(moment.minus(duration))
  const now = asColumn(DateTime.utc().minus(duration))
  await db.from('teams').update({ heard_at: now })
  await db.from('occupations').update({ entered_at: now })
  for (const game of await Spellenfabriek.all())
    await db
      .from('live_games')
      .where('id', game.id)
      .update({ start: earlier(game.start), resumed_at: earlier(game.resumedAt) })
  forgetGameStates()
}

/** The calls of a team, as one of its phones makes them. */
export function phone(client: ApiClient, { apiToken }: Pick<Team, 'apiToken'>) {
  const headers = { authorization: `Bearer ${apiToken}` }
  const callApi = (call: string, data: object = {}) =>
    client.post(`/api/spellenfabriek/${call}`).headers(headers).json(data)
  return {
    callApi,
    request: (call: 'me' | 'klant') => client.get(`/api/spellenfabriek/${call}`).headers(headers),
    enter: (room: Pick<Room, 'id'>) => callApi('enterroom', { roomid: room.id }),
    answer: (room: Pick<Room, 'id'>, answer: string) =>
      callApi('answerOk', { roomid: room.id, points: 100, antwoord: answer }),
  }
}
