import type { HttpContext } from '@adonisjs/core/http'
import { eindeVan, verlengLink, vernieuwLink } from '#app/beheer/actions/beheer_link'
import { antwoordOpBestelling, bestellingId, wieDrukt } from '#app/beheer/antwoord_op_bestelling'
import { verlengValidator, vernieuwValidator } from '#app/beheer/validators/bestelbeheer_validator'

/** The download and the play link of an order. */
export default class BestellinkController {
  /** Another link in the place of this one. */
  async store(ctx: HttpContext) {
    const vraag = await ctx.request.validateUsing(vernieuwValidator)
    return antwoordOpBestelling(ctx, await vernieuwLink(wieDrukt(ctx), bestellingId(ctx), vraag))
  }

  /** The same link, for longer. */
  async update(ctx: HttpContext) {
    const { soort, tot } = await ctx.request.validateUsing(verlengValidator)
    const gedaan = await verlengLink(wieDrukt(ctx), bestellingId(ctx), {
      soort,
      tot: eindeVan(tot),
    })
    return antwoordOpBestelling(ctx, gedaan)
  }
}
