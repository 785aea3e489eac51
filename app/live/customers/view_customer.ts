import { viewGameState, type GameState } from '#app/live/game/game_state'
import type Customer from '#models/live/customer'
import Room from '#models/live/room'
import Spellenfabriek from '#models/live/spellenfabriek'

/** A customer and their game, with the rooms that it may choose from; no game is null. */
export type CustomerView = {
  readonly customer: Customer
  readonly game: { readonly state: GameState; readonly available: readonly Room[] } | null
}

export async function viewCustomer(customer: Customer): Promise<CustomerView> {
  const game = await Spellenfabriek.findBy('customer_id', customer.id)
  const state = game && (await viewGameState(game.id))
  if (!state) return { customer, game: null }
  const available = await Room.query().whereNull('archived_at').orderBy('sequence_number')
  return { customer, game: { state, available } }
}
