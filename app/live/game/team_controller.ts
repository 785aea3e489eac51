import type { HttpContext } from '@adonisjs/core/http'
import { reportTimeUp } from '#app/live/game/room_moves'
import { replyToTeam, showToTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'

/** What a team's phone asks for. */
export default class TeamController {
  /** The team itself. */
  async show({ response, speler: player }: HttpContext) {
    const { team } = await showToTeam(player)
    return response.json(team)
  }

  /** The whole game, as this team may see it. */
  async klant({ response, speler: player }: HttpContext) {
    return response.json(await showToTeam(player))
  }

  /** Somebody's clock reached zero. */
  async timeout(ctx: HttpContext) {
    return replyToTeam(ctx, await reportTimeUp(playerInGame(ctx.speler)))
  }
}
