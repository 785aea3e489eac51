import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import { jsonText } from '#app/core/database/dialect'
import { datedIn, paperDate } from '#app/shop/bookkeeping/papers'
import { daysOf, type Period } from '#domain/shop/bookkeeping/periods'
import type { InvoiceKind } from '#domain/shop/invoices/invoice_data'
import Invoice from '#models/shop/money/invoice'

const PER_PAGE = 25

/** The filter of the list of invoices; null means all. */
export type PaperFilter = {
  readonly search: string
  readonly period: Period | null
  readonly kind: InvoiceKind | null
}

type PaperQuery = ModelQueryBuilderContract<typeof Invoice>

/** One page of the invoices and credit notes that match a filter, the newest first. */
export async function searchPapers(filter: PaperFilter, page: number) {
  const found = await filteredPapers(filter).paginate(page, PER_PAGE)
  return {
    papers: found.all(),
    page: found.currentPage,
    pages: Math.max(1, found.lastPage),
    count: found.total,
  }
}

/** All invoices and credit notes that match a filter, the newest first. */
export function filteredPapers({ search, period, kind }: PaperFilter): PaperQuery {
  const query = Invoice.query().orderByRaw(`${paperDate()} desc`).orderBy('id', 'desc')
  if (period !== null) datedIn(query, daysOf(period))
  if (kind !== null) query.where('kind', kind)
  for (const word of search.toLowerCase().split(/\s+/).filter(Boolean))
    query.where((one) => matching(one, word))
  return query
}

/**
 * Numbers are found with and without their dashes; names and addresses for mail as they are on the
 * paper; payments and refunds by the id that the provider gave them.
 */
function matching(query: PaperQuery, word: string) {
  const part = `%${literal(word)}%`
  const bare = `%${literal(word.replaceAll('-', ''))}%`
  const printed = (...path: string[]) => jsonText('invoices.data', ...path)
  for (const text of [printed('buyer', 'name'), printed('buyer', 'email')])
    query.orWhereRaw(`lower(${text}) like ? escape '!'`, [part])
  if (bare !== '%%')
    for (const number of [
      'invoices.number',
      printed('orderNumber'),
      printed('forInvoice', 'number'),
      printed('replaces', 'number'),
    ])
      query.orWhereRaw(`lower(replace(${number}, '-', '')) like ? escape '!'`, [bare])
  const called = (table: string, column: string) =>
    db.from(table).select(column).whereRaw(`lower(provider_id) like ? escape '!'`, [part])
  query
    .orWhereIn('invoices.order_id', called('payments', 'order_id'))
    .orWhereIn('invoices.refund_id', called('refunds', 'id'))
}

/** Escapes `_` and `%`, which occur in addresses, so that they are found as they are typed. */
function literal(word: string): string {
  return word.replace(/[!%_]/g, '!$&')
}
