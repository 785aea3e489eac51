import type { HttpContext } from '@adonisjs/core/http'
import { hideScores, renewScreenLink } from '#app/live/big_screen/manage_screen'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { hiddenValidator } from '#app/live/big_screen/screen_validator'

/** The big screen, as the game master runs it. */
export default class ScreenAdminController {
  async scores(ctx: HttpContext) {
    const { verborgen: hidden } = await ctx.request.validateUsing(hiddenValidator)
    return replyToAdmin(ctx, await hideScores(await gameIdOf(ctx), hidden))
  }

  async link(ctx: HttpContext) {
    return replyToAdmin(ctx, await renewScreenLink(await gameIdOf(ctx)))
  }
}
