import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/** Lets admins through. Others log in first, and land where they wanted to go. */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const { request, response, session } = ctx
    if (await loggedInAdmin(ctx)) return next()
    if (request.method() !== 'GET' || request.url().startsWith('/api/')) {
      return response.status(401).json({ message: 'Log eerst in.' })
    }
    session.put('intended', request.url())
    return response.redirect('/login')
  }
}
