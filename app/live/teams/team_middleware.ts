import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { countUnknownLink } from '#app/core/http/unknown_links'
import PageTokenMiddleware from '#app/core/middleware/page_token_middleware'
import { TEAM_COOKIE, findPlayer, type CallingTeam } from '#app/live/teams/team_access'
import { NO_TOKEN } from '#app/live/game/game_refusal'
import { replyToTeam, snapshotForTeam } from '#app/live/game/reply_to_team'
import { noteHeard } from '#app/live/teams/hearing'
import { err } from '#domain/result'
import { LIMITS } from '#start/limiters'

type Options = {
  /** Accepts a team that has no game to play in. */
  readonly alsoWithoutGame?: boolean
  /** The route only reads, which phones do after each change. */
  readonly readsOnly?: boolean
}

/**
 * Finds the calling team: by its bearer token, as the specification says, or by the cookie for
 * which the team page exchanged it. Browsers send a cookie by themselves, so with a cookie the call
 * also has to come from one of our pages.
 */
@inject()
export default class TeamMiddleware {
  constructor(protected pageToken: PageTokenMiddleware) {}

  async handle(ctx: HttpContext, next: NextFn, options: Options = {}) {
    const { request, response } = ctx
    const bearer = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '')?.[1]
    const token = bearer ?? (request.encryptedCookie(TEAM_COOKIE) as string | undefined)
    const player = token ? await findPlayer(token) : null
    if (!player) {
      /**
       * Only an unknown bearer token counts as guessing. An old cookie of ours belongs to a phone
       * that was shut out.
       */
      if (bearer) await countUnknownLink(ctx)
      return response.status(401).json({ message: NO_TOKEN, reden: 'onbekende_code' })
    }
    ctx.player = player
    ctx.readState = () => snapshotForTeam(player)
    await limiter
      .use(options.readsOnly ? LIMITS.teamLooks : LIMITS.teamActions)
      .consume(`team_${options.readsOnly ? 'looks' : 'acts'}_${player.team.id}`)
    if (player.spellenfabriekId === null && !options.alsoWithoutGame)
      return replyToTeam(ctx, err({ type: 'no_game' }))

    const proceed = async () => {
      if (player.mustNoteHeard) await noteHeard(player.team.id)
      return next()
    }
    if (bearer || request.method() === 'GET') return proceed()
    return this.pageToken.handle(ctx, proceed)
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The calling team; only on the routes of the live game. */
    player: CallingTeam
  }
}
