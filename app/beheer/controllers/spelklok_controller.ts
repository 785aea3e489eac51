import type { HttpContext } from '@adonisjs/core/http'
import { geefExtraTijd, pauzeer } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { extraTijdValidator } from '#app/beheer/validators/spel_validator'

/** The clock of a game: more of it, a rest, and on again. */
export default class SpelklokController {
  async extra(ctx: HttpContext) {
    const { seconden, sleutel } = await ctx.request.validateUsing(extraTijdValidator)
    return antwoordAanBeheer(ctx, await geefExtraTijd(await spelVan(ctx), seconden, sleutel))
  }

  async pauze(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await pauzeer(await spelVan(ctx), true))
  }

  async verder(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await pauzeer(await spelVan(ctx), false))
  }
}
