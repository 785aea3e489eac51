import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { countUnknownLink } from '#app/core/http/unknown_links'
import { INVALID_LINK } from '#app/play/puzzles/explain_refusal'
import { findPlayLink, type PlayLink } from '#app/play/links/play_link'
import { linkValidator } from '#app/play/puzzles/submission_validator'
import { gameAt } from '#games/online_games'

type Options = {
  /**
   * Accepts an unknown link, without `ctx.playLink`, for the call that asks whether it is valid.
   */
  readonly viewOnly?: boolean
  /**
   * How many calls of this kind one link may make per minute. Players share a link, so addresses do
   * not count.
   */
  readonly perMinute: number
  readonly counter: string
}

/** Finds the link of a call, or refuses the call without reading or writing anything else. */
export default class PlayLinkMiddleware {
  async handle(ctx: HttpContext, next: NextFn, options: Options) {
    const { uniqueid: uniqueId } = await ctx.request.validateUsing(linkValidator)
    const game = gameAt(ctx.params.spel)
    const link = await findPlayLink(game, uniqueId, DateTime.utc())
    if (!link) {
      await countUnknownLink(ctx)
      if (!options.viewOnly) return ctx.response.status(403).json({ message: INVALID_LINK })
    } else {
      const key = `${options.counter}_${link.delivery.id}`
      await limiter.use({ requests: options.perMinute, duration: '1 minute' }).consume(key)
      ctx.playLink = link
    }
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The link of this call, on the routes of the games without `viewOnly`. */
    playLink: PlayLink
  }
}
