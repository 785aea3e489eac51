import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { ingelogdeBeheerder, logHalfIn, logIn, logUit } from '#app/beheer/ingelogd'
import { sessieValidator } from '#app/beheer/validators/sessie_validator'
import { clientAddress } from '#app/core/realtime/client_address'
import Beheerder from '#models/beheerder'
import env from '#start/env'

const ONJUIST = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'
export const TE_VAAK = 'Te veel mislukte pogingen. Probeer het over een kwartier opnieuw.'
export const NAAR = '/dashboard'

/** The session of an admin. */
export default class SessieController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    if (await ingelogdeBeheerder(ctx)) return response.redirect(NAAR)
    return inertia.render(
      'beheer/login',
      { titel: 'Inloggen' },
      { kop: { titel: 'Inloggen', omschrijving: 'Inloggen', index: false } }
    )
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { email, password } = await request.validateUsing(sessieValidator)
    const vanaf = clientAddress(request.request, env.trustProxyHops)
    const beheerder = await controleer(email.toLowerCase(), password, vanaf)
    if (typeof beheerder === 'string') return response.status(403).json({ warning: beheerder })

    if (beheerder.totpSinds !== null) {
      await logHalfIn(ctx, beheerder)
      return response.json({ naar: '/login/code' })
    }
    const naar = session.pull('naar', NAAR) as string
    await logIn(ctx, beheerder)
    return response.json({ naar })
  }

  async destroy(ctx: HttpContext) {
    await logUit(ctx)
    return ctx.response.json({ naar: '/login' })
  }
}

const KWARTIER = '15 minutes'
/** From one address this many failures close an account for that address, and for no other. */
const PER_ADRES = { requests: 5, duration: KWARTIER, blockDuration: KWARTIER }
/** From all together: out of reach for one address, which gets no further than twenty in an hour. */
const PER_ACCOUNT = { requests: 100, duration: '1 hour', blockDuration: KWARTIER }

/**
 * The admin with this address and password, or why not. An unknown address takes as long as a wrong
 * password. Whoever keeps guessing shuts out themselves, not the owner who comes from elsewhere; many
 * guessing together are held up too.
 */
async function controleer(
  email: string,
  password: string,
  vanaf: string
): Promise<Beheerder | string> {
  const mislukt = limiter.multi([
    { key: `login_${email}_${vanaf}`, ...PER_ADRES },
    { key: `login_${email}`, ...PER_ACCOUNT },
  ])
  try {
    const [teVaak, beheerder] = await mislukt.penalize(() =>
      Beheerder.verifyCredentials(email, password)
    )
    return teVaak ? TE_VAAK : beheerder
  } catch (error) {
    if (error instanceof errors.E_INVALID_CREDENTIALS) return ONJUIST
    throw error
  }
}
