import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { verwachtWachtwoord } from '#app/beheer/eigen_wachtwoord'
import { blijfIngelogd } from '#app/beheer/ingelogd'
import { legVast } from '#app/core/leg_vast'
import { wachtwoordValidator } from '#app/beheer/validators/sessie_validator'
import { inTransaction } from '#app/core/database/transaction'
import Beheerder from '#models/beheerder'

/** An admin's own password. */
export default class WachtwoordController {
  edit({ auth, inertia }: HttpContext) {
    const titel = 'Wachtwoord wijzigen'
    return inertia.render(
      'beheer/wachtwoord',
      { titel, tweestaps: auth.use('web').user!.totpSinds !== null },
      { kop: { titel, omschrijving: 'Beheer', index: false } }
    )
  }

  /** A new one, for who knows the old; every other session of this admin ends. */
  async update(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig, nieuw } = await request.validateUsing(wachtwoordValidator)
    const beheerder = auth.use('web').user!
    await verwachtWachtwoord(beheerder, huidig)
    const password = await hash.make(nieuw)
    await inTransaction(async (trx) => {
      await Beheerder.query({ client: trx }).where('id', beheerder.id).update({ password })
      await legVast(trx, beheerder, 'wachtwoord_gewijzigd', beheerder.email)
    })
    await blijfIngelogd(ctx, beheerder)
    return response.json({})
  }
}
