import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { freshToken } from '#app/core/tokens'
import { DURATION } from '#domain/live/game/countdown'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

type Trx = TransactionClientContract

/**
 * Copies the evening of a customer: its rooms and number of teams, with the shortest duration, fresh
 * codes and no names. The copy is in no list and has no address.
 */
export async function copyEvening(trx: Trx, game: Spellenfabriek): Promise<Customer> {
  const original = await Customer.findOrFail(game.customerId, { client: trx })
  const name = original.name.slice(0, 88)
  const copy = await Customer.create(
    { name: `Repetitie ${name}`, email: '', rehearsalOf: original.id },
    { client: trx }
  )
  const { teamCount, hint3Counts } = game
  const row = await Spellenfabriek.create(
    {
      ...{ customerId: copy.id, status: 'closed', duration: DURATION.min, teamCount, hint3Counts },
      screenToken: freshToken(),
    },
    { client: trx }
  )
  const rooms = (await db
    .from('room_selections')
    .useTransaction(trx)
    .join('rooms', 'rooms.id', 'room_selections.room_id')
    .whereNull('rooms.archived_at')
    .where('spellenfabriek_id', game.id)
    .select('room_id')) as { room_id: number }[]
  if (rooms.length > 0)
    await db
      .table('room_selections')
      .useTransaction(trx)
      .multiInsert(rooms.map(({ room_id }) => ({ spellenfabriek_id: row.id, room_id })))
  for (let number = 1; number <= teamCount; number++)
    await Team.create(
      { customerId: copy.id, number, name: `Team ${number}`, apiToken: freshToken() },
      { client: trx }
    )
  return copy
}

/** Removes a copy with everything that was played in it. */
export async function removeCopy(trx: Trx, copyId: number) {
  await Customer.query({ client: trx }).where('id', copyId).whereNotNull('rehearsal_of').delete()
}
