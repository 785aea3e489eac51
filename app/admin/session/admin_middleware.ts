import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import type { NextFn } from '@adonisjs/core/types/http'
import { isCall } from '#app/core/is_call'
import { NO_ACCESS } from '#app/core/exceptions/refusal_context'
import { waitingCounts } from '#app/admin/today/waiting'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/** The session is a cookie, which browsers drop above 4 kB, so longer addresses are not kept. */
const LONGEST_ADDRESS = 1000
const OWNERS_ONLY = 'Dit deel van het beheer is voor eigenaren van de winkel.'

/**
 * Lets owners through. Others log in first, and then reach the page that they wanted. A game master
 * is sent to the login too, which leads to the evening.
 */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, session } = ctx
    const call = isCallOf(ctx)
    const admin = await loggedInAdmin(ctx)
    if (admin?.isOwner) {
      if (!call) ctx.inertia.share(async () => ({ waiting: await waitingCounts() }))
      return next()
    }
    if (admin) return turnAway(ctx)
    if (call)
      return response.status(401).json({ message: 'Log eerst in.', reden: NO_ACCESS.loggedOut })
    session.put('intended', wantedAddress(request.url(true)))
    return response.redirect().toRoute('session.create')
  }
}

/** What a game master gets below /dashboard. */
export function turnAway(ctx: HttpContext) {
  const { response } = ctx
  return isCallOf(ctx)
    ? response.status(403).json({ message: OWNERS_ONLY, reden: NO_ACCESS.notYours })
    : response.redirect().toRoute('session.create')
}

const isCallOf = ({ request }: HttpContext) => request.method() !== 'GET' || isCall(request.url())

/** The address to open after the login: with its search, unless it is too long to keep. */
function wantedAddress(address: string): string {
  return address.length > LONGEST_ADDRESS ? urlFor('dashboard.index') : address
}
