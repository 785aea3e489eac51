import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { knownDevice } from '#app/admin/session/known_device'
import {
  allowTry,
  countWrongPassword,
  forgetTries,
  type LoginAttempt,
  type LoginHeldUp,
} from '#app/admin/session/login_brakes'
import { homeOf } from '#app/admin/session/home'
import {
  endOfLogin,
  hasNothingToLead,
  loggedInAdmin,
  logHalfIn,
  logIn,
  logOut,
} from '#app/admin/session/logged_in_admin'
import { sessionValidator } from '#app/admin/session/session_validator'
import { clientAddress } from '#app/core/http/client_address'
import { waitInWords } from '#domain/admin/session/login_delay'
import { err, ok, type Result } from '#domain/result'
import Admin from '#models/admin/admin'
import env from '#start/env'

const INCORRECT = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'
export const TOO_OFTEN = 'Te veel mislukte pogingen. Probeer het over een kwartier opnieuw.'
const NOTHING_TO_LEAD =
  'Je hebt nu geen avond om te leiden. Vraag de eigenaar van de winkel om een nieuwe uitnodiging.'

export default class SessionController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    const present = await loggedInAdmin(ctx)
    if (present) return response.redirect(homeOf(present))
    return inertia.render(
      'admin/session/login_page',
      { title: 'Inloggen', ended: endOfLogin(ctx) },
      { head: { title: 'Inloggen', description: 'Inloggen', index: false } }
    )
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email, password } = await request.validateUsing(sessionValidator)
    const attempt = {
      email: email.toLowerCase(),
      from: clientAddress(request.request, env.trustProxyHops),
      device: knownDevice(ctx, email),
    }
    const checked = await check(attempt, password)
    if (!checked.ok) return refuse(response, checked.error)
    const admin = checked.value

    if (admin.totpSince !== null) {
      await logHalfIn(ctx, admin)
      return response.json({ naar: urlFor('login_code.create') })
    }
    const to = session.pull('intended', homeOf(admin)) as string
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
 * as long as a wrong password.
 */
async function check(attempt: LoginAttempt, password: string): Promise<Result<Admin, Refused>> {
  const allowed = await allowTry(attempt)
  if (!allowed.ok) return allowed
  try {
    const admin = await Admin.verifyCredentials(attempt.email, password)
    await forgetTries(attempt)
    if (admin.state === 'stopped') return err({ type: 'incorrect' })
    return (await hasNothingToLead(admin)) ? err({ type: 'nothing_to_lead' }) : ok(admin)
  } catch (error) {
    if (!(error instanceof errors.E_INVALID_CREDENTIALS)) throw error
    await countWrongPassword(attempt)
    return err({ type: 'incorrect' })
  }
}

type Refused = LoginHeldUp | { readonly type: 'incorrect' } | { readonly type: 'nothing_to_lead' }

function refuse(response: HttpContext['response'], reason: Refused) {
  switch (reason.type) {
    case 'incorrect':
      return response.status(403).json({ warning: INCORRECT })
    case 'nothing_to_lead':
      return response.status(403).json({ warning: NOTHING_TO_LEAD })
    case 'closed':
      return response.status(403).json({ warning: TOO_OFTEN })
    case 'wait': {
      const { seconds } = reason
      return response
        .status(429)
        .header('retry-after', String(seconds))
        .json({
          warning: `Iemand probeert steeds opnieuw in te loggen met dit e-mailadres, en dit apparaat kennen we nog niet. Wacht ${waitInWords(seconds)} en probeer het dan opnieuw.`,
        })
    }
  }
}
