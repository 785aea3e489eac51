import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { vernieuwHerstelcodes } from '#app/beheer/actions/beheer_tweestaps'
import { weiger } from '#app/beheer/controllers/tweestaps_controller'
import { verwachtWachtwoord } from '#app/beheer/eigen_wachtwoord'
import { blijfIngelogd } from '#app/beheer/ingelogd'
import { tweestapsValidator } from '#app/beheer/validators/tweestaps_validator'

/** The codes for who lost the phone. */
export default class HerstelcodeController {
  /** A new set; the old one stops working. */
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig, code } = await request.validateUsing(tweestapsValidator)
    const beheerder = auth.use('web').user!
    await verwachtWachtwoord(beheerder, huidig)
    const vernieuwd = await vernieuwHerstelcodes(beheerder, code, DateTime.utc())
    if (!vernieuwd.ok) return weiger(response, vernieuwd.error)
    await blijfIngelogd(ctx, beheerder)
    return response.json({ herstelcodes: vernieuwd.value })
  }
}
