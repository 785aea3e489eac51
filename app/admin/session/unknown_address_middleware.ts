import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { turnAway } from '#app/admin/session/admin_middleware'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'

/**
 * Turns game masters away from an address of the admin area that does not exist, as from one that
 * does. For others there is nothing.
 */
export default class UnknownAddressMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    const admin = await loggedInAdmin(ctx)
    return admin && !admin.isOwner ? turnAway(ctx) : next()
  }
}
