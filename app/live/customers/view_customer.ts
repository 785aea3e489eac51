import type { DateTime } from 'luxon'
import { lastHeard } from '#app/live/teams/hearing'
import { viewGameState, type GameState } from '#app/live/game/game_state'
import type Admin from '#models/admin/admin'
import type Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'

/** A customer and their game, with the rooms that it may choose from; no game is null. */
export type CustomerView = {
  readonly customer: Customer
  /** Empty for a game master, who sees no addresses. */
  readonly email: string
  readonly game: {
    readonly state: GameState
    readonly available: readonly Room[]
    /** When each team was last heard; this changes without a change of the game. */
    readonly heard: ReadonlyMap<number, DateTime | null>
  } | null
}

export async function viewCustomer(
  customer: Customer,
  { isOwner }: Pick<Admin, 'isOwner'>
): Promise<CustomerView> {
  const email = isOwner ? customer.email : ''
  const game = await Spellenfabriek.findBy('customer_id', customer.id)
  const state = game && (await viewGameState(game.id))
  if (!state) return { customer, email, game: null }
  const available = await Room.query().whereNull('archived_at').orderBy('sequence_number')
  const heard = await lastHeard(customer.id)
  return { customer, email, game: { state, available, heard } }
}
