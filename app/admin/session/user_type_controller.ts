import type { HttpContext } from '@adonisjs/core/http'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/**
 * Tells a client for whom it acts. The specification names this call. None of our pages
 * makes it, and it opens nothing: each page and call below /dashboard checks the session itself.
 */
export default class UserTypeController {
  async show(ctx: HttpContext) {
    const admin = await loggedInAdmin(ctx)
    if (!admin) return { type: 'bezoeker' }
    return { type: admin.isOwner ? 'admin' : 'spelleider' }
  }
}
