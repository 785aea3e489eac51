import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { paginaNietGevonden } from '#app/core/exceptions/niet_gevonden'
import OpenBetaling from '#app/winkel/actions/open_betaling'
import { antwoordOpGeweigerdeBetaling } from '#app/winkel/uitleg'
import Bestelling from '#models/bestelling'

/** Paying an order again whose payment failed. */
@inject()
export default class BetalingController {
  constructor(protected openBetaling: OpenBetaling) {}

  async store({ params, response }: HttpContext) {
    const bestelling = await Bestelling.findBy('token', params.token)
    if (!bestelling) throw paginaNietGevonden()

    const payurl = await this.openBetaling.execute(bestelling)
    return payurl.ok
      ? response.json({ payurl: payurl.value })
      : antwoordOpGeweigerdeBetaling(response, payurl.error)
  }
}
