import type { HttpContext } from '@adonisjs/core/http'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { gezienValidator } from '#app/beheer/validators/spel_validator'

/** A round of the game: it begins, and its scores are shown. */
export default class RondeController {
  async store(ctx: HttpContext) {
    const druk = await ctx.request.validateUsing(gezienValidator)
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'startspel', druk))
  }

  async finish(ctx: HttpContext) {
    const druk = await ctx.request.validateUsing(gezienValidator)
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'finishspel', druk))
  }
}
