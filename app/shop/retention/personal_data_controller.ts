import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { adminHead } from '#app/admin/shell/admin_head'
import { expectPassword } from '#app/admin/shell/expect_password'
import { FieldRefused, refuseTogether } from '#app/core/http/validation_errors'
import { erasePersonalData } from '#app/shop/retention/erase_personal_data'
import ErasureTransformer from '#app/shop/retention/erasure_transformer'
import { ELSEWHERE } from '#app/shop/retention/erasure_words'
import { exportPersonalData } from '#app/shop/retention/export_personal_data'
import {
  erasePersonValidator,
  exportPersonValidator,
  searchPersonValidator,
} from '#app/shop/retention/personal_data_validator'

/** What is kept of a person: to look at, to give to that person, and to forget. */
export default class PersonalDataController {
  index({ inertia }: HttpContext) {
    const title = 'Gegevens'
    return inertia.render(
      'shop/retention/admin_personal_data_page',
      { title, elsewhere: `${ELSEWHERE}.` },
      adminHead(title)
    )
  }

  /** What forgetting this address would do. It changes nothing. */
  async show({ auth, request, serialize }: HttpContext) {
    const { email } = await request.validateUsing(searchPersonValidator)
    const by = auth.use('web').getUserOrFail()
    const forecast = await erasePersonalData(email, DateTime.utc(), { dryRun: true, by })
    return serialize(ErasureTransformer.transform(forecast))
  }

  /** Everything that is kept of this address, for the person it belongs to. */
  async export({ auth, request, response }: HttpContext) {
    const { email, huidig: current } = await request.validateUsing(exportPersonValidator)
    const by = auth.use('web').getUserOrFail()
    await expectPassword(by, current)
    return response.json(await exportPersonalData(email, DateTime.utc(), by))
  }

  async destroy({ auth, request, serialize }: HttpContext) {
    const input = await request.validateUsing(erasePersonValidator)
    const { email, huidig: current, bevestiging: typed } = input
    const by = auth.use('web').getUserOrFail()
    await refuseTogether([() => sameAddress(typed, email), () => expectPassword(by, current)])
    return serialize(
      ErasureTransformer.transform(await erasePersonalData(email, DateTime.utc(), { by }))
    )
  }
}

async function sameAddress(typed: string, email: string) {
  if (typed.toLowerCase() !== email.toLowerCase())
    throw new FieldRefused('bevestiging', 'Dit is niet het adres dat je wilt vergeten.')
}
