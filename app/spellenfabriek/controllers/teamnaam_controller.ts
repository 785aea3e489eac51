import type { HttpContext } from '@adonisjs/core/http'
import { chooseTeamName } from '#app/spellenfabriek/actions/kies_teamnaam'
import { replyToTeam } from '#app/spellenfabriek/antwoord_aan_team'
import { playerInGame } from '#app/spellenfabriek/teamtoegang'
import { teamNameValidator } from '#app/spellenfabriek/validators/speel_validator'

/** The name that a team chooses, once. */
export default class TeamNameController {
  async store(ctx: HttpContext) {
    const { newTeamName } = await ctx.request.validateUsing(teamNameValidator)
    return replyToTeam(ctx, await chooseTeamName(playerInGame(ctx.speler), newTeamName))
  }
}
