import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { loggedInAdmin, logHalfIn, logIn, logOut } from '#app/admin/session/logged_in_admin'
import { sessionValidator } from '#app/admin/session/session_validator'
import { clientAddress } from '#app/core/http/client_address'
import Admin from '#models/admin/admin'
import env from '#start/env'
import { LIMITS } from '#start/limiters'

const INCORRECT = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'
export const TOO_OFTEN = 'Te veel mislukte pogingen. Probeer het over een kwartier opnieuw.'
/** Where an admin begins. */
export const home = () => urlFor('dashboard.index')

/** The session of an admin. */
export default class SessionController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    if (await loggedInAdmin(ctx)) return response.redirect(home())
    return inertia.render(
      'admin/session/login_page',
      { title: 'Inloggen' },
      { head: { title: 'Inloggen', description: 'Inloggen', index: false } }
    )
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email, password } = await request.validateUsing(sessionValidator)
    const from = clientAddress(request.request, env.trustProxyHops)
    const admin = await check(email.toLowerCase(), password, from)
    if (typeof admin === 'string') return response.status(403).json({ warning: admin })

    if (admin.totpSince !== null) {
      await logHalfIn(ctx, admin)
      return response.json({ naar: urlFor('login_code.create') })
    }
    const to = session.pull('intended', home()) as string
    await logIn(ctx, admin)
    return response.json({ naar: to })
  }

  async destroy(ctx: HttpContext) {
    await logOut(ctx)
    return ctx.response.json({ naar: urlFor('session.create') })
  }
}

/**
 * The admin with this address and password, or the reason of the refusal. An unknown address takes
 * as long as a wrong password. A visitor who keeps guessing is shut out alone, not the owner who
 * logs in from elsewhere; many visitors who guess together are slowed down too.
 */
async function check(email: string, password: string, from: string): Promise<Admin | string> {
  const failed = limiter.multi([
    { key: `login_${email}_${from}`, ...LIMITS.wrongPasswords.perAccountAndAddress },
    { key: `login_${email}`, ...LIMITS.wrongPasswords.perAccount },
  ])
  try {
    const [tooOften, admin] = await failed.penalize(() => Admin.verifyCredentials(email, password))
    return tooOften ? TOO_OFTEN : admin
  } catch (error) {
    if (error instanceof errors.E_INVALID_CREDENTIALS) return INCORRECT
    throw error
  }
}
