import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { recordAudit, type Actor } from '#app/core/record_audit'
import type { RoomData } from '#app/live/rooms/room_validator'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { changeGame } from '#app/live/game/change_game'
import { err, ok, type Result } from '#domain/result'
import { mayArchive, mayChange, type RoomRefusal } from '#domain/live/rooms'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'

/** Why a room stays as it is, and whose game it is in. */
export type Refused = RoomRefusal & { readonly klanten: readonly string[] }

/** A new room; what is sent twice is made once. */
export function createRoom(who: Actor, data: RoomData): Promise<Room> {
  const columns = asColumns(data)
  return inTransaction(async (trx) => {
    const same = await Room.query({ client: trx })
      .where(columns)
      .whereNull('gearchiveerd_op')
      .first()
    if (same) return same
    const room = await Room.create({ ...columns, gearchiveerdOp: null }, { client: trx })
    await recordAudit(trx, who, 'room_gemaakt', room.adminnaam)
    return room
  })
}

/** Changes a room. Games that are being played show their teams the new texts at once. */
export function changeRoom(
  who: Actor,
  roomId: number,
  data: RoomData
): Promise<Result<Room, Refused>> {
  return withRoom(roomId, 'room_gewijzigd', async ({ room, spellen: games, trx }) => {
    const played = games.filter(isBeingPlayed)
    const old = { antwoord: room.antwoord, ...room.scoreregels }
    const allowed = mayChange(old, data, played.length > 0)
    if (!allowed.ok) return refusal(allowed.error, played)
    room.merge(asColumns(data))
    if (!room.$isDirty) return ok([])
    await room.save()
    await recordAudit(trx, who, 'room_gewijzigd', room.adminnaam)
    return ok(played)
  })
}

/**
 * Puts a room away: it can no longer be chosen, and games that have yet to begin go without it. Rounds
 * that were played keep it.
 */
export function archiveRoom(who: Actor, roomId: number): Promise<Result<Room, Refused>> {
  return withRoom(roomId, 'room_gearchiveerd', async ({ room, spellen: games, trx }) => {
    if (room.gearchiveerdOp !== null) return ok([])
    const played = games.filter(isBeingPlayed)
    const allowed = mayArchive(played.length > 0)
    if (!allowed.ok) return refusal(allowed.error, played)
    room.gearchiveerdOp = DateTime.utc()
    await room.save()
    const without = games.filter(hasYetToBegin)
    const ids = without.map(({ id }) => id)
    await choices(roomId).useTransaction(trx).whereIn('spellenfabriek_id', ids).delete()
    await recordAudit(trx, who, 'room_gearchiveerd', room.adminnaam)
    return ok(without)
  })
}

/** Takes a room out of the archive, to be chosen again. */
export function restoreRoom(who: Actor, roomId: number): Promise<Result<Room, Refused>> {
  return withRoom(roomId, 'room_teruggehaald', async ({ room, trx }) => {
    if (room.gearchiveerdOp === null) return ok([])
    room.gearchiveerdOp = null
    await room.save()
    await recordAudit(trx, who, 'room_teruggehaald', room.adminnaam)
    return ok([])
  })
}

/** The games that a room was chosen for, with their klanten. */
export function gamesWith(
  roomId: number,
  client?: TransactionClientContract
): Promise<Spellenfabriek[]> {
  return Spellenfabriek.query({ client })
    .whereIn('id', choices(roomId).select('spellenfabriek_id'))
    .preload('klant')
    .orderBy('id')
}

export const isBeingPlayed = ({ status }: Spellenfabriek) => status === 'started'

/** No round of it is on any screen. */
export const hasYetToBegin = ({ status }: Spellenfabriek) =>
  status === 'closed' || status === 'open'

const choices = (roomId: number) => db.from('spellenfabriek_roomkeuzes').where('room_id', roomId)

const refusal = (reason: RoomRefusal, games: Spellenfabriek[]) =>
  err({ ...reason, klanten: games.map(({ klant: customer }) => customer.name) })

type HeldRoom = {
  readonly room: Room
  readonly spellen: Spellenfabriek[]
  readonly trx: TransactionClientContract
}

/**
 * Changes a room with all games that chose it held still, so that none of them starts in between. Their
 * version goes up, and the games that `werk` names write it down and tell their screens. A refusal leaves
 * everything as it was, versions and all.
 */
async function withRoom(
  roomId: number,
  what: string,
  work: (held: HeldRoom) => Promise<Result<Spellenfabriek[], Refused>>
): Promise<Result<Room, Refused>> {
  const outcome = await attemptInTransaction(async (trx) => {
    await Spellenfabriek.query({ client: trx })
      .whereIn('id', choices(roomId).select('spellenfabriek_id'))
      .increment('versie', 1)
    const room = await Room.findOrFail(roomId, { client: trx })
    const affected = await work({ room, spellen: await gamesWith(roomId, trx), trx })
    return affected.ok ? ok({ room, spellen: affected.value }) : affected
  })
  if (!outcome.ok) return outcome
  const { room, spellen: games } = outcome.value
  for (const { id } of games)
    await changeGame(id, async (game) => {
      await game.meld('SpellenFabriekStatus', what, { room_id: room.id, naam: room.adminnaam })
      return ok(undefined)
    })
  return ok(room)
}

function asColumns(data: RoomData) {
  const {
    naam: name,
    adminnaam: adminName,
    opberg: storage,
    volgnummer: sequenceNumber,
    tijdschatting: timeEstimate,
    vraag: question,
    antwoord: answer,
  } = data
  const { hint1, hint2, hint3 } = data
  return {
    naam: name,
    adminnaam: adminName,
    opberg: storage,
    volgnummer: sequenceNumber,
    tijdschatting: timeEstimate,
    vraag: question,
    antwoord: answer,
    hint1,
    hint2,
    hint3,
    maxPunten: data.max_punten,
    minPunten: data.min_punten,
    foutCost: data.fout_cost,
    hint1Cost: data.hint1_cost,
    hint2Cost: data.hint2_cost,
    hint3Cost: data.hint3_cost,
  }
}
