import type { HttpContext } from '@adonisjs/core/http'
import { bestuurSpel } from '#app/beheer/actions/bestuur_spel'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'

/** A round of the game: it begins, and its scores are shown. */
export default class RondeController {
  async store(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'startspel'))
  }

  async finish(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await bestuurSpel(await spelVan(ctx), 'finishspel'))
  }
}
