import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attemptInTransaction } from '#app/core/database/transaction'
import { fingerprint, freshToken } from '#app/core/tokens'
import type { EveningContent } from '#app/live/carrying/carried_content'
import { CarriedRooms } from '#app/live/carrying/carried_rooms'
import { fromCarriedRow } from '#app/live/carrying/carried_row'
import { changeGame } from '#app/live/game/change_game'
import { err, ok, type Result } from '#domain/result'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'
import UnpackedEvening from '#models/live/unpacked_evening'
import UnpackedRoom from '#models/live/unpacked_room'

export type UnpackRefusal = { readonly type: 'at_home' } | { readonly type: 'playing' }
export type Unpacked = {
  readonly customerId: number
  readonly outcome: 'new' | 'changed' | 'the same'
}

/** The address of the customer (klant) is not carried. */
const NO_ADDRESS = 'laptop@example.nl'

/**
 * Puts an evening into this shop, all of it or nothing. The same file again changes nothing; a newer
 * one brings what was changed at home, and leaves rounds and chosen names.
 */
export async function unpackEvening(
  content: EveningContent
): Promise<Result<Unpacked, UnpackRefusal>> {
  const evening = await UnpackedEvening.findBy('key', content.key)
  return evening ? unpackAgain(evening, content) : unpackFirst(content)
}

function unpackFirst(content: EveningContent): Promise<Result<Unpacked, UnpackRefusal>> {
  return attemptInTransaction<Unpacked, UnpackRefusal>(async (trx) => {
    const client = { client: trx }
    /** The shop that packed it, or a copy of that shop. */
    const tokens = content.teams.map(({ row }) => String(row.apiToken))
    if (await Team.query(client).whereIn('api_token', tokens).first())
      return err({ type: 'at_home' })

    const { key, returnSecret, customer, game } = content
    const { id: customerId } = await Customer.create({ ...customer, email: NO_ADDRESS }, client)
    const { id: gameId } = await Spellenfabriek.create(
      { ...game, customerId, status: 'closed', screenToken: freshToken() },
      client
    )
    const evening = await UnpackedEvening.create(
      { customerId, key, returnSecret, copy: freshToken(), fingerprint: markOf(content) },
      client
    )
    await fill(trx, { evening, gameId }, content)
    return ok({ customerId, outcome: 'new' })
  })
}

async function unpackAgain(
  evening: UnpackedEvening,
  content: EveningContent
): Promise<Result<Unpacked, UnpackRefusal>> {
  const { customerId } = evening
  if (evening.fingerprint === markOf(content)) return ok({ customerId, outcome: 'the same' })
  const { id: gameId } = await Spellenfabriek.findByOrFail('customer_id', customerId)
  const changed = await changeGame(gameId, async (game) => {
    const { trx, state } = game
    const row = state.game
    if (row.status !== 'closed')
      return err({ type: 'wrong_status', status: row.status, action: 'startspel' })
    await Customer.query({ client: trx }).where('id', customerId).update(content.customer)
    await row.useTransaction(trx).merge(content.game).save()
    await fill(trx, { evening, gameId }, content)
    await evening
      .useTransaction(trx)
      .merge({ fingerprint: markOf(content) })
      .save()
    await game.report('SpellenFabriekStatus', 'unpacked_again')
    return ok(undefined)
  })
  return changed.ok ? ok({ customerId, outcome: 'changed' }) : err({ type: 'playing' })
}

type Place = { readonly evening: UnpackedEvening; readonly gameId: number }

/** Rooms, the choice of rooms, and teams. */
async function fill(
  trx: TransactionClientContract,
  { evening, gameId }: Place,
  { rooms, teams }: EveningContent
) {
  const client = { client: trx }
  const here = await CarriedRooms.load(trx)
  await db.from('room_selections').useTransaction(trx).where('spellenfabriek_id', gameId).delete()
  for (const { homeId, row } of rooms) {
    const room = await here.take(row, { archived: false })
    await db
      .table('room_selections')
      .useTransaction(trx)
      .insert({ spellenfabriek_id: gameId, room_id: room.id })
    await UnpackedRoom.updateOrCreate(
      { unpackedEveningId: evening.id, roomId: room.id },
      { homeId },
      client
    )
  }
  for (const { number, row } of teams) {
    const own = { customerId: evening.customerId, number }
    const values = fromCarriedRow<typeof Team>(row)
    const team = await Team.query(client)
      .where('customer_id', own.customerId)
      .where({ number })
      .first()
    if (!team) await Team.create({ ...values, ...own }, client)
    else await team.merge({ ...values, customName: values.customName ?? team.customName }).save()
  }
}

const markOf = (content: EveningContent) => fingerprint(JSON.stringify(content))
