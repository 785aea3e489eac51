import type { HttpContext } from '@adonisjs/core/http'
import { searchAuditEntries } from '#app/beheer/auditregels'
import { adminHead } from '#app/beheer/kop'
import { searchValidator } from '#app/beheer/zoeken'

/** Who changed what, and when. */
export default class AuditLogController {
  async index({ inertia, request }: HttpContext) {
    const { zoek: search, bladzijde: page = 1 } = await request.validateUsing(searchValidator)
    return inertia.render(
      'beheer/logboek',
      {
        titel: 'Logboek',
        zoek: search ?? '',
        ...(await searchAuditEntries(search ?? '', page)),
      },
      adminHead('Logboek')
    )
  }
}
