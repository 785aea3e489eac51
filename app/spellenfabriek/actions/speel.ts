import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { isTijdOm } from '#app/spellenfabriek/deadline'
import { bekijkSpelstand, voortgangVan } from '#app/spellenfabriek/spelstand'
import { veranderSpel, type SpelInHanden } from '#app/spellenfabriek/verander_spel'
import type { Weigering } from '#app/spellenfabriek/weigering'
import { err, ok, type Result } from '#domain/result'
import { isJuistAntwoord, vergelijkbaar } from '#domain/spellenfabriek/antwoord'
import { magBetreden } from '#domain/spellenfabriek/betreden'
import { magAntwoordTonen, magHint, type Hintnummer } from '#domain/spellenfabriek/hints'
import { berekenPunten } from '#domain/spellenfabriek/punten'
import Bezetting from '#models/bezetting'
import type Room from '#models/room'
import type Team from '#models/team'
import Voortgang from '#models/voortgang'
import db from '@adonisjs/lucid/services/db'

/** Who does it, in which game. */
export type Speler = { readonly team: Team; readonly spellenfabriekId: number }
type Gedaan = Promise<Result<void, Weigering>>

/** What a right or a wrong answer brings. */
export type Beoordeling =
  { readonly juist: true; readonly punten: number } | { readonly juist: false }

/** Takes a room for the team; of two that press at once, one is in and the other hears who was first. */
export function betreedRoom({ team, spellenfabriekId }: Speler, roomId: number): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const room = speelbareRoom(spel, roomId)
    if (!room.ok) return room
    return neemRoom(spel, team, room.value)
  })
}

/** Gives the room back; who was not in it changes nothing. */
export function verlaatRoom({ team, spellenfabriekId }: Speler, roomId: number): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const bezetting = spel.stand.bezettingen.find(
      (een) => een.teamId === team.id && een.roomId === roomId
    )
    if (bezetting) await geefRoomVrij(spel, bezetting)
    return ok(undefined)
  })
}

/** Uses a hint, once, whoever presses how often. */
export function gebruikHint(
  { team, spellenfabriekId }: Speler,
  roomId: number,
  nummer: Hintnummer
): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const bezig = await inRoom(spel, team, roomId)
    if (!bezig.ok) return bezig
    const voortgang = bezig.value.voortgang
    const hint = `hint${nummer}` as const
    if (voortgang.antwoord || voortgang[hint]) return ok(undefined)
    if (!magHint(nummer, voortgang.verbruik))
      return err({ type: 'hint_nog_dicht', eerst: (nummer - 1) as 1 | 2 })
    voortgang[hint] = true
    await voortgang.save()
    await meldVoortgang(spel, team, roomId, hint)
    return ok(undefined)
  })
}

/**
 * Judges an answer. Right: the points are computed here, and the room is free again. Wrong: it costs
 * points once, however often the same text is sent.
 */
export function beantwoordRoom(
  { team, spellenfabriekId }: Speler,
  roomId: number,
  antwoord: string
): Promise<Result<Beoordeling, Weigering>> {
  return veranderSpel<Beoordeling>(spellenfabriekId, async (spel) => {
    const bezig = await inRoom(spel, team, roomId)
    if (!bezig.ok) return bezig
    const { room, voortgang } = bezig.value
    if (voortgang.antwoord) return ok({ juist: true, punten: voortgang.points })
    if (!isJuistAntwoord(antwoord, room.antwoord)) {
      await telFout(spel, team, voortgang, antwoord)
      return ok({ juist: false })
    }
    const punten = berekenPunten(room.scoreregels, voortgang.verbruik, spel.stand.spel.hint3Telt)
    await rondRoomAf(spel, team, voortgang, punten, 'opgelost')
    return ok({ juist: true, punten })
  })
}

/** Shows the answer, for 0 points, after hint 3. */
export function toonRoomantwoord({ team, spellenfabriekId }: Speler, roomId: number): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const bezig = await inRoom(spel, team, roomId)
    if (!bezig.ok) return bezig
    const { voortgang } = bezig.value
    if (voortgang.antwoord) return ok(undefined)
    if (!magAntwoordTonen(voortgang.verbruik)) return err({ type: 'hint_nog_dicht', eerst: 3 })
    await rondRoomAf(spel, team, voortgang, 0, 'antwoord_getoond')
    return ok(undefined)
  })
}

/** A wrong answer whose text was not sent; each one counts. */
export function meldFout(
  { team, spellenfabriekId }: Speler,
  roomId: number,
  antwoord?: string
): Gedaan {
  return veranderSpel(spellenfabriekId, async (spel) => {
    const bezig = await inRoom(spel, team, roomId)
    if (!bezig.ok) return bezig
    if (!bezig.value.voortgang.antwoord) await telFout(spel, team, bezig.value.voortgang, antwoord)
    return ok(undefined)
  })
}

/**
 * Only a nudge: the game ends when the server's clock says so, which `veranderSpel` looks at first. A
 * whole hall sends it at once, so a transaction is for who is in time to end it only.
 */
export async function meldTijdOm({ spellenfabriekId }: Speler): Gedaan {
  const stand = await bekijkSpelstand(spellenfabriekId)
  if (!stand || !isTijdOm(stand, DateTime.utc())) return ok(undefined)
  return veranderSpel(spellenfabriekId, async () => ok(undefined))
}

/** A room of this game, while it is being played. */
function speelbareRoom({ stand }: SpelInHanden, roomId: number): Result<Room, Weigering> {
  const { spel, rooms } = stand
  if (spel.status === 'timeout' || spel.status === 'finished') return err({ type: 'tijd_voorbij' })
  if (spel.status !== 'started' || !stand.ronde) return err({ type: 'niet_begonnen' })
  if (spel.gepauzeerdOp !== null) return err({ type: 'gepauzeerd' })
  const room = rooms.find(({ id }) => id === roomId)
  return room ? ok(room) : err({ type: 'onbekende_room' })
}

/**
 * The room that a team works in. Whose lease ran out while its phones slept has it back at once when
 * nobody else took it.
 */
async function inRoom(spel: SpelInHanden, team: Team, roomId: number) {
  const room = speelbareRoom(spel, roomId)
  if (!room.ok) return room
  const eerder = voortgangVan(spel.stand, team.id, roomId)
  if (!eerder?.antwoord) {
    const binnen = await neemRoom(spel, team, room.value)
    if (!binnen.ok)
      return binnen.error.type === 'al_in_room' ? err({ type: 'niet_in_room' } as const) : binnen
  }
  const client = spel.trx
  const voortgang = eerder
    ? await Voortgang.findOrFail(eerder.id, { client })
    : await Voortgang.create(
        { rondeId: spel.stand.ronde!.id, teamId: team.id, roomId, ...ONBEGONNEN },
        { client }
      )
  return ok({ room: room.value, voortgang })
}

const ONBEGONNEN = {
  antwoord: false,
  hint1: false,
  hint2: false,
  hint3: false,
  aantalFout: 0,
  points: 0,
}

async function neemRoom(
  spel: SpelInHanden,
  team: Team,
  room: Room
): Promise<Result<void, Weigering>> {
  const { spel: rij, bezettingen } = spel.stand
  const klaar = voortgangVan(spel.stand, team.id, room.id)?.antwoord ?? false
  const mag = magBetreden(
    team.id,
    room.id,
    bezettingen.map(({ regel }) => regel),
    klaar,
    spel.nu.toMillis()
  )
  if (!mag.ok) return mag
  if (mag.value === 'al_binnen') return ok(undefined)

  /** What is left here by teams that went silent. */
  await Bezetting.query({ client: spel.trx })
    .where('spellenfabriek_id', rij.id)
    .where((query) => query.where('room_id', room.id).orWhere('team_id', team.id))
    .delete()
  await Bezetting.create(
    { spellenfabriekId: rij.id, roomId: room.id, teamId: team.id, gezienOp: spel.nu },
    { client: spel.trx }
  )
  spel.staatNuIn = room.id
  await spel.meld('SpellenFabriekTeamRoomEnter', 'betreden', { room_id: room.id }, team.id)
  return ok(undefined)
}

export async function geefRoomVrij(spel: SpelInHanden, bezetting: Bezetting, door = 'verlaten') {
  await Bezetting.query({ client: spel.trx }).where('id', bezetting.id).delete()
  spel.staatNuIn = null
  await spel.meld(
    'SpellenFabriekTeamRoomLeave',
    door,
    { room_id: bezetting.roomId },
    bezetting.teamId
  )
}

async function rondRoomAf(
  spel: SpelInHanden,
  team: Team,
  voortgang: Voortgang,
  punten: number,
  wat: string
) {
  voortgang.antwoord = true
  voortgang.points = punten
  await voortgang.save()
  await Bezetting.query({ client: spel.trx })
    .where({ spellenfabriek_id: spel.stand.spel.id, team_id: team.id })
    .delete()
  spel.staatNuIn = null
  spel.gebeurtenissen.add('SpellenFabriekTeamRoomLeave')
  await meldVoortgang(spel, team, voortgang.roomId, wat, { punten })
}

async function telFout(
  spel: SpelInHanden,
  team: Team,
  voortgang: Voortgang,
  antwoord: string | undefined
) {
  if (antwoord !== undefined) {
    const rij = {
      voortgang_id: voortgang.id,
      antwoord: vergelijkbaar(antwoord).slice(0, 200),
      created_at: asColumn(spel.nu),
    }
    const eerder = await db
      .from('foute_antwoorden')
      .useTransaction(spel.trx)
      .where({ voortgang_id: rij.voortgang_id, antwoord: rij.antwoord })
      .first()
    if (eerder) return
    await db.table('foute_antwoorden').useTransaction(spel.trx).insert(rij)
  }
  voortgang.aantalFout += 1
  await voortgang.save()
  await meldVoortgang(spel, team, voortgang.roomId, 'fout', { antwoord })
}

function meldVoortgang(
  spel: SpelInHanden,
  team: Team,
  roomId: number,
  wat: string,
  gegevens: Record<string, unknown> = {}
) {
  return spel.meld(
    'SpellenFabriekTeamUpdateVoortgang',
    wat,
    { room_id: roomId, ...gegevens },
    team.id
  )
}
