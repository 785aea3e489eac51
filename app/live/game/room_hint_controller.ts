import type { HttpContext } from '@adonisjs/core/http'
import { takeHint } from '#app/live/game/room_moves'
import { replyToTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'
import { roomValidator } from '#app/live/game/move_validator'
import type { HintNumber } from '#domain/live/game/room_hints'

export default class RoomHintController {
  async store(ctx: HttpContext) {
    const { roomid: roomId } = await ctx.request.validateUsing(roomValidator)
    const number = Number(ctx.params.hint.at(-1)) as HintNumber
    return replyToTeam(ctx, await takeHint(playerInGame(ctx.player), roomId, number))
  }
}
