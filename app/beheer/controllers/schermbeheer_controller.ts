import type { HttpContext } from '@adonisjs/core/http'
import { verbergStand, vernieuwSchermlink } from '#app/beheer/actions/beheer_scherm'
import { antwoordAanBeheer, spelVan } from '#app/beheer/antwoord_aan_beheer'
import { standValidator } from '#app/beheer/validators/scherm_validator'

/** The big screen, as the game master runs it. */
export default class SchermbeheerController {
  async stand(ctx: HttpContext) {
    const { verborgen } = await ctx.request.validateUsing(standValidator)
    return antwoordAanBeheer(ctx, await verbergStand(await spelVan(ctx), verborgen))
  }

  async link(ctx: HttpContext) {
    return antwoordAanBeheer(ctx, await vernieuwSchermlink(await spelVan(ctx)))
  }
}
