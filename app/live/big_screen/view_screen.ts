import { viewGameState } from '#app/live/game/game_state'
import Customer from '#models/live/customer'
import type Spellenfabriek from '#models/live/spellenfabriek'

export type ScreenView = Awaited<ReturnType<typeof viewScreen>>

/** What the screen of a game shows. */
export async function viewScreen({ id, customerId }: Spellenfabriek) {
  const state = (await viewGameState(id))!
  return { state, customer: await Customer.findOrFail(customerId) }
}
