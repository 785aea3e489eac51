import type { HttpContext } from '@adonisjs/core/http'
import { enterRoom, leaveRoom } from '#app/spellenfabriek/actions/speel'
import { replyToTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { playerInGame } from '#app/spellenfabriek/teamtoegang'
import { roomValidator } from '#app/spellenfabriek/validators/speel_validator'

/** The room that a team is in. */
export default class RoomController {
  async store(ctx: HttpContext) {
    const { roomid: roomId } = await ctx.request.validateUsing(roomValidator)
    return replyToTeam(ctx, await enterRoom(playerInGame(ctx.speler), roomId))
  }

  async destroy(ctx: HttpContext) {
    const { roomid: roomId } = await ctx.request.validateUsing(roomValidator)
    return replyToTeam(ctx, await leaveRoom(playerInGame(ctx.speler), roomId))
  }
}
