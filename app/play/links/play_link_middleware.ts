import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { INVALID_LINK } from '#app/play/puzzles/explain_refusal'
import { findPlayLink, type PlayLink } from '#app/play/links/play_link'
import { linkValidator } from '#app/play/puzzles/submission_validator'
import { findGameByPath } from '#games/online_games'

type Options = {
  /** Lets an unknown link pass, without `ctx.speellink`: for the call that asks whether it is valid. */
  readonly alleenKijken?: boolean
  /** How many calls of this kind one link may make: players share a link, so addresses do not count. */
  readonly perMinuut: number
  readonly teller: string
}

/** Finds the link that a call is about, or refuses it with nothing read or written. */
export default class PlayLinkMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: Options) {
    const { uniqueid: uniqueId } = await ctx.request.validateUsing(linkValidator)
    const game = findGameByPath(ctx.params.spel)!
    const link = await findPlayLink(game, uniqueId, DateTime.utc())
    if (!link) {
      await countUnknownLink(ctx)
      if (!options.alleenKijken) return ctx.response.status(403).json({ message: INVALID_LINK })
    } else {
      const key = `${options.teller}_${link.levering.id}`
      await limiter.use({ requests: options.perMinuut, duration: '1 minute' }).consume(key)
      ctx.speellink = link
    }
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The link that this call is about; on the routes of the games, but for `alleenKijken`. */
    speellink: PlayLink
  }
}
