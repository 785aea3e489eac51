import type { HttpContext } from '@adonisjs/core/http'
import { startRehearsal, type RehearsalRefusal } from '#app/live/rehearsal/start_rehearsal'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import Customer from '#models/live/customer'
import RehearsalTransformer from '#app/live/rehearsal/rehearsal_transformer'
import Rehearsal from '#models/live/rehearsal'
import Spellenfabriek from '#models/live/spellenfabriek'

/** A rehearsal with robot teams, on a copy of the evening. */
export default class RehearsalController {
  /** How far the last rehearsal is, or what it found. */
  async show({ params, serialize }: HttpContext) {
    const rehearsal = await Rehearsal.findBy('customer_id', params.id)
    return serialize(RehearsalTransformer.transform(rehearsal ?? new Rehearsal()))
  }

  async store({ auth, params, response, serialize }: HttpContext) {
    const customer = await Customer.findOrFail(params.id)
    const game = await Spellenfabriek.findByOrFail('customer_id', customer.id)
    const started = await startRehearsal(game)
    const view = await viewCustomer(customer, auth.use('web').getUserOrFail())
    const snapshot = await serialize(CustomerSnapshotTransformer.transform(view))
    if (started.ok) return response.status(202).json(snapshot)
    const { type } = started.error
    return response.status(409).json({ message: sentence(type), reden: type, snapshot })
  }
}

function sentence(type: RehearsalRefusal['type']): string {
  switch (type) {
    case 'loopt_al':
      return 'Er loopt al een repetitie. Begin pas opnieuw als die is afgelopen.'
    case 'er_wordt_gespeeld':
      return 'Er wordt gespeeld. Een repetitie kan pas als dit spel is afgelopen.'
  }
}
