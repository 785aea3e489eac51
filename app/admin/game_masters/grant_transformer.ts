import { BaseTransformer } from '@adonisjs/core/transformers'
import type { TimedGrant } from '#app/admin/game_masters/open_grants'
import { asIso } from '#domain/dutch_time'

/** An invitation to lead an evening. */
export default class GrantTransformer extends BaseTransformer<TimedGrant> {
  /** What the owner sees, on the page of the evening. */
  toObject() {
    const { grant } = this.resource
    const { id, admin } = grant
    const { name, email, state } = admin
    return { id, name, email, state, ...this.#end() }
  }

  /** What the game master sees, and what stands beside an account. */
  forGameMaster() {
    const { customer, customerId } = this.resource.grant.game
    return { customerId, evening: customer.name, ...this.#end() }
  }

  /** `afterRound`: it ends a day after the round, which is not over yet. */
  #end() {
    const { grant, roundEnd, ends } = this.resource
    return { ends: asIso(ends), afterRound: grant.until === null && roundEnd === null }
  }
}
