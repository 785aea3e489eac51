import type { HttpContext } from '@adonisjs/core/http'
import { kiesTeamnaam } from '#app/spellenfabriek/actions/kies_teamnaam'
import { antwoordAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { spelerInSpel } from '#app/spellenfabriek/teamtoegang'
import { teamnaamValidator } from '#app/spellenfabriek/validators/speel_validator'

/** The name that a team chooses, once. */
export default class TeamnaamController {
  async store(ctx: HttpContext) {
    const { newTeamName } = await ctx.request.validateUsing(teamnaamValidator)
    return antwoordAanTeam(ctx, await kiesTeamnaam(spelerInSpel(ctx.speler), newTeamName))
  }
}
