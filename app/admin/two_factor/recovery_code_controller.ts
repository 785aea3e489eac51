import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { renewRecoveryCodes } from '#app/admin/two_factor/manage_two_factor'
import RecoveryCodesTransformer from '#app/admin/two_factor/recovery_codes_transformer'
import { refuse } from '#app/admin/two_factor/two_factor_controller'
import { expectPassword } from '#app/admin/shell/expect_password'
import { stayLoggedIn } from '#app/admin/session/logged_in_admin'
import { twoFactorValidator } from '#app/admin/two_factor/two_factor_validator'

/** The codes for an admin who lost the phone. */
export default class RecoveryCodeController {
  /** Makes a new set; the old one stops working. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, code } = await request.validateUsing(twoFactorValidator)
    const admin = auth.use('web').getUserOrFail()
    await expectPassword(admin, current)
    const renewed = await renewRecoveryCodes(admin, code, DateTime.utc())
    if (!renewed.ok) return refuse(response, renewed.error)
    await stayLoggedIn(ctx, admin)
    return ctx.serialize(RecoveryCodesTransformer.transform({ codes: renewed.value }))
  }
}
