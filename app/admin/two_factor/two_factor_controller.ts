import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  beginTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
  type TwoFactorRefused,
} from '#app/admin/two_factor/manage_two_factor'
import { expectPassword } from '#app/admin/shell/expect_password'
import { stayLoggedIn } from '#app/admin/session/logged_in_admin'
import { readRecoveryCodes, qrAddress } from '#app/admin/two_factor/two_factor_secret'
import { twoFactorValidator } from '#app/admin/two_factor/two_factor_validator'
import { FieldRefused } from '#app/core/http/validation_errors'

/** An admin's own second factor. */
export default class TwoFactorController {
  edit({ auth, inertia }: HttpContext) {
    const admin = auth.use('web').user!
    const title = 'Inloggen in twee stappen'
    return inertia.render(
      'admin/two_factor/two_factor_page',
      {
        titel: title,
        sinds: admin.totpSinds?.toISO() ?? null,
        codesOver: readRecoveryCodes(admin).length,
      },
      { kop: { titel: title, omschrijving: 'Beheer', index: false } }
    )
  }

  /** The secret, told this once: as a code to scan, and to type over. */
  async begin({ auth, response }: HttpContext) {
    const admin = auth.use('web').user!
    const started = await beginTwoFactor(admin)
    if (!started.ok) return refuse(response, started.error)
    const secret = started.value
    return response.json({ geheim: secret, adres: qrAddress(secret, admin.email) })
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, code } = await request.validateUsing(twoFactorValidator)
    const admin = auth.use('web').user!
    await expectPassword(admin, current)
    const on = await enableTwoFactor(admin, code, DateTime.utc())
    if (!on.ok) return refuse(response, on.error)
    await stayLoggedIn(ctx, admin)
    return response.json({ herstelcodes: on.value })
  }

  async destroy(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, code } = await request.validateUsing(twoFactorValidator)
    const admin = auth.use('web').user!
    await expectPassword(admin, current)
    const off = await disableTwoFactor(admin, code, DateTime.utc())
    if (!off.ok) return refuse(response, off.error)
    await stayLoggedIn(ctx, admin)
    return response.json({})
  }
}

/** What is wrong with the code is told at its field, the rest as a whole. */
export function refuse(response: HttpContext['response'], { type }: TwoFactorRefused) {
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
