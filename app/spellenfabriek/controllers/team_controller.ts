import type { HttpContext } from '@adonisjs/core/http'
import { meldTijdOm } from '#app/spellenfabriek/actions/speel'
import { antwoordAanTeam, toonAanTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { spelerInSpel } from '#app/spellenfabriek/teamtoegang'

/** What a team's phone asks for. */
export default class TeamController {
  /** The team itself. */
  async show({ response, speler }: HttpContext) {
    const { team } = await toonAanTeam(speler)
    return response.json(team)
  }

  /** The whole game, as this team may see it. */
  async klant({ response, speler }: HttpContext) {
    return response.json(await toonAanTeam(speler))
  }

  /** Somebody's clock reached zero. */
  async timeout(ctx: HttpContext) {
    return antwoordAanTeam(ctx, await meldTijdOm(spelerInSpel(ctx.speler)))
  }
}
