import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  beginTweestaps,
  zetTweestapsAan,
  zetTweestapsUit,
  type TweestapsGeweigerd,
} from '#app/beheer/actions/beheer_tweestaps'
import { verwachtWachtwoord } from '#app/beheer/eigen_wachtwoord'
import { blijfIngelogd } from '#app/beheer/ingelogd'
import { leesHerstelcodes, qrAdres } from '#app/beheer/tweestaps'
import { tweestapsValidator } from '#app/beheer/validators/tweestaps_validator'
import { FieldRefused } from '#app/core/http/validation_errors'

/** An admin's own second factor. */
export default class TweestapsController {
  edit({ auth, inertia }: HttpContext) {
    const beheerder = auth.use('web').user!
    const titel = 'Inloggen in twee stappen'
    return inertia.render(
      'beheer/tweestaps',
      {
        titel,
        sinds: beheerder.totpSinds?.toISO() ?? null,
        codesOver: leesHerstelcodes(beheerder).length,
      },
      { kop: { titel, omschrijving: 'Beheer', index: false } }
    )
  }

  /** The secret, told this once: as a code to scan, and to type over. */
  async begin({ auth, response }: HttpContext) {
    const beheerder = auth.use('web').user!
    const begonnen = await beginTweestaps(beheerder)
    if (!begonnen.ok) return weiger(response, begonnen.error)
    const geheim = begonnen.value
    return response.json({ geheim, adres: qrAdres(geheim, beheerder.email) })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig, code } = await request.validateUsing(tweestapsValidator)
    const beheerder = auth.use('web').user!
    await verwachtWachtwoord(beheerder, huidig)
    const aan = await zetTweestapsAan(beheerder, code, DateTime.utc())
    if (!aan.ok) return weiger(response, aan.error)
    await blijfIngelogd(ctx, beheerder)
    return response.json({ herstelcodes: aan.value })
  }

  async destroy(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig, code } = await request.validateUsing(tweestapsValidator)
    const beheerder = auth.use('web').user!
    await verwachtWachtwoord(beheerder, huidig)
    const uit = await zetTweestapsUit(beheerder, code, DateTime.utc())
    if (!uit.ok) return weiger(response, uit.error)
    await blijfIngelogd(ctx, beheerder)
    return response.json({})
  }
}

/** What is wrong with the code is told at its field, the rest as a whole. */
export function weiger(response: HttpContext['response'], { type }: TweestapsGeweigerd) {
  switch (type) {
    case 'code_onjuist':
      throw new FieldRefused('code', 'Deze code klopt niet, of is al gebruikt.')
    case 'niet_begonnen':
      return response.status(409).json({ message: 'Scan eerst een nieuwe QR-code.' })
    case 'staat_al_aan':
      return response.status(409).json({ message: 'Inloggen in twee stappen staat al aan.' })
    case 'staat_uit':
      return response.status(409).json({ message: 'Inloggen in twee stappen staat uit.' })
  }
}
