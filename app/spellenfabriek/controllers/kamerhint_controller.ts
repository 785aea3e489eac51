import type { HttpContext } from '@adonisjs/core/http'
import { takeHint } from '#app/spellenfabriek/actions/speel'
import { replyToTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { playerInGame } from '#app/spellenfabriek/teamtoegang'
import { roomValidator } from '#app/spellenfabriek/validators/speel_validator'
import type { HintNumber } from '#domain/spellenfabriek/hints'

/** The hints of a room, one after the other. */
export default class RoomHintController {
  async store(ctx: HttpContext) {
    const { roomid: roomId } = await ctx.request.validateUsing(roomValidator)
    const number = Number(ctx.params.hint.at(-1)) as HintNumber
    return replyToTeam(ctx, await takeHint(playerInGame(ctx.speler), roomId, number))
  }
}
