import type { HttpContext } from '@adonisjs/core/http'
import { enterRoom, leaveRoom } from '#app/live/game/room_moves'
import { replyToTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'
import { roomValidator } from '#app/live/game/move_validator'

/** The room that a team is in. */
export default class RoomController {
  async store(ctx: HttpContext) {
    const { roomid: roomId } = await ctx.request.validateUsing(roomValidator)
    return replyToTeam(ctx, await enterRoom(playerInGame(ctx.player), roomId))
  }

  async destroy(ctx: HttpContext) {
    const { roomid: roomId } = await ctx.request.validateUsing(roomValidator)
    return replyToTeam(ctx, await leaveRoom(playerInGame(ctx.player), roomId))
  }
}
