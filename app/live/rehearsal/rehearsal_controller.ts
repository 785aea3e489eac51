import type { HttpContext } from '@adonisjs/core/http'
import { refuseAdmin, snapshotForAdmin } from '#app/live/control/reply_to_admin'
import { startRehearsal, type RehearsalRefusal } from '#app/live/rehearsal/start_rehearsal'
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
    const game = await Spellenfabriek.findByOrFail('customer_id', ctx.params.id)
    const started = await startRehearsal(game)
    if (started.ok) return ctx.response.status(202).json(await snapshotForAdmin(ctx))
    const { type } = started.error
    return refuseAdmin(ctx, type, sentence(type))
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
