import type { HttpContext } from '@adonisjs/core/http'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/** Who is asking: the browser's access check, the server keeps its own. */
export default class UserTypeController {
  async show(ctx: HttpContext) {
    return { type: (await loggedInAdmin(ctx)) ? 'admin' : 'bezoeker' }
  }
}
