import type { HttpContext } from '@adonisjs/core/http'
import { meldTijdOm } from '#app/spellenfabriek/actions/speel'
import { antwoordAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { spelerInSpel } from '#app/spellenfabriek/teamtoegang'
import { teamsnapshot } from '#app/spellenfabriek/transformers/teamsnapshot'

/** What a team's phone asks for. */
export default class TeamController {
  /** The team itself. */
  async show({ response, speler }: HttpContext) {
    const { team } = await teamsnapshot(speler)
    return response.json(team)
  }

  /** The whole game, as this team may see it. */
  async klant({ response, speler }: HttpContext) {
    return response.json(await teamsnapshot(speler))
  }

  /** Somebody's clock reached zero. */
  async timeout(ctx: HttpContext) {
    return antwoordAanTeam(ctx, await meldTijdOm(spelerInSpel(ctx.speler)))
  }
}
