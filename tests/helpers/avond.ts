import type { ApiClient } from '@japa/api-client'
import { type DateTime } from 'luxon'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { schakelSpelIn, stelSpelIn } from '#app/beheer/actions/stel_spel_in'
import Klant from '#models/klant'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'
import Team from '#models/team'

const KOSTEN = {
  maxPunten: 100,
  minPunten: 20,
  foutCost: 5,
  hint1Cost: 10,
  hint2Cost: 15,
  hint3Cost: 20,
}

/** A room with an answer that is easily remembered: 'antwoord 1|een' for the first. */
export function maakRoom(volgnummer: number) {
  return Room.create({
    naam: `Kamer ${volgnummer}`,
    adminnaam: `A${volgnummer} Kamer`,
    opberg: `Kist ${volgnummer}`,
    volgnummer,
    tijdschatting: 5,
    vraag: `Vraag van kamer ${volgnummer}?`,
    antwoord: `antwoord ${volgnummer}|oplossing ${volgnummer}`,
    hint1: `Eerste duwtje ${volgnummer}`,
    hint2: `Tweede duwtje ${volgnummer}`,
    hint3: `Derde duwtje ${volgnummer}`,
    ...KOSTEN,
  })
}

type Opties = { readonly rooms?: number; readonly teams?: number; readonly tijdsduur?: number }

/** A klant with a game that has rooms and teams, closed. */
export async function maakAvond({ rooms: aantal = 3, teams = 3, tijdsduur = 60 }: Opties = {}) {
  const klant = await Klant.create({ name: 'Bakkerij Brink', email: 'brink@example.nl' })
  await schakelSpelIn(klant.id)
  const spel = await Spellenfabriek.findByOrFail('klant_id', klant.id)
  const rooms: Room[] = []
  for (let nummer = 1; nummer <= aantal; nummer++) rooms.push(await maakRoom(nummer))
  await stelSpelIn(spel.id, {
    tijdsduur,
    roomsIdsChecked: rooms.map(({ id }) => id),
    roomsIdsNotChecked: [],
    aantalTeams: teams,
  })
  return {
    klant,
    spel,
    rooms,
    teams: await Team.query().where('klant_id', klant.id).orderBy('nummer'),
  }
}

/** The same, and the time runs; since when is a choice. */
export async function maakSpelendeAvond(opties: Opties & { readonly sinds?: DateTime } = {}) {
  const avond = await maakAvond(opties)
  await bestuurSpel(avond.spel.id, 'openlobby')
  await bestuurSpel(avond.spel.id, 'startspel', { nu: opties.sinds })
  await avond.spel.refresh()
  return avond
}

/** The calls of a team, as one of its phones makes them. */
export function telefoon(client: ApiClient, { apiToken }: Pick<Team, 'apiToken'>) {
  const met = { authorization: `Bearer ${apiToken}` }
  const roep = (call: string, data: object = {}) =>
    client.post(`/api/spellenfabriek/${call}`).headers(met).json(data)
  return {
    roep,
    vraag: (call: 'me' | 'klant') => client.get(`/api/spellenfabriek/${call}`).headers(met),
    betreed: (room: Pick<Room, 'id'>) => roep('enterroom', { roomid: room.id }),
    antwoord: (room: Pick<Room, 'id'>, antwoord: string) =>
      roep('answerOk', { roomid: room.id, points: 100, antwoord }),
  }
}
