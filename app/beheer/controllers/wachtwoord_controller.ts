import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { expectPassword } from '#app/beheer/eigen_wachtwoord'
import { stayLoggedIn } from '#app/beheer/ingelogd'
import { recordAudit } from '#app/core/leg_vast'
import { passwordValidator } from '#app/beheer/validators/sessie_validator'
import { inTransaction } from '#app/core/database/transaction'
import Admin from '#models/beheerder'

/** An admin's own password. */
export default class PasswordController {
  edit({ auth, inertia }: HttpContext) {
    const title = 'Wachtwoord wijzigen'
    return inertia.render(
      'beheer/wachtwoord',
      { titel: title, tweestaps: auth.use('web').user!.totpSinds !== null },
      { kop: { titel: title, omschrijving: 'Beheer', index: false } }
    )
  }

  /** A new one, for who knows the old; every other session of this admin ends. */
  async update(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, nieuw: updated } = await request.validateUsing(passwordValidator)
    const admin = auth.use('web').user!
    await expectPassword(admin, current)
    const password = await hash.make(updated)
    await inTransaction(async (trx) => {
      await Admin.query({ client: trx }).where('id', admin.id).update({ password })
      await recordAudit(trx, admin, 'wachtwoord_gewijzigd', admin.email)
    })
    await stayLoggedIn(ctx, admin)
    return response.json({})
  }
}
