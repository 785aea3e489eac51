import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import limiter from '@adonisjs/limiter/services/main'
import { DateTime } from 'luxon'
import { telOnbekendeLink } from '#app/core/http/unknown_links'
import { LINK_ONGELDIG } from '#app/spelen/uitleg'
import { vindSpeellink, type Speellink } from '#app/spelen/speellink'
import { linkValidator } from '#app/spelen/validators/inzending_validator'
import { vindSpelOpPad } from '#content/spelen/index'

type Opties = {
  /** Lets an unknown link pass, without `ctx.speellink`: for the call that asks whether it is valid. */
  readonly alleenKijken?: boolean
  /** How many calls of this kind one link may make: players share a link, so addresses do not count. */
  readonly perMinuut: number
  readonly teller: string
}

/** Finds the link that a call is about, or refuses it with nothing read or written. */
export default class SpeellinkMiddleware {
  async handle(ctx: HttpContext, next: NextFn, opties: Opties) {
    const { uniqueid } = await ctx.request.validateUsing(linkValidator)
    const spel = vindSpelOpPad(ctx.params.spel)!
    const link = await vindSpeellink(spel, uniqueid, DateTime.utc())
    if (!link) {
      await telOnbekendeLink(ctx)
      if (!opties.alleenKijken) return ctx.response.status(403).json({ message: LINK_ONGELDIG })
    } else {
      const key = `${opties.teller}_${link.levering.id}`
      await limiter.use({ requests: opties.perMinuut, duration: '1 minute' }).consume(key)
      ctx.speellink = link
    }
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The link that this call is about; on the routes of the games, but for `alleenKijken`. */
    speellink: Speellink
  }
}
