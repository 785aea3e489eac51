import type { HttpContext } from '@adonisjs/core/http'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'

/** The gathering point: open while it exists. */
export default class LobbyController {
  async store(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'openlobby'))
  }

  async destroy(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'stoplobby'))
  }
}
