import type { HttpContext } from '@adonisjs/core/http'
import { searchAuditEntries } from '#app/admin/audit_log/search_audit_entries'
import { adminHead } from '#app/admin/shell/admin_head'
import { searchValidator } from '#app/admin/shell/search_query'

/** Who changed what, and when. */
export default class AuditLogController {
  async index({ inertia, request }: HttpContext) {
    const { zoek: search, bladzijde: page = 1 } = await request.validateUsing(searchValidator)
    return inertia.render(
      'admin/audit_log/audit_log_page',
      {
        titel: 'Logboek',
        zoek: search ?? '',
        ...(await searchAuditEntries(search ?? '', page)),
      },
      adminHead('Logboek')
    )
  }
}
