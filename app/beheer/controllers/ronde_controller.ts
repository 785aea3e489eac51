import type { HttpContext } from '@adonisjs/core/http'
import { controlGame } from '#app/beheer/actions/bestuur_spel'
import { replyToAdmin, gameIdOf } from '#app/beheer/antwoord_aan_beheer'
import { seenValidator } from '#app/beheer/validators/spel_validator'

/** A round of the game: it begins, and its scores are shown. */
export default class RoundController {
  async store(ctx: HttpContext) {
    const press = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'startspel', press))
  }

  async finish(ctx: HttpContext) {
    const press = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'finishspel', press))
  }
}
