import type { HttpContext } from '@adonisjs/core/http'
import { creditnotaVan, factuurVan } from '#app/winkel/actions/factureer'
import { stuurFactuur } from '#app/winkel/pdf/stuur_factuur'
import Bestelling from '#models/bestelling'

/** The papers of an order, for the owner. */
export default class BestelfactuurController {
  async show(ctx: HttpContext) {
    return stuurFactuur(ctx, await factuurVan(await Bestelling.findOrFail(ctx.params.id)))
  }

  async creditnota(ctx: HttpContext) {
    const bestelling = await Bestelling.findOrFail(ctx.params.id)
    return stuurFactuur(ctx, await creditnotaVan(bestelling, ctx.params.nummer))
  }
}
