import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { attemptInTransaction } from '#app/core/database/transaction'
import { COMMAND_LINE, recordAudit } from '#app/core/record_audit'
import { freshToken } from '#app/core/tokens'
import { LEFT_BEHIND, type EveningContent } from '#app/live/carrying/carried_content'
import { toCarriedRow } from '#app/live/carrying/carried_row'
import { hasYetToBegin } from '#app/live/rooms/manage_rooms'
import { err, ok, type Result } from '#domain/result'
import Customer from '#models/live/customer'
import PackedEvening from '#models/live/packed_evening'
import Spellenfabriek from '#models/live/spellenfabriek'
import Team from '#models/live/team'

export type PackRefusal =
  | { readonly type: 'no_customer' }
  | { readonly type: 'no_game' }
  | { readonly type: 'no_rooms' }
  | { readonly type: 'playing' }

/**
 * Collects what a laptop needs to run the evening of a customer. Packing again gives the same
 * evening, with its key.
 */
export function packEvening(customerId: number): Promise<Result<EveningContent, PackRefusal>> {
  return attemptInTransaction<EveningContent, PackRefusal>(async (trx) => {
    const client = { client: trx }
    const customer = await Customer.find(customerId, client)
    if (!customer) return err({ type: 'no_customer' })
    const game = await Spellenfabriek.findBy('customer_id', customerId, client)
    if (!game) return err({ type: 'no_game' })
    if (!hasYetToBegin(game)) return err({ type: 'playing' })
    const rooms = await game.related('rooms').query().whereNull('archived_at')
    if (rooms.length === 0) return err({ type: 'no_rooms' })
    const teams = await Team.query(client).where('customer_id', customerId).orderBy('number')

    const { key, returnSecret } = await packedEvening(customerId, trx)
    await recordAudit(trx, COMMAND_LINE, 'evening_packed', customer.name)
    const { duration, teamCount, hint3Counts, scoresHidden } = game
    return ok({
      key,
      returnSecret,
      customer: { name: customer.name },
      game: { duration, teamCount, hint3Counts, scoresHidden },
      rooms: rooms.map((room) => ({ homeId: room.id, row: toCarriedRow(room, LEFT_BEHIND.room) })),
      teams: teams.map((team) => ({
        number: team.number,
        row: toCarriedRow(team, LEFT_BEHIND.team),
      })),
    })
  })
}

function packedEvening(customerId: number, client: TransactionClientContract) {
  const drawn = { key: freshToken(), returnSecret: freshToken() }
  return PackedEvening.firstOrCreate({ customerId }, drawn, { client })
}
