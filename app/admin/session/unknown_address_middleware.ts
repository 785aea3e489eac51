import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { turnAway } from '#app/admin/session/admin_middleware'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/**
 * Turns game masters away from an address of the admin area that does not exist in the same way as
 * from one that does. Everybody else gets the not-found page.
 */
export default class UnknownAddressMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const admin = await loggedInAdmin(ctx)
    return admin && !admin.isOwner ? turnAway(ctx) : next()
  }
}
