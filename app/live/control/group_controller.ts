import type { HttpContext } from '@adonisjs/core/http'
import { newGroupValidator } from '#app/live/control/control_validator'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { startNewGroup } from '#app/live/control/start_new_group'

/** The group that has the cards of an evening. */
export default class GroupController {
  async store(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(newGroupValidator)
    const { groep: group, codes: renewCodes, gezien: seen, sleutel: key } = input
    const press = { group, renewCodes, seen, key }
    return replyToAdmin(ctx, await startNewGroup(await gameIdOf(ctx), press))
  }
}
