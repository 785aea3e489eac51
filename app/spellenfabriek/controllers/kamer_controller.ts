import type { HttpContext } from '@adonisjs/core/http'
import { betreedRoom, verlaatRoom } from '#app/spellenfabriek/actions/speel'
import { antwoordAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { spelerInSpel } from '#app/spellenfabriek/teamtoegang'
import { roomValidator } from '#app/spellenfabriek/validators/speel_validator'

/** The room that a team is in. */
export default class KamerController {
  async store(ctx: HttpContext) {
    const { roomid } = await ctx.request.validateUsing(roomValidator)
    return antwoordAanTeam(ctx, await betreedRoom(spelerInSpel(ctx.speler), roomid))
  }

  async destroy(ctx: HttpContext) {
    const { roomid } = await ctx.request.validateUsing(roomValidator)
    return antwoordAanTeam(ctx, await verlaatRoom(spelerInSpel(ctx.speler), roomid))
  }
}
