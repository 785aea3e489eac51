import type { HttpContext } from '@adonisjs/core/http'
import { reportTimeUp } from '#app/live/game/room_moves'
import { replyToTeam, snapshotForTeam } from '#app/live/game/reply_to_team'
import { playerInGame } from '#app/live/teams/team_access'

/** The calls of a team's phone. */
export default class TeamController {
  async show({ player }: HttpContext) {
    return (await snapshotForTeam(player)).team
  }

  /** The whole game, as this team may see it. */
  async snapshot({ player }: HttpContext) {
    return snapshotForTeam(player)
  }

  /** Handles a phone whose clock reached zero. */
  async timeout(ctx: HttpContext) {
    return replyToTeam(ctx, await reportTimeUp(playerInGame(ctx.player)))
  }
}
