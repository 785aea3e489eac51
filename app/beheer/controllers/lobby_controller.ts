import type { HttpContext } from '@adonisjs/core/http'
import { controlGame } from '#app/beheer/actions/bestuur_spel'
import { replyToAdmin, gameIdOf } from '#app/beheer/antwoord_aan_beheer'
import { seenValidator } from '#app/beheer/validators/spel_validator'

/** The gathering point: open while it exists. */
export default class LobbyController {
  async store(ctx: HttpContext) {
    const press = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'openlobby', press))
  }

  async destroy(ctx: HttpContext) {
    const press = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'stoplobby', press))
  }
}
