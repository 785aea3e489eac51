import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { asColumn } from '#app/core/database/dialect'
import { telOnbekendeLink } from '#app/core/http/unknown_links'
import PageTokenMiddleware from '#app/core/middleware/page_token_middleware'
import { TEAMKOEKJE, vindSpeler, type TeamOpKomst } from '#app/spellenfabriek/teamtoegang'
import { GEEN_TOKEN, NIET_ACTIEF } from '#app/spellenfabriek/weigering'

/** Per team, as a whole hall shares one address. Ten phones that look at each change stay far below it. */
const KIJKEN_PER_MINUUT = 6000
/** More than ten busy thumbs tap. */
const DOEN_PER_MINUUT = 300

type Opties = {
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

  async handle(ctx: HttpContext, next: NextFn, opties: Opties = {}) {
    const { request, response } = ctx
    const bearer = /^Bearer (\S+)$/.exec(request.header('authorization') ?? '')?.[1]
    const token = bearer ?? (request.encryptedCookie(TEAMKOEKJE) as string | undefined)
    const speler = token ? await vindSpeler(token) : null
    if (!speler) {
      /** A cookie was given out by us: whoever has an old one was shut out, and is not guessing. */
      if (bearer) await telOnbekendeLink(ctx)
      return response.status(401).json({ message: GEEN_TOKEN })
    }
    await limiter
      .use({
        requests: opties.kijkt ? KIJKEN_PER_MINUUT : DOEN_PER_MINUUT,
        duration: '1 minute',
      })
      .consume(`team_${opties.kijkt ? 'kijkt' : 'doet'}_${speler.team.id}`)
    if (speler.spellenfabriekId === null && !opties.ookZonderSpel)
      return response.status(409).json({ message: NIET_ACTIEF })

    if (speler.huurVerlengen) await verlengHuur(speler.team.id)
    ctx.speler = speler
    if (bearer || request.method() === 'GET') return next()
    return this.pageToken.handle(ctx, next)
  }
}

/** A team that gives a sign of life keeps its room. */
async function verlengHuur(teamId: number) {
  await db
    .from('bezettingen')
    .where('team_id', teamId)
    .update({ gezien_op: asColumn(DateTime.utc()) })
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The team that calls; only on the routes of the live game. */
    speler: TeamOpKomst
  }
}
