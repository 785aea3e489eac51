import type { HttpContext } from '@adonisjs/core/http'
import { weigerOnbekendeLink } from '#app/core/http/unknown_links'
import { creditnotaVan, factuurVan } from '#app/winkel/actions/factureer'
import { stuurFactuur } from '#app/winkel/pdf/stuur_factuur'
import Bestelling from '#models/bestelling'

/** The papers of an order, for who has its link. */
export default class FactuurController {
  async show(ctx: HttpContext) {
    return stuurFactuur(ctx, await factuurVan(await this.#bestelling(ctx)))
  }

  async creditnota(ctx: HttpContext) {
    const bestelling = await this.#bestelling(ctx)
    return stuurFactuur(ctx, await creditnotaVan(bestelling, ctx.params.nummer))
  }

  async #bestelling(ctx: HttpContext): Promise<Bestelling> {
    const bestelling = await Bestelling.findBy('token', ctx.params.token)
    return bestelling ?? weigerOnbekendeLink(ctx)
  }
}
