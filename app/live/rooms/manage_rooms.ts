import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import type { ChangedMeanwhile } from '#app/admin/shell/changed_meanwhile'
import { markOfStored } from '#app/core/mark'
import { recordAudit, type Actor } from '#app/core/record_audit'
import type { RoomData } from '#app/live/rooms/room_validator'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { changeGame } from '#app/live/game/change_game'
import { realGames } from '#app/live/rehearsal/without_copies'
import { err, ok, type Result } from '#domain/result'
import { defaultEmblem } from '#domain/live/doors'
import { mayArchive, mayChange, type RoomRefusal } from '#domain/live/rooms'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'

/** Why a room cannot change, and the customers whose games use it. */
export type Refused = (RoomRefusal & { readonly customers: readonly string[] }) | ChangedMeanwhile

/** Creates a room; a repeated request creates it once. */
export function createRoom(who: Actor, given: RoomData): Promise<Room> {
  const data = { emblem: defaultEmblem(given.sequenceNumber), ...given }
  return inTransaction(async (trx) => {
    const same = await Room.query({ client: trx })
      .where({ ...data })
      .whereNull('archived_at')
      .first()
    if (same) return same
    const room = await Room.create({ ...data, archivedAt: null }, { client: trx })
    await recordAudit(trx, who, 'room_created', room.adminName)
    return room
  })
}

/** A mark of what can be changed of a room. */
export const roomMark = (room: Room) =>
  markOfStored([
    ...[room.name, room.adminName, room.storage, room.sequenceNumber, room.timeEstimate],
    ...[room.question, room.answer, room.hint1, room.hint2, room.hint3, room.emblem],
    ...Object.entries(room.scoreRules).sort(([one], [other]) => one.localeCompare(other)),
  ])

/**
 * Changes a room. Games that are being played show their teams the new texts at once.
 *
 * @param seen the mark of the room on the screen, see `roomMark`; undefined from a program
 */
export function changeRoom(
  who: Actor,
  roomId: number,
  data: RoomData,
  seen?: string
): Promise<Result<Room, Refused>> {
  return withRoom(roomId, 'room_changed', async ({ room, games, trx }) => {
    const played = games.filter(isBeingPlayed)
    const old = { answer: room.answer, ...room.scoreRules }
    const allowed = mayChange(old, data, played.length > 0)
    if (!allowed.ok) return refusal(allowed.error, played)
    const mark = roomMark(room)
    room.merge(data)
    if (!room.$isDirty) return ok([])
    if (seen !== undefined && seen !== mark) return err({ type: 'changed_meanwhile' })
    await room.save()
    await recordAudit(trx, who, 'room_changed', room.adminName)
    return ok(played)
  })
}

/**
 * Archives a room. It can no longer be chosen, and games that have not started continue without it.
 * Rounds that were played keep it.
 */
export function archiveRoom(who: Actor, roomId: number): Promise<Result<Room, Refused>> {
  return withRoom(roomId, 'room_archived', async ({ room, games, trx }) => {
    if (room.archivedAt !== null) return ok([])
    const played = games.filter(isBeingPlayed)
    const allowed = mayArchive(played.length > 0)
    if (!allowed.ok) return refusal(allowed.error, played)
    room.archivedAt = DateTime.utc()
    await room.save()
    const without = games.filter(hasYetToBegin)
    const ids = without.map(({ id }) => id)
    await choices(roomId).useTransaction(trx).whereIn('spellenfabriek_id', ids).delete()
    await recordAudit(trx, who, 'room_archived', room.adminName)
    return ok(without)
  })
}

/** Takes a room out of the archive, so that it can be chosen again. */
export function restoreRoom(who: Actor, roomId: number): Promise<Result<Room, Refused>> {
  return withRoom(roomId, 'room_restored', async ({ room, trx }) => {
    if (room.archivedAt === null) return ok([])
    room.archivedAt = null
    await room.save()
    await recordAudit(trx, who, 'room_restored', room.adminName)
    return ok([])
  })
}

/**
 * The games for which a room was chosen, with their customers. Copies that robots play do not
 * count.
 */
export function gamesWith(
  roomId: number,
  client?: TransactionClientContract
): Promise<Spellenfabriek[]> {
  return Spellenfabriek.query({ client })
    .whereIn('id', choices(roomId).select('spellenfabriek_id'))
    .whereIn('id', realGames())
    .preload('customer')
    .orderBy('id')
}

export const isBeingPlayed = ({ status }: Spellenfabriek) => status === 'started'

/** Whether no round of the game is on any screen. */
export const hasYetToBegin = ({ status }: Spellenfabriek) =>
  status === 'closed' || status === 'open'

const choices = (roomId: number) => db.from('room_selections').where('room_id', roomId)

const refusal = (reason: RoomRefusal, games: Spellenfabriek[]) =>
  err({ ...reason, customers: games.map(({ customer }) => customer.name) })

type HeldRoom = {
  readonly room: Room
  readonly games: Spellenfabriek[]
  readonly trx: TransactionClientContract
}

/**
 * Changes a room while all games that chose it are locked, so that none of them starts meanwhile.
 * Their versions rise, and the games that `work` names log the change and tell their screens. A
 * refusal leaves everything as it was, including the versions.
 */
async function withRoom(
  roomId: number,
  what: string,
  work: (held: HeldRoom) => Promise<Result<Spellenfabriek[], Refused>>
): Promise<Result<Room, Refused>> {
  const outcome = await attemptInTransaction(async (trx) => {
    await Spellenfabriek.query({ client: trx })
      .whereIn('id', choices(roomId).select('spellenfabriek_id'))
      .increment('version', 1)
    const room = await orNotFound(
      Room.query({ client: trx }).where('id', roomId).forUpdate().first()
    )
    const affected = await work({ room, games: await gamesWith(roomId, trx), trx })
    return affected.ok ? ok({ room, games: affected.value }) : affected
  })
  if (!outcome.ok) return outcome
  const { room, games } = outcome.value
  for (const { id } of games)
    await changeGame(id, async (game) => {
      await game.report('SpellenFabriekStatus', what, { room_id: room.id, name: room.adminName })
      return ok(undefined)
    })
  return ok(room)
}
