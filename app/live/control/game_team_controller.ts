import type { HttpContext } from '@adonisjs/core/http'
import { correctPoints, renameTeam, renewQr } from '#app/live/control/control_game'
import { replyToAdmin, gameIdOf } from '#app/live/control/reply_to_admin'
import { correctionValidator, teamNameValidator } from '#app/live/control/control_validator'

/** The game master's actions on one team. */
export default class GameTeamController {
  async rename(ctx: HttpContext) {
    const { naam: name } = await ctx.request.validateUsing(teamNameValidator)
    return replyToAdmin(ctx, await renameTeam(await gameIdOf(ctx), teamId(ctx), name))
  }

  async renewQr(ctx: HttpContext) {
    return replyToAdmin(ctx, await renewQr(await gameIdOf(ctx), teamId(ctx)))
  }

  async correct(ctx: HttpContext) {
    const input = await ctx.request.validateUsing(correctionValidator)
    const correction = { points: input.punten, reason: input.reden, key: input.sleutel }
    const outcome = await correctPoints(await gameIdOf(ctx), teamId(ctx), correction)
    return replyToAdmin(ctx, outcome)
  }
}

const teamId = ({ params }: HttpContext) => Number(params.teamId)
