import type { HttpContext } from '@adonisjs/core/http'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { gezienValidator } from '#app/beheer/validators/spel_validator'

/** The gathering point: open while it exists. */
export default class LobbyController {
  async store(ctx: HttpContext) {
    const druk = await ctx.request.validateUsing(gezienValidator)
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'openlobby', druk))
  }

  async destroy(ctx: HttpContext) {
    const druk = await ctx.request.validateUsing(gezienValidator)
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'stoplobby', druk))
  }
}
