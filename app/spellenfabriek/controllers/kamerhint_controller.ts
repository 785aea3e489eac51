import type { HttpContext } from '@adonisjs/core/http'
import { gebruikHint } from '#app/spellenfabriek/actions/speel'
import { antwoordAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { spelerInSpel } from '#app/spellenfabriek/teamtoegang'
import { roomValidator } from '#app/spellenfabriek/validators/speel_validator'
import type { Hintnummer } from '#domain/spellenfabriek/hints'

/** The hints of a room, one after the other. */
export default class KamerhintController {
  async store(ctx: HttpContext) {
    const { roomid } = await ctx.request.validateUsing(roomValidator)
    const nummer = Number(ctx.params.hint.at(-1)) as Hintnummer
    return antwoordAanTeam(ctx, await gebruikHint(spelerInSpel(ctx.speler), roomid, nummer))
  }
}
