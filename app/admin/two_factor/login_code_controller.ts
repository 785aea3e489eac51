import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { spendLoginCode, isAppCode } from '#app/admin/two_factor/spend_login_code'
import { homeOf } from '#app/admin/session/home'
import { TOO_OFTEN } from '#app/admin/session/session_controller'
import { knownDevice } from '#app/admin/session/known_device'
import { halfLoggedIn, logIn } from '#app/admin/session/logged_in_admin'
import { sessionMark } from '#app/admin/session/session_mark'
import { loginCodeValidator } from '#app/admin/two_factor/two_factor_validator'
import { clientAddress } from '#app/core/http/client_address'
import type Admin from '#models/admin/admin'
import env from '#start/env'
import { LIMITS } from '#start/limiters'

const EXPIRED = 'Dit duurde te lang. Log opnieuw in met je e-mailadres en wachtwoord.'
const INCORRECT =
  'Deze code klopt niet, of is al gebruikt. Wacht op de volgende code en vul die in.'
const RECOVERY_CODE_INCORRECT = 'Deze herstelcode klopt niet, of is al gebruikt.'
const CLOSED_FOR_AN_HOUR = 'Te veel mislukte pogingen. Probeer het over een uur opnieuw.'

/** The second step of a login, for admins who turned it on. */
export default class LoginCodeController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    if (!(await halfLoggedIn(ctx))) return response.redirect().toRoute('session.create')
    return inertia.render(
      'admin/two_factor/login_code_page',
      { title: 'Inlogcode' },
      { head: { title: 'Inlogcode', description: 'Inloggen', index: false } }
    )
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { code } = await request.validateUsing(loginCodeValidator)
    const admin = await halfLoggedIn(ctx)
    if (!admin) return response.status(401).json({ message: EXPIRED })

    const from = clientAddress(request.request, env.trustProxyHops)
    const attempts = attemptsOf(admin, from, knownDevice(ctx, admin.email))
    const closed = await attempts.count()
    if (closed !== null) {
      ctx.logger.warn({ admin: admin.id }, 'too many wrong codes after the right password')
      return response.status(403).json({ warning: closed })
    }
    if (!(await spendLoginCode(admin, code, Date.now())))
      return response
        .status(403)
        .json({ warning: isAppCode(code) ? INCORRECT : RECOVERY_CODE_INCORRECT })

    await attempts.forget()
    const to = session.pull('intended', homeOf(admin)) as string
    await logIn(ctx, admin)
    return response.json({ naar: to })
  }
}

/**
 * The limit on guessing codes by somebody who has the password. A try counts before it is checked,
 * so many tries at once get no further than tries one after another. A new password starts the
 * count again, and a browser that logged in before has tries of its own, so an owner whose password
 * was found can get in.
 */
function attemptsOf(admin: Admin, from: string, device: string | null) {
  const account = `code_${admin.id}_${sessionMark(admin)}`
  const own = device === null ? `${account}_${from}` : `${account}_device_${device}`
  const perAddress = limiter.use(LIMITS.loginCodes.perAccountAndAddress)
  const perAccount = limiter.use(LIMITS.loginCodes.perAccount)
  return {
    /** @returns the reason why this try is not checked, or null */
    async count(): Promise<string | null> {
      const here = await perAddress.increment(own)
      if (here.consumed > here.limit) return TOO_OFTEN
      if (device !== null) return null
      const together = await perAccount.increment(account)
      return together.consumed > together.limit ? CLOSED_FOR_AN_HOUR : null
    },
    async forget() {
      await perAddress.delete(own)
      await perAccount.delete(account)
    },
  }
}
