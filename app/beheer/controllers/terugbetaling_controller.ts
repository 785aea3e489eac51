import type { HttpContext } from '@adonisjs/core/http'
import { bestellingId, wieDrukt } from '#app/beheer/antwoord_op_bestelling'
import { terugbetalingValidator } from '#app/beheer/validators/bestelbeheer_validator'
import { betaalTerug } from '#app/winkel/actions/betaal_terug'
import { uitlegTerugbetaling } from '#app/winkel/uitleg'
import Bestelling from '#models/bestelling'

/** Money of an order that goes back. */
export default class TerugbetalingController {
  async store(ctx: HttpContext) {
    const { bedrag: centen, ...vraag } = await ctx.request.validateUsing(terugbetalingValidator)
    const { id } = await Bestelling.findOrFail(bestellingId(ctx))
    const gedaan = await betaalTerug({
      ...vraag,
      centen,
      bestellingId: id,
      beheerder: wieDrukt(ctx),
    })
    if (gedaan.ok) return ctx.response.json({ wacht: gedaan.value.wacht })
    const { type } = gedaan.error
    return ctx.response
      .status(409)
      .json({ message: uitlegTerugbetaling(gedaan.error), reden: type })
  }
}
