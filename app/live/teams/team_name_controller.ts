import type { HttpContext } from '@adonisjs/core/http'
import { chooseTeamName } from '#app/live/teams/choose_team_name'
import { replyToTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'
import { teamNameValidator } from '#app/live/game/move_validator'

/** The name that a team chooses, once. */
export default class TeamNameController {
  async store(ctx: HttpContext) {
    const { newTeamName } = await ctx.request.validateUsing(teamNameValidator)
    return replyToTeam(ctx, await chooseTeamName(playerInGame(ctx.player), newTeamName))
  }
}
