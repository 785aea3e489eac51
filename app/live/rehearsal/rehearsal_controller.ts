import type { HttpContext } from '@adonisjs/core/http'
import { startRehearsal, type RehearsalRefusal } from '#app/live/rehearsal/start_rehearsal'
import CustomerSnapshotTransformer from '#app/live/customers/customer_snapshot_transformer'
import { viewCustomer } from '#app/live/customers/view_customer'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import Customer from '#models/live/customer'
import Spellenfabriek from '#models/live/spellenfabriek'
import env from '#start/env'

/** A rehearsal with robot teams, to see an evening in the demo. */
export default class RehearsalController {
  async store({ auth, params, response, serialize }: HttpContext) {
    if (!env.demo) throw pageNotFound()
    const customer = await Customer.findOrFail(params.id)
    const { status } = await Spellenfabriek.findByOrFail('customer_id', customer.id)
    const started = startRehearsal(customer.id, status)
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
