import type { HttpContext } from '@adonisjs/core/http'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import { viewGameState } from '#app/live/game/game_state'
import { sentence, type Refusal } from '#app/live/game/game_refusal'
import type { Result } from '#domain/result'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'

/**
 * Answers the admin. Whether the action was done or refused, the answer has the present state of
 * the customer (klant).
 */
export async function replyToAdmin(
  { auth, response, serialize, params }: HttpContext,
  outcome: Result<unknown, Refusal>
) {
  const customer = await Customer.findOrFail(params.id)
  const view = await viewCustomer(customer, auth.use('web').getUserOrFail())
  const snapshot = await serialize(CustomerSnapshotTransformer.transform(view))
  if (outcome.ok) return response.json(snapshot)
  const state = await viewGameState(snapshot.spellenfabriek!.id)
  return response
    .status(409)
    .json({ message: sentence(outcome.error, state!), reden: outcome.error.type, snapshot })
}

/** The game of the customer that a call is about. */
export async function gameIdOf({ params }: HttpContext): Promise<number> {
  const { id } = await Spellenfabriek.findByOrFail('customer_id', params.id)
  return id
}
