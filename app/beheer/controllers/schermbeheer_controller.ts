import type { HttpContext } from '@adonisjs/core/http'
import { hideScores, renewScreenLink } from '#app/beheer/actions/beheer_scherm'
import { replyToAdmin, gameIdOf } from '#app/beheer/antwoord_aan_beheer'
import { hiddenValidator } from '#app/beheer/validators/scherm_validator'

/** The big screen, as the game master runs it. */
export default class ScreenAdminController {
  async stand(ctx: HttpContext) {
    const { verborgen: hidden } = await ctx.request.validateUsing(hiddenValidator)
    return replyToAdmin(ctx, await hideScores(await gameIdOf(ctx), hidden))
  }

  async link(ctx: HttpContext) {
    return replyToAdmin(ctx, await renewScreenLink(await gameIdOf(ctx)))
  }
}
