import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { renewRecoveryCodes } from '#app/beheer/actions/beheer_tweestaps'
import { refuse } from '#app/beheer/controllers/tweestaps_controller'
import { expectPassword } from '#app/beheer/eigen_wachtwoord'
import { stayLoggedIn } from '#app/beheer/ingelogd'
import { twoFactorValidator } from '#app/beheer/validators/tweestaps_validator'

/** The codes for who lost the phone. */
export default class RecoveryCodeController {
  /** A new set; the old one stops working. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, code } = await request.validateUsing(twoFactorValidator)
    const admin = auth.use('web').user!
    await expectPassword(admin, current)
    const renewed = await renewRecoveryCodes(admin, code, DateTime.utc())
    if (!renewed.ok) return refuse(response, renewed.error)
    await stayLoggedIn(ctx, admin)
    return response.json({ herstelcodes: renewed.value })
  }
}
