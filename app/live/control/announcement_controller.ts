import type { HttpContext } from '@adonisjs/core/http'
import { announce, freeRoom } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { announcementValidator } from '#app/live/control/control_validator'

/** The game master's announcements to the hall, and sending a team out of a room. */
export default class AnnouncementController {
  async store(ctx: HttpContext) {
    const { tekst: text, sleutel: key } = await ctx.request.validateUsing(announcementValidator)
    return replyToAdmin(ctx, await announce(await gameIdOf(ctx), text ?? '', key))
  }

  async free(ctx: HttpContext) {
    const roomId = Number(ctx.params.roomId)
    return replyToAdmin(ctx, await freeRoom(await gameIdOf(ctx), roomId))
  }
}
