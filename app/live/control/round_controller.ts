import type { HttpContext } from '@adonisjs/core/http'
import { controlGame } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { seenValidator } from '#app/live/control/control_validator'

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
