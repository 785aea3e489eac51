import { DateTime } from 'luxon'
import { firstRoundEnd } from '#app/live/rounds/round_end'
import { accessEnds, isOpen } from '#domain/admin/game_masters'
import GameMasterGrant from '#models/admin/game_master_grant'

/** An invitation with the moment at which it ends by the clock. */
export type TimedGrant = {
  readonly grant: GameMasterGrant
  /** Null for an invitation with a moment of its own, and before the round is over. */
  readonly roundEnd: DateTime | null
  readonly ends: DateTime
}

const withGame = () =>
  GameMasterGrant.query()
    .whereNull('withdrawn_at')
    .preload('game', (game) => game.preload('customer'))
    .orderBy('id')

/** The invitations by which somebody leads evenings at this moment. */
export async function openGrants(adminId: number, now = DateTime.utc()): Promise<TimedGrant[]> {
  return onlyOpen(await withGame().where('admin_id', adminId), now)
}

/** The invitations among these that are still open. */
export async function stillOpen(ids: readonly number[], now = DateTime.utc()) {
  return onlyOpen(await withGame().whereIn('id', [...ids]), now)
}

/** The open invitation of somebody to the evening of one customer; null when there is none. */
export async function openGrant(adminId: number, customerId: number) {
  const open = await openGrants(adminId)
  return open.find(({ grant }) => grant.game.customerId === customerId) ?? null
}

/** The game masters of a game, and everybody who was invited to lead it. */
export async function grantsOf(spellenfabriekId: number, now = DateTime.utc()) {
  const grants = await withGame().where('spellenfabriek_id', spellenfabriekId).preload('admin')
  return onlyOpen(grants, now)
}

async function onlyOpen(grants: readonly GameMasterGrant[], now: DateTime): Promise<TimedGrant[]> {
  const timed = await Promise.all(
    grants.map(async (grant) => {
      const roundEnd = grant.until
        ? null
        : await firstRoundEnd(grant.spellenfabriekId, grant.grantedAt)
      return { grant, roundEnd, ends: accessEnds(grant, roundEnd) }
    })
  )
  return timed.filter(({ grant, roundEnd }) => isOpen(grant, roundEnd, now))
}
