import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import { likePattern } from '#app/admin/shell/search_query'
import { AUDIT_KINDS } from '#domain/admin/audit_log'
import AuditEntry from '#models/admin/audit_entry'

const PER_PAGE = 50
/** How many entries the history beside a form shows. */
const LATEST = 50

type AuditQuery = ModelQueryBuilderContract<typeof AuditEntry, AuditEntry>

/** The history of one thing, the latest entry first. */
export async function auditEntries(narrow: (query: AuditQuery) => AuditQuery) {
  return narrow(AuditEntry.query()).orderBy('id', 'desc').limit(LATEST)
}

/** Everything that admins did, the latest first, a page at a time. */
export async function searchAuditEntries(search: string, page: number) {
  const words = likePattern(search)
  const found = await AuditEntry.query()
    .where((query) => {
      query.whereIn('what', kindsCalled(search))
      for (const column of ['who', 'what', 'subject', 'data'])
        query.orWhereRaw(`lower(replace(${column}, '_', ' ')) like ?`, [words])
    })
    .orderBy('id', 'desc')
    .paginate(page, PER_PAGE)
  return {
    lines: found.all(),
    page: found.currentPage,
    pages: Math.max(1, found.lastPage),
    count: found.total,
  }
}

/** The kinds of which the words for an admin contain these. */
function kindsCalled(search: string): string[] {
  const words = search.trim().toLowerCase()
  return Object.entries(AUDIT_KINDS)
    .filter(([, called]) => called.includes(words))
    .map(([kind]) => kind)
}
