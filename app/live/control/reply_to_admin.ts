import type { HttpContext } from '@adonisjs/core/http'
import { customerSnapshot } from '#app/live/customers/customer_snapshot'
import { viewGameState } from '#app/live/game/game_state'
import { sentence, type Refusal } from '#app/live/game/game_refusal'
import type { Result } from '#domain/result'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'

/** Done or refused, the admin always gets the klant as it stands now. */
export async function replyToAdmin(
  { response, params }: HttpContext,
  outcome: Result<unknown, Refusal>
) {
  const customer = await Customer.findOrFail(params.id)
  const snapshot = await customerSnapshot(customer)
  if (outcome.ok) return response.json(snapshot)
  const state = await viewGameState(snapshot.spellenfabriek!.id)
  return response
    .status(409)
    .json({ message: sentence(outcome.error, state!), reden: outcome.error.type, snapshot })
}

/** The game of the klant that a call is about. */
export async function gameIdOf({ params }: HttpContext): Promise<number> {
  const { id } = await Spellenfabriek.findByOrFail('klant_id', params.id)
  return id
}
