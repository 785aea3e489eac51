import type { ApiClient } from '@japa/api-client'
import { type DateTime } from 'luxon'
import { controlGame } from '#app/live/control/control_game'
import { enableGame, configureGame } from '#app/live/customers/configure_game'
import Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

const COSTS = {
  maxPunten: 100,
  minPunten: 20,
  foutCost: 5,
  hint1Cost: 10,
  hint2Cost: 15,
  hint3Cost: 20,
}

/** A room with an answer that is easily remembered: 'antwoord 1|een' for the first. */
export function createRoom(sequenceNumber: number) {
  return Room.create({
    naam: `Kamer ${sequenceNumber}`,
    adminnaam: `A${sequenceNumber} Kamer`,
    opberg: `Kist ${sequenceNumber}`,
    volgnummer: sequenceNumber,
    tijdschatting: 5,
    vraag: `Vraag van kamer ${sequenceNumber}?`,
    antwoord: `antwoord ${sequenceNumber}|oplossing ${sequenceNumber}`,
    hint1: `Eerste duwtje ${sequenceNumber}`,
    hint2: `Tweede duwtje ${sequenceNumber}`,
    hint3: `Derde duwtje ${sequenceNumber}`,
    ...COSTS,
  })
}

type Options = { readonly rooms?: number; readonly teams?: number; readonly tijdsduur?: number }

/** A klant with a game that has rooms and teams, closed. */
export async function createEvening({
  rooms: count = 3,
  teams = 3,
  tijdsduur: duration = 60,
}: Options = {}) {
  const customer = await Customer.create({ name: 'Bakkerij Brink', email: 'brink@example.nl' })
  await enableGame(customer.id)
  const game = await Spellenfabriek.findByOrFail('klant_id', customer.id)
  const rooms: Room[] = []
  for (let number = 1; number <= count; number++) rooms.push(await createRoom(number))
  await configureGame(game.id, {
    tijdsduur: duration,
    roomsIdsChecked: rooms.map(({ id }) => id),
    roomsIdsNotChecked: [],
    aantalTeams: teams,
  })
  return {
    klant: customer,
    spel: game,
    rooms,
    teams: await Team.query().where('klant_id', customer.id).orderBy('nummer'),
  }
}

/** The same, and the time runs; since when is a choice. */
export async function createPlayingEvening(options: Options & { readonly sinds?: DateTime } = {}) {
  const evening = await createEvening(options)
  await controlGame(evening.spel.id, 'openlobby')
  await controlGame(evening.spel.id, 'startspel', { nu: options.sinds })
  await evening.spel.refresh()
  return evening
}

/** The calls of a team, as one of its phones makes them. */
export function phone(client: ApiClient, { apiToken }: Pick<Team, 'apiToken'>) {
  const headers = { authorization: `Bearer ${apiToken}` }
  const callApi = (call: string, data: object = {}) =>
    client.post(`/api/spellenfabriek/${call}`).headers(headers).json(data)
  return {
    roep: callApi,
    vraag: (call: 'me' | 'klant') => client.get(`/api/spellenfabriek/${call}`).headers(headers),
    betreed: (room: Pick<Room, 'id'>) => callApi('enterroom', { roomid: room.id }),
    antwoord: (room: Pick<Room, 'id'>, answer: string) =>
      callApi('answerOk', { roomid: room.id, points: 100, antwoord: answer }),
  }
}
