import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { countUnknownLink } from '#app/core/http/unknown_links'
import PageTokenMiddleware from '#app/core/middleware/page_token_middleware'
import { TEAM_COOKIE, findPlayer, type CallingTeam } from '#app/live/teams/team_access'
import { NO_TOKEN, NOT_ACTIVE } from '#app/live/game/game_refusal'

/** Per team, as a whole hall shares one address. Ten phones that look at each change stay far below it. */
const LOOKS_PER_MINUTE = 6000
/** More than ten busy thumbs tap. */
const ACTIONS_PER_MINUTE = 300

type Options = {
  /** Lets a team pass that has no game to play in. */
  readonly ookZonderSpel?: boolean
  /** Reads only: phones do that at each change. */
  readonly kijkt?: boolean
}

/**
 * The team that calls: by its bearer token, as the specification says, or by the cookie that the team
 * page exchanged it for. A cookie goes along by itself, so then the call also has to come from one of
 * our pages.
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
      /** A cookie was given out by us: whoever has an old one was shut out, and is not guessing. */
      if (bearer) await countUnknownLink(ctx)
      return response.status(401).json({ message: NO_TOKEN })
    }
    await limiter
      .use({
        requests: options.kijkt ? LOOKS_PER_MINUTE : ACTIONS_PER_MINUTE,
        duration: '1 minute',
      })
      .consume(`team_${options.kijkt ? 'looks' : 'acts'}_${player.team.id}`)
    if (player.spellenfabriekId === null && !options.ookZonderSpel)
      return response.status(409).json({ message: NOT_ACTIVE })

    if (player.huurVerlengen) await renewLease(player.team.id)
    ctx.speler = player
    if (bearer || request.method() === 'GET') return next()
    return this.pageToken.handle(ctx, next)
  }
}

/** A team that gives a sign of life keeps its room. */
async function renewLease(teamId: number) {
  await db
    .from('bezettingen')
    .where('team_id', teamId)
    .update({ gezien_op: asColumn(DateTime.utc()) })
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The team that calls; only on the routes of the live game. */
    speler: CallingTeam
  }
}
