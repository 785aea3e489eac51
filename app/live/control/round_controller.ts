import type { HttpContext } from '@adonisjs/core/http'
import { controlGame } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { seenValidator } from '#app/live/control/control_validator'

/** Starts a round of the game, and shows its scores. */
export default class RoundController {
  async store(ctx: HttpContext) {
    const { gezien: seen } = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'startspel', { seen }))
  }

  async finish(ctx: HttpContext) {
    const { gezien: seen } = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'finishspel', { seen }))
  }
}
