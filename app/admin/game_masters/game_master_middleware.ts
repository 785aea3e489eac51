import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { openGrant } from '#app/admin/game_masters/open_grants'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'
import { homeOf } from '#app/admin/session/home'
import { isCall } from '#app/core/is_call'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import type GameMasterGrant from '#models/admin/game_master_grant'

const NOT_YOURS = 'Deze avond hoort niet bij jouw uitnodiging.'

/**
 * Lets game masters through to the evening of their invitation. Another evening looks as one that
 * does not exist. Owners have addresses of their own.
 */
export default class GameMasterMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, session, params } = ctx
    const call = isCall(request.url())
    const admin = await loggedInAdmin(ctx)
    if (!admin) {
      if (call)
        return response.status(401).json({ message: 'Log eerst in.', reden: NO_ACCESS.loggedOut })
      session.put('intended', request.url())
      return response.redirect().toRoute('session.create')
    }
    if (admin.isOwner && !call) return response.redirect(homeOf(admin))
    const customerId = (params.klantId ?? params.id) as string | undefined
    const found =
      admin.isOwner || customerId === undefined
        ? null
        : await openGrant(admin.id, Number(customerId))
    if (found) ctx.grant = found.grant
    else if (call)
      return response.status(403).json({ message: NOT_YOURS, reden: NO_ACCESS.notYours })
    else if (customerId !== undefined) throw pageNotFound()
    return next()
  }
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The invitation of a game master; only on routes about one evening. */
    grant: GameMasterGrant
  }
}
