import type { HttpContext } from '@adonisjs/core/http'
import AuditEntryTransformer from '#app/admin/audit_log/audit_entry_transformer'
import { searchAuditEntries } from '#app/admin/audit_log/search_audit_entries'
import { adminHead } from '#app/admin/shell/admin_head'
import { searchValidator } from '#app/admin/shell/search_query'

/** Who changed what, and when. */
export default class AuditLogController {
  async index({ inertia, request }: HttpContext) {
    const { zoek: search, bladzijde: page = 1 } = await request.validateUsing(searchValidator)
    const { lines, ...rest } = await searchAuditEntries(search ?? '', page)
    return inertia.render(
      'admin/audit_log/audit_log_page',
      {
        title: 'Logboek',
        search: search ?? '',
        ...rest,
        lines: AuditEntryTransformer.transform(lines),
      },
      adminHead('Logboek')
    )
  }
}
