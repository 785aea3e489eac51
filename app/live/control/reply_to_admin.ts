import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import { viewGameState } from '#app/live/game/game_state'
import type { GameRefusal } from '#app/live/game/game_refusal'
import GameRefusalTransformer from '#app/live/game/game_refusal_transformer'
import type { Result } from '#domain/result'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'

/**
 * Answers the admin. Whether the action was done or refused, the answer has the present state of
 * the customer (klant).
 */
export async function replyToAdmin(ctx: HttpContext, outcome: Result<unknown, GameRefusal>) {
  const snapshot = await snapshotForAdmin(ctx)
  if (outcome.ok) return ctx.response.json(snapshot)
  const state = snapshot.spellenfabriek && (await viewGameState(snapshot.spellenfabriek.id))
  const refused = new GameRefusalTransformer(outcome.error, state).toObject()
  return ctx.response.status(409).json({ ...refused, snapshot })
}

/** Refuses something about an evening that has sentences of its own. */
export async function refuseAdmin(
  ctx: HttpContext,
  reason: string,
  message: string,
  status: 404 | 409 = 409
) {
  const snapshot = await stateForAdmin(ctx)
  return ctx.response.status(status).json({ message, reden: reason, snapshot })
}

/** The customer that a call is about, as the admin sees them. */
export async function snapshotForAdmin(ctx: HttpContext) {
  return snapshotOf(ctx, await orNotFound(Customer.find(ctx.params.id)))
}

/** The same, or null for a customer who is gone. */
export async function stateForAdmin(ctx: HttpContext) {
  const customer = await Customer.find(ctx.params.id)
  return customer && snapshotOf(ctx, customer)
}

async function snapshotOf({ auth, serialize }: HttpContext, customer: Customer) {
  const view = await viewCustomer(customer, auth.use('web').getUserOrFail())
  return serialize(CustomerSnapshotTransformer.transform(view))
}

/** The game of the customer that a call is about. */
export async function gameIdOf({ params }: HttpContext): Promise<number> {
  const { id } = await orNotFound(Spellenfabriek.findBy('customer_id', params.id))
  return id
}
