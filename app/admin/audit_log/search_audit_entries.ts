import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { auditSentence } from '#app/admin/audit_log/audit_sentence'
import { likePattern } from '#app/admin/shell/search_query'
import AuditEntry from '#models/admin/audit_entry'

const PER_PAGE = 50
/** The history of one thing beside its form. */
const LATEST = 50

type AuditQuery = ModelQueryBuilderContract<typeof AuditEntry, AuditEntry>

/** What was done to one thing, the latest first. */
export async function auditEntries(narrow: (query: AuditQuery) => AuditQuery) {
  const lines = await narrow(AuditEntry.query()).orderBy('id', 'desc').limit(LATEST)
  return lines.map(showLine)
}

/** Everything that admins did, the latest first, a page at a time. */
export async function searchAuditEntries(search: string, page: number) {
  const words = likePattern(search)
  const found = await AuditEntry.query()
    .where((query) => {
      for (const column of ['wie', 'wat', 'onderwerp', 'gegevens'])
        query.orWhereRaw(`lower(replace(${column}, '_', ' ')) like ?`, [words])
    })
    .orderBy('id', 'desc')
    .paginate(page, PER_PAGE)
  return {
    regels: found.all().map(showLine),
    bladzijde: found.currentPage,
    bladzijden: Math.max(1, found.lastPage),
    aantal: found.total,
  }
}

function showLine(line: AuditEntry) {
  return {
    id: line.id,
    op: line.createdAt.toISO()!,
    wie: line.wie,
    zin: auditSentence(line),
  }
}
