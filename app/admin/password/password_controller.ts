import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { expectPassword } from '#app/admin/shell/expect_password'
import { stayLoggedIn } from '#app/admin/session/logged_in_admin'
import { recordAudit } from '#app/core/record_audit'
import { passwordValidator } from '#app/admin/session/session_validator'
import { inTransaction } from '#app/core/database/transaction'
import Admin from '#models/admin/admin'

/** An admin's own password. */
export default class PasswordController {
  edit({ auth, inertia }: HttpContext) {
    const title = 'Wachtwoord wijzigen'
    return inertia.render(
      'admin/password/password_page',
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
