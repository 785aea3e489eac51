import type { HttpContext } from '@adonisjs/core/http'
import { wijzigBestelgegevens } from '#app/beheer/actions/wijzig_bestelgegevens'
import { wieDrukt } from '#app/beheer/antwoord_op_bestelling'
import { gegevensValidator } from '#app/beheer/validators/bestelbeheer_validator'
import { perPost } from '#content/catalogus'
import Bestelling from '#models/bestelling'

/** Who ordered, and where they live. */
export default class BestelgegevensController {
  async update(ctx: HttpContext) {
    const { id, spel } = await Bestelling.findOrFail(ctx.params.id)
    const gegevens = await ctx.request.validateUsing(gegevensValidator(perPost(spel)))
    await wijzigBestelgegevens(wieDrukt(ctx), id, gegevens)
    return ctx.response.json({})
  }
}
