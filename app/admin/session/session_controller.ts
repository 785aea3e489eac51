import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { loggedInAdmin, logHalfIn, logIn, logOut } from '#app/admin/session/logged_in_admin'
import { sessionValidator } from '#app/admin/session/session_validator'
import { clientAddress } from '#app/core/realtime/client_address'
import Admin from '#models/admin/admin'
import env from '#start/env'

const INCORRECT = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'
export const TOO_OFTEN = 'Te veel mislukte pogingen. Probeer het over een kwartier opnieuw.'
export const HOME = '/dashboard'

/** The session of an admin. */
export default class SessionController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    if (await loggedInAdmin(ctx)) return response.redirect(HOME)
    return inertia.render(
      'admin/session/login_page',
      { titel: 'Inloggen' },
      { kop: { titel: 'Inloggen', omschrijving: 'Inloggen', index: false } }
    )
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email, password } = await request.validateUsing(sessionValidator)
    const from = clientAddress(request.request, env.trustProxyHops)
    const admin = await check(email.toLowerCase(), password, from)
    if (typeof admin === 'string') return response.status(403).json({ warning: admin })

    if (admin.totpSinds !== null) {
      await logHalfIn(ctx, admin)
      return response.json({ naar: '/login/code' })
    }
    const to = session.pull('intended', HOME) as string
    await logIn(ctx, admin)
    return response.json({ naar: to })
  }

  async destroy(ctx: HttpContext) {
    await logOut(ctx)
    return ctx.response.json({ naar: '/login' })
  }
}

const QUARTER_HOUR = '15 minutes'
/** From one address this many failures close an account for that address, and for no other. */
const PER_ADDRESS = { requests: 5, duration: QUARTER_HOUR, blockDuration: QUARTER_HOUR }
/** From all together: out of reach for one address, which gets no further than twenty in an hour. */
const PER_ACCOUNT = { requests: 100, duration: '1 hour', blockDuration: QUARTER_HOUR }

/**
 * The admin with this address and password, or why not. An unknown address takes as long as a wrong
 * password. Whoever keeps guessing shuts out themselves, not the owner who comes from elsewhere; many
 * guessing together are held up too.
 */
async function check(email: string, password: string, from: string): Promise<Admin | string> {
  const failed = limiter.multi([
    { key: `login_${email}_${from}`, ...PER_ADDRESS },
    { key: `login_${email}`, ...PER_ACCOUNT },
  ])
  try {
    const [tooOften, admin] = await failed.penalize(() => Admin.verifyCredentials(email, password))
    return tooOften ? TOO_OFTEN : admin
  } catch (error) {
    if (error instanceof errors.E_INVALID_CREDENTIALS) return INCORRECT
    throw error
  }
}
