import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { weigerOnbekendeLink } from '#app/core/http/unknown_links'
import OpenBetaling from '#app/winkel/actions/open_betaling'
import { antwoordOpGeweigerdeBetaling } from '#app/winkel/uitleg'
import Bestelling from '#models/bestelling'

/** Paying an order again whose payment failed. */
@inject()
export default class BetalingController {
  constructor(protected openBetaling: OpenBetaling) {}

  async store(ctx: HttpContext) {
    const { params, response } = ctx
    const bestelling = await Bestelling.findBy('token', params.token)
    if (!bestelling) return weigerOnbekendeLink(ctx)

    const payurl = await this.openBetaling.execute(bestelling)
    return payurl.ok
      ? response.json({ payurl: payurl.value })
      : antwoordOpGeweigerdeBetaling(response, payurl.error)
  }
}
