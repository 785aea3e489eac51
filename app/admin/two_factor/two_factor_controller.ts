import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  beginTwoFactor,
  enableTwoFactor,
  disableTwoFactor,
  type TwoFactorRefused,
} from '#app/admin/two_factor/manage_two_factor'
import { adminHead } from '#app/admin/shell/admin_head'
import RecoveryCodesTransformer from '#app/admin/two_factor/recovery_codes_transformer'
import SecretTransformer from '#app/admin/two_factor/secret_transformer'
import { expectPassword } from '#app/admin/shell/expect_password'
import { stayLoggedIn } from '#app/admin/session/logged_in_admin'
import { shopSettings } from '#app/shop/settings/shop_settings'
import { readRecoveryCodes, qrAddress } from '#app/admin/two_factor/two_factor_secret'
import { twoFactorValidator } from '#app/admin/two_factor/two_factor_validator'
import { FieldRefused } from '#app/core/http/validation_errors'

/** An admin's own second factor. */
export default class TwoFactorController {
  edit({ auth, inertia }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const title = 'Inloggen in twee stappen'
    return inertia.render(
      'admin/two_factor/two_factor_page',
      {
        title,
        since: admin.totpSince?.toISO() ?? null,
        codesLeft: readRecoveryCodes(admin).length,
      },
      adminHead(title)
    )
  }

  /** Shows the secret, which is possible only now: as a code to scan, and as text to type. */
  async begin({ auth, response, serialize }: HttpContext) {
    const admin = auth.use('web').getUserOrFail()
    const started = await beginTwoFactor(admin)
    if (!started.ok) return refuse(response, started.error)
    const secret = started.value
    const { name: shop } = await shopSettings()
    const address = qrAddress(secret, admin.email, shop)
    return serialize(SecretTransformer.transform({ secret, address }))
  }

  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, code } = await request.validateUsing(twoFactorValidator)
    const admin = auth.use('web').getUserOrFail()
    await expectPassword(admin, current)
    const on = await enableTwoFactor(admin, code, DateTime.utc())
    if (!on.ok) return refuse(response, on.error)
    await stayLoggedIn(ctx, admin)
    return ctx.serialize(RecoveryCodesTransformer.transform({ codes: on.value }))
  }

  async destroy(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const { huidig: current, code } = await request.validateUsing(twoFactorValidator)
    const admin = auth.use('web').getUserOrFail()
    await expectPassword(admin, current)
    const off = await disableTwoFactor(admin, code, DateTime.utc())
    if (!off.ok) return refuse(response, off.error)
    await stayLoggedIn(ctx, admin)
    return response.json({})
  }
}

/** Reports a wrong code at its field, and any other refusal for the whole form. */
export function refuse(response: HttpContext['response'], { type }: TwoFactorRefused) {
  switch (type) {
    case 'wrong_code':
      throw new FieldRefused('code', 'Deze code klopt niet, of is al gebruikt.')
    case 'not_started':
      return response.status(409).json({ message: 'Scan eerst een nieuwe QR-code.' })
    case 'already_on':
      return response.status(409).json({ message: 'Inloggen in twee stappen staat al aan.' })
    case 'is_off':
      return response.status(409).json({ message: 'Inloggen in twee stappen staat uit.' })
  }
}
