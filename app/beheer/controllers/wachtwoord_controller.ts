import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { sessiemerk } from '#app/beheer/sessiemerk'
import { wachtwoordValidator } from '#app/beheer/validators/sessie_validator'
import { FieldRefused } from '#app/core/http/validation_errors'

const ONJUIST = 'Dit is niet je huidige wachtwoord.'

/** An admin's own password. */
export default class WachtwoordController {
  edit({ inertia }: HttpContext) {
    const titel = 'Wachtwoord wijzigen'
    return inertia.render(
      'beheer/wachtwoord',
      { titel },
      { kop: { titel, omschrijving: 'Beheer', index: false } }
    )
  }

  /** A new one, for who knows the old; every other session of this admin ends. */
  async update({ auth, request, response, session }: HttpContext) {
    const { huidig, nieuw } = await request.validateUsing(wachtwoordValidator)
    const beheerder = auth.use('web').user!
    await limiter
      .use({ requests: 10, duration: '15 minutes' })
      .consume(`wachtwoord_${beheerder.id}`)
    if (!(await hash.verify(beheerder.password, huidig))) throw new FieldRefused('huidig', ONJUIST)
    await beheerder.merge({ password: nieuw }).save()
    session.regenerate()
    session.put('wachtwoord', sessiemerk(beheerder))
    return response.json({})
  }
}
