import type { HttpContext } from '@adonisjs/core/http'
import { giveExtraTime } from '#app/live/control/control_game'
import { pauseGame, resumeGame } from '#app/live/control/pause_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { extraTimeValidator, pauseValidator } from '#app/live/control/control_validator'

/** The clock of a game: more time, a pause, and the end of a pause. */
export default class GameClockController {
  async extra(ctx: HttpContext) {
    const { seconden: seconds, sleutel: key } = await ctx.request.validateUsing(extraTimeValidator)
    return replyToAdmin(ctx, await giveExtraTime(await gameIdOf(ctx), seconds, key))
  }

  async pause(ctx: HttpContext) {
    const { reden: reason } = await ctx.request.validateUsing(pauseValidator)
    return replyToAdmin(ctx, await pauseGame(await gameIdOf(ctx), reason))
  }

  async resume(ctx: HttpContext) {
    return replyToAdmin(ctx, await resumeGame(await gameIdOf(ctx)))
  }
}
