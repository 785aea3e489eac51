import type { HttpContext } from '@adonisjs/core/http'
import { giveExtraTime, setPaused } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { extraTimeValidator } from '#app/live/control/control_validator'

/** The clock of a game: more time, a pause, and the end of a pause. */
export default class GameClockController {
  async extra(ctx: HttpContext) {
    const { seconden: seconds, sleutel: key } = await ctx.request.validateUsing(extraTimeValidator)
    return replyToAdmin(ctx, await giveExtraTime(await gameIdOf(ctx), seconds, key))
  }

  async pause(ctx: HttpContext) {
    return replyToAdmin(ctx, await setPaused(await gameIdOf(ctx), true))
  }

  async resume(ctx: HttpContext) {
    return replyToAdmin(ctx, await setPaused(await gameIdOf(ctx), false))
  }
}
