import type { HttpContext } from '@adonisjs/core/http'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/**
 * Tells a client whether it acts for an admin. The specification names this call. None of our pages
 * makes it, and it opens nothing: each page and call below /dashboard checks the session itself.
 */
export default class UserTypeController {
  async show(ctx: HttpContext) {
    return { type: (await loggedInAdmin(ctx)) ? 'admin' : 'bezoeker' }
  }
}
