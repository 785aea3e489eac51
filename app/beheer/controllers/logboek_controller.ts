import type { HttpContext } from '@adonisjs/core/http'
import { zoekAuditregels } from '#app/beheer/auditregels'
import { beheerkop } from '#app/beheer/kop'
import { zoekValidator } from '#app/beheer/zoeken'

/** Who changed what, and when. */
export default class LogboekController {
  async index({ inertia, request }: HttpContext) {
    const { zoek, bladzijde = 1 } = await request.validateUsing(zoekValidator)
    return inertia.render(
      'beheer/logboek',
      {
        titel: 'Logboek',
        zoek: zoek ?? '',
        ...(await zoekAuditregels(zoek ?? '', bladzijde)),
      },
      beheerkop('Logboek')
    )
  }
}
