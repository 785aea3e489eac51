import type { HttpContext } from '@adonisjs/core/http'
import { hideScores, renewScreenLink, showOnPhones } from '#app/live/big_screen/manage_screen'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { hiddenValidator } from '#app/live/big_screen/screen_validator'

/** The big screen, as the game master runs it. */
export default class ScreenAdminController {
  async scores(ctx: HttpContext) {
    const { verborgen: hidden } = await ctx.request.validateUsing(hiddenValidator)
    return replyToAdmin(ctx, await hideScores(await gameIdOf(ctx), hidden))
  }

  /** Shows the final scores on the phones, which wait for the big screen. */
  async reveal(ctx: HttpContext) {
    return replyToAdmin(ctx, await showOnPhones(await gameIdOf(ctx)))
  }

  async link(ctx: HttpContext) {
    return replyToAdmin(ctx, await renewScreenLink(await gameIdOf(ctx)))
  }
}
