import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import AnnuleerBestelling from '#app/beheer/actions/annuleer_bestelling'
import { antwoordOpBestelling, bestellingId, wieDrukt } from '#app/beheer/antwoord_op_bestelling'

/** Calling off an order that was not paid. */
@inject()
export default class AnnuleringController {
  constructor(protected annuleerBestelling: AnnuleerBestelling) {}

  async store(ctx: HttpContext) {
    const gedaan = await this.annuleerBestelling.execute(wieDrukt(ctx), bestellingId(ctx))
    if (!gedaan.ok) return antwoordOpBestelling(ctx, gedaan)
    return ctx.response.json(gedaan.value)
  }
}
