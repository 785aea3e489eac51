import type { HttpContext } from '@adonisjs/core/http'
import { controlGame } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { seenValidator } from '#app/live/control/control_validator'

/** Opens and closes the gathering point. */
export default class LobbyController {
  async store(ctx: HttpContext) {
    const { gezien: seen } = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'openlobby', { seen }))
  }

  async destroy(ctx: HttpContext) {
    const { gezien: seen } = await ctx.request.validateUsing(seenValidator)
    return replyToAdmin(ctx, await controlGame(await gameIdOf(ctx), 'stoplobby', { seen }))
  }
}
