import hash from '@adonisjs/core/services/hash'
import type { HttpContext } from '@adonisjs/core/http'
import { adminHead } from '#app/admin/shell/admin_head'
import { refuseWeakPassword } from '#app/admin/password/refuse_password'
import { expectPassword } from '#app/admin/shell/expect_password'
import { stayLoggedIn } from '#app/admin/session/logged_in_admin'
import { recordAudit } from '#app/core/record_audit'
import { passwordValidator } from '#app/admin/session/session_validator'
import { refuseTogether } from '#app/core/http/validation_errors'
import { inTransaction } from '#app/core/database/transaction'
import Admin from '#models/admin/admin'

/** The validator refuses what is no text. */
const typed = (value: unknown): string => (typeof value === 'string' ? value : '')

/** An admin's own password. */
export default class PasswordController {
  edit({ auth, inertia }: HttpContext) {
    const title = 'Wachtwoord wijzigen'
    return inertia.render(
      'admin/password/password_page',
      { title, twoFactor: auth.use('web').getUserOrFail().totpSince !== null },
      adminHead(title)
    )
  }

  /**
   * Sets a new password for an admin who knows the old one. Every other session of this admin ends.
   */
  async update(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const admin = auth.use('web').getUserOrFail()
    const current = typed(request.input('huidig'))
    const updated = typed(request.input('nieuw'))
    await refuseTogether([
      async () => current !== '' && (await expectPassword(admin, current)),
      () => request.validateUsing(passwordValidator),
      () => refuseWeakPassword(updated, admin),
    ])
    const password = await hash.make(updated)
    await inTransaction(async (trx) => {
      await Admin.query({ client: trx }).where('id', admin.id).update({ password })
      await recordAudit(trx, admin, 'password_changed', admin.email)
    })
    await stayLoggedIn(ctx, admin)
    return response.json({})
  }
}
