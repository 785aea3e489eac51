import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { DateTime } from 'luxon'
import { legVast, type Wie } from '#app/core/leg_vast'
import type { Roomgegevens } from '#app/beheer/validators/room_validator'
import { attemptInTransaction, inTransaction } from '#app/core/database/transaction'
import { veranderSpel } from '#app/spellenfabriek/verander_spel'
import { err, ok, type Result } from '#domain/result'
import { magArchiveren, magWijzigen, type Roomweigering } from '#domain/spellenfabriek/room'
import Room from '#models/room'
import Spellenfabriek from '#models/spellenfabriek'

/** Why a room stays as it is, and whose game it is in. */
export type Geweigerd = Roomweigering & { readonly klanten: readonly string[] }

/** A new room; what is sent twice is made once. */
export function maakRoom(wie: Wie, gegevens: Roomgegevens): Promise<Room> {
  const kolommen = alsKolommen(gegevens)
  return inTransaction(async (trx) => {
    const zelfde = await Room.query({ client: trx })
      .where(kolommen)
      .whereNull('gearchiveerd_op')
      .first()
    if (zelfde) return zelfde
    const room = await Room.create({ ...kolommen, gearchiveerdOp: null }, { client: trx })
    await legVast(trx, wie, 'room_gemaakt', room.adminnaam)
    return room
  })
}

/** Changes a room. Games that are being played show their teams the new texts at once. */
export function wijzigRoom(
  wie: Wie,
  roomId: number,
  gegevens: Roomgegevens
): Promise<Result<Room, Geweigerd>> {
  return metRoom(roomId, 'room_gewijzigd', async ({ room, spellen, trx }) => {
    const gespeeld = spellen.filter(wordtGespeeld)
    const oud = { antwoord: room.antwoord, ...room.scoreregels }
    const mag = magWijzigen(oud, gegevens, gespeeld.length > 0)
    if (!mag.ok) return weigering(mag.error, gespeeld)
    room.merge(alsKolommen(gegevens))
    if (!room.$isDirty) return ok([])
    await room.save()
    await legVast(trx, wie, 'room_gewijzigd', room.adminnaam)
    return ok(gespeeld)
  })
}

/**
 * Puts a room away: it can no longer be chosen, and games that have yet to begin go without it. Rounds
 * that were played keep it.
 */
export function archiveerRoom(wie: Wie, roomId: number): Promise<Result<Room, Geweigerd>> {
  return metRoom(roomId, 'room_gearchiveerd', async ({ room, spellen, trx }) => {
    if (room.gearchiveerdOp !== null) return ok([])
    const gespeeld = spellen.filter(wordtGespeeld)
    const mag = magArchiveren(gespeeld.length > 0)
    if (!mag.ok) return weigering(mag.error, gespeeld)
    room.gearchiveerdOp = DateTime.utc()
    await room.save()
    const zonder = spellen.filter(moetNogBeginnen)
    const ids = zonder.map(({ id }) => id)
    await keuzes(roomId).useTransaction(trx).whereIn('spellenfabriek_id', ids).delete()
    await legVast(trx, wie, 'room_gearchiveerd', room.adminnaam)
    return ok(zonder)
  })
}

/** Takes a room out of the archive, to be chosen again. */
export function haalRoomTerug(wie: Wie, roomId: number): Promise<Result<Room, Geweigerd>> {
  return metRoom(roomId, 'room_teruggehaald', async ({ room, trx }) => {
    if (room.gearchiveerdOp === null) return ok([])
    room.gearchiveerdOp = null
    await room.save()
    await legVast(trx, wie, 'room_teruggehaald', room.adminnaam)
    return ok([])
  })
}

/** The games that a room was chosen for, with their klanten. */
export function spellenMet(
  roomId: number,
  client?: TransactionClientContract
): Promise<Spellenfabriek[]> {
  return Spellenfabriek.query({ client })
    .whereIn('id', keuzes(roomId).select('spellenfabriek_id'))
    .preload('klant')
    .orderBy('id')
}

export const wordtGespeeld = ({ status }: Spellenfabriek) => status === 'started'

/** No round of it is on any screen. */
export const moetNogBeginnen = ({ status }: Spellenfabriek) =>
  status === 'closed' || status === 'open'

const keuzes = (roomId: number) => db.from('spellenfabriek_roomkeuzes').where('room_id', roomId)

const weigering = (reden: Roomweigering, spellen: Spellenfabriek[]) =>
  err({ ...reden, klanten: spellen.map(({ klant }) => klant.name) })

type InHanden = {
  readonly room: Room
  readonly spellen: Spellenfabriek[]
  readonly trx: TransactionClientContract
}

/**
 * Changes a room with all games that chose it held still, so that none of them starts in between. Their
 * version goes up, and the games that `werk` names write it down and tell their screens. A refusal leaves
 * everything as it was, versions and all.
 */
async function metRoom(
  roomId: number,
  wat: string,
  werk: (inHanden: InHanden) => Promise<Result<Spellenfabriek[], Geweigerd>>
): Promise<Result<Room, Geweigerd>> {
  const gedaan = await attemptInTransaction(async (trx) => {
    await Spellenfabriek.query({ client: trx })
      .whereIn('id', keuzes(roomId).select('spellenfabriek_id'))
      .increment('versie', 1)
    const room = await Room.findOrFail(roomId, { client: trx })
    const geraakt = await werk({ room, spellen: await spellenMet(roomId, trx), trx })
    return geraakt.ok ? ok({ room, spellen: geraakt.value }) : geraakt
  })
  if (!gedaan.ok) return gedaan
  const { room, spellen } = gedaan.value
  for (const { id } of spellen)
    await veranderSpel(id, async (spel) => {
      await spel.meld('SpellenFabriekStatus', wat, { room_id: room.id, naam: room.adminnaam })
      return ok(undefined)
    })
  return ok(room)
}

function alsKolommen(gegevens: Roomgegevens) {
  const { naam, adminnaam, opberg, volgnummer, tijdschatting, vraag, antwoord } = gegevens
  const { hint1, hint2, hint3 } = gegevens
  return {
    naam,
    adminnaam,
    opberg,
    volgnummer,
    tijdschatting,
    vraag,
    antwoord,
    hint1,
    hint2,
    hint3,
    maxPunten: gegevens.max_punten,
    minPunten: gegevens.min_punten,
    foutCost: gegevens.fout_cost,
    hint1Cost: gegevens.hint1_cost,
    hint2Cost: gegevens.hint2_cost,
    hint3Cost: gegevens.hint3_cost,
  }
}
