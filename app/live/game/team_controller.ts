import type { HttpContext } from '@adonisjs/core/http'
import { reportTimeUp } from '#app/live/game/room_moves'
import { replyToTeam, viewForTeam } from '#app/live/game/reply_to_team'
import TeamSnapshotTransformer from '#app/live/game/team_snapshot_transformer'
import { playerInGame } from '#app/live/teams/team_access'

/** The calls of a team's phone. */
export default class TeamController {
  async show({ serialize, player }: HttpContext) {
    const { team } = await serialize(TeamSnapshotTransformer.transform(await viewForTeam(player)))
    return team
  }

  /** The whole game, as this team may see it. */
  async snapshot({ serialize, player }: HttpContext) {
    return serialize(TeamSnapshotTransformer.transform(await viewForTeam(player)))
  }

  /** Handles a phone whose clock reached zero. */
  async timeout(ctx: HttpContext) {
    return replyToTeam(ctx, await reportTimeUp(playerInGame(ctx.player)))
  }
}
