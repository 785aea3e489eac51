import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { gebruikInlogcode, zijnCijfers } from '#app/beheer/actions/gebruik_inlogcode'
import { NAAR, TE_VAAK } from '#app/beheer/controllers/sessie_controller'
import { halfIngelogd, logIn } from '#app/beheer/ingelogd'
import { sessiemerk } from '#app/beheer/sessiemerk'
import { inlogcodeValidator } from '#app/beheer/validators/tweestaps_validator'
import { clientAddress } from '#app/core/realtime/client_address'
import type Beheerder from '#models/beheerder'
import env from '#start/env'

const VERLOPEN = 'Dit duurde te lang. Log opnieuw in met je e-mailadres en wachtwoord.'
const ONJUIST = 'Deze code klopt niet, of is al gebruikt. Wacht op de volgende code en vul die in.'
const HERSTELCODE_ONJUIST = 'Deze herstelcode klopt niet, of is al gebruikt.'
const UUR_DICHT = 'Te veel mislukte pogingen. Probeer het over een uur opnieuw.'

/** The second step of logging in, for admins who turned it on. */
export default class InlogcodeController {
  async create(ctx: HttpContext) {
    const { inertia, response } = ctx
    if (!(await halfIngelogd(ctx))) return response.redirect('/login')
    return inertia.render(
      'beheer/inlogcode',
      { titel: 'Inlogcode' },
      { kop: { titel: 'Inlogcode', omschrijving: 'Inloggen', index: false } }
    )
  }

  async store(ctx: HttpContext) {
    const { request, response, session } = ctx
    const { code } = await request.validateUsing(inlogcodeValidator)
    const beheerder = await halfIngelogd(ctx)
    if (!beheerder) return response.status(401).json({ message: VERLOPEN })

    const pogingen = pogingenVan(beheerder, clientAddress(request.request, env.trustProxyHops))
    const dicht = await pogingen.tel()
    if (dicht !== null) {
      ctx.logger.warn({ beheerder: beheerder.id }, 'too many wrong codes after the right password')
      return response.status(403).json({ warning: dicht })
    }
    if (!(await gebruikInlogcode(beheerder, code, Date.now())))
      return response
        .status(403)
        .json({ warning: zijnCijfers(code) ? ONJUIST : HERSTELCODE_ONJUIST })

    await pogingen.vergeet()
    const naar = session.pull('naar', NAAR) as string
    await logIn(ctx, beheerder)
    return response.json({ naar })
  }
}

/**
 * The brake on guessing codes, for who has the password. A try counts before it is looked at, so many
 * at once get no further than one after another. Another password begins anew: that is the way out for
 * an owner whose password was found.
 */
function pogingenVan(beheerder: Beheerder, vanaf: string) {
  const account = `code_${beheerder.id}_${sessiemerk(beheerder)}`
  const perAdres = limiter.use({ requests: 5, duration: '15 minutes' })
  const perAccount = limiter.use({ requests: 10, duration: '1 hour' })
  return {
    /** @returns why this try is not looked at */
    async tel(): Promise<string | null> {
      const hier = await perAdres.increment(`${account}_${vanaf}`)
      if (hier.consumed > hier.limit) return TE_VAAK
      const samen = await perAccount.increment(account)
      return samen.consumed > samen.limit ? UUR_DICHT : null
    },
    async vergeet() {
      await perAdres.delete(`${account}_${vanaf}`)
      await perAccount.delete(account)
    },
  }
}
