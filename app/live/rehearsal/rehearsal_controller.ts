import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound } from '#app/core/exceptions/page_not_found'
import { refuseAdmin, snapshotForAdmin } from '#app/live/control/reply_to_admin'
import RehearsalRefusalTransformer from '#app/live/rehearsal/rehearsal_refusal_transformer'
import { startRehearsal } from '#app/live/rehearsal/start_rehearsal'
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

  async store(ctx: HttpContext) {
    const game = await orNotFound(Spellenfabriek.findBy('customer_id', ctx.params.id))
    const started = await startRehearsal(game)
    if (started.ok) return ctx.response.status(202).json(await snapshotForAdmin(ctx))
    const { reden: reason, message } = new RehearsalRefusalTransformer(started.error).toObject()
    return refuseAdmin(ctx, reason, message)
  }
}
