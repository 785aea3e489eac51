import { errors } from '@adonisjs/auth'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { ingelogdeBeheerder, logIn } from '#app/beheer/ingelogd'
import { sessieValidator } from '#app/beheer/validators/sessie_validator'
import Beheerder from '#models/beheerder'

const ONJUIST = 'Dit e-mailadres en wachtwoord horen niet bij elkaar.'
const TE_VAAK = 'Te veel mislukte pogingen. Probeer het over een kwartier opnieuw.'
const NAAR = '/dashboard'

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
    const beheerder = await controleer(email.toLowerCase(), password)
    if (typeof beheerder === 'string') return response.status(403).json({ warning: beheerder })

    const naar = session.pull('naar', NAAR) as string
    await logIn(ctx, beheerder)
    return response.json({ naar })
  }

  async destroy({ auth, response }: HttpContext) {
    await auth.use('web').logout()
    return response.json({ naar: '/login' })
  }
}

/**
 * The admin with this address and password, or why not. An unknown address takes as long as a wrong
 * password; five failures of one account in a quarter of an hour close it, from any address.
 */
async function controleer(email: string, password: string): Promise<Beheerder | string> {
  const mislukt = limiter.use({ requests: 5, duration: '15 minutes', blockDuration: '15 minutes' })
  try {
    const [teVaak, beheerder] = await mislukt.penalize(`login_${email}`, () =>
      Beheerder.verifyCredentials(email, password)
    )
    return teVaak ? TE_VAAK : beheerder
  } catch (error) {
    if (error instanceof errors.E_INVALID_CREDENTIALS) return ONJUIST
    throw error
  }
}
