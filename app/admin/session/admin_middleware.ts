import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { loggedInAdmin } from '#app/admin/session/logged_in_admin'
import { home } from '#app/admin/session/session_controller'
import { adminHead } from '#app/admin/shell/admin_head'
import type { Role } from '#domain/admin/roles'

/** The session is a cookie, which browsers drop above 4 kB, so longer addresses are not kept. */
const LONGEST_ADDRESS = 1000
const OWNERS_ONLY = 'Dit deel van het beheer is voor eigenaren van de winkel.'

type Options = {
  /** The roles beside `eigenaar` that reach these routes; without it nobody else does. */
  readonly also?: readonly Role[]
}

/** Lets admins through. Others log in first, and then reach the page that they wanted. */
export default class AdminMiddleware {
  async handle(ctx: HttpContext, next: NextFn, { also = [] }: Options = {}) {
    const { request, response, session } = ctx
    const isCall = request.method() !== 'GET' || request.url().startsWith('/api/')
    const admin = await loggedInAdmin(ctx)
    if (admin && (admin.isOwner || also.includes(admin.role))) return next()
    if (admin) {
      response.status(403)
      if (isCall) return response.json({ message: OWNERS_ONLY })
      const title = 'Alleen voor eigenaren'
      const page = 'admin/session/owners_only_page'
      return response.send(await ctx.inertia.render(page, { title }, adminHead(title)))
    }
    if (isCall) return response.status(401).json({ message: 'Log eerst in.' })
    session.put('intended', wantedAddress(request.url(true)))
    return response.redirect().toRoute('session.create')
  }
}

/** The address to open after the login: with its search, unless it is too long to keep. */
function wantedAddress(address: string): string {
  return address.length > LONGEST_ADDRESS ? home() : address
}
