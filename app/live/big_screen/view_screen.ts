import { viewGameState } from '#app/live/game/game_state'
import Customer from '#models/live/customer'
import type Spellenfabriek from '#models/live/spellenfabriek'
import { present } from '#domain/present'

export type ScreenView = Awaited<ReturnType<typeof viewScreen>>

/** What the screen of a game shows. */
export async function viewScreen({ id, customerId }: Spellenfabriek) {
  const state = present(await viewGameState(id), 'the state of the game')
  return { state, customer: await Customer.findOrFail(customerId) }
}
