import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'
import { home } from '#app/admin/session/session_controller'

/** The session is a cookie, which browsers drop above 4 kB, so longer addresses are not kept. */
const LONGEST_ADDRESS = 1000

/** Lets admins through. Others log in first, and then reach the page that they wanted. */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, session } = ctx
    if (await loggedInAdmin(ctx)) return next()
    if (request.method() !== 'GET' || request.url().startsWith('/api/')) {
      return response.status(401).json({ message: 'Log eerst in.' })
    }
    session.put('intended', wantedAddress(request.url(true)))
    return response.redirect().toRoute('session.create')
  }
}

/** The address to open after the login: with its search, unless it is too long to keep. */
function wantedAddress(address: string): string {
  return address.length > LONGEST_ADDRESS ? home() : address
}
