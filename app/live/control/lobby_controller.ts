import type { HttpContext } from '@adonisjs/core/http'
import { controlGame } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { seenValidator } from '#app/live/control/control_validator'

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
