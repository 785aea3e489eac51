import type { ModelQueryBuilderContract } from '@adonisjs/lucid/types/model'
import db from '@adonisjs/lucid/services/db'
import { jsonText } from '#app/core/database/dialect'
import { yearSales, type YearSales } from '#domain/shop/bookkeeping/eu_sales'
import type { Days } from '#domain/shop/bookkeeping/periods'
import type { BookedPaper } from '#domain/shop/bookkeeping/sales'
import Invoice from '#models/shop/money/invoice'

type PaperQuery = ModelQueryBuilderContract<typeof Invoice>

/** The date that is printed on an invoice, which decides in which period it is booked. */
export const paperDate = () => jsonText('invoices.data', 'date')

/** Narrows a query to the papers that are dated on these days. */
export function datedIn(query: PaperQuery, { from, until }: Days): PaperQuery {
  return query
    .whereBetween('invoices.year', [Number(from.slice(0, 4)), Number(until.slice(0, 4))])
    .whereRaw(`${paperDate()} between ? and ?`, [from, until])
}

/** The invoices and credit notes of some days, in the order of their numbers. */
export const papersOf = (days: Days): Promise<Invoice[]> =>
  datedIn(Invoice.query(), days).orderBy('kind', 'desc').orderBy('year').orderBy('sequence_number')

/** A paper as the books add it up. */
export const asBooked = ({ kind, content }: Invoice): BookedPaper => ({
  ...{ kind, totalCents: content.totalCents, vat: content.vat },
})

/** The sales of a calendar year, by whether the paper has an address or is about an evening here. */
export async function salesOfYear(year: number): Promise<YearSales> {
  const here = `coalesce(${jsonText('data', 'buyer', 'address')}, ${jsonText('data', 'performedOn')})`
  const rows = (await db
    .from('invoices')
    .where({ year })
    .select(db.raw(`case when ${here} is null then 0 else 1 end as known`))
    .select(db.raw('sum(amount_cents - vat_cents) as cents'))
    .groupByRaw('1')) as { known: number; cents: number | string }[]
  return yearSales(
    year,
    rows.map(({ known, cents }) => ({ exclCents: Number(cents), hasAddress: Number(known) === 1 }))
  )
}
