import { BOOKKEEPING_CHECKS } from '#app/shop/bookkeeping/bookkeeping_checks'
import { loadStanding } from '#app/shop/bookkeeping/load_standing'
import { asBooked, papersOf, salesOfYear } from '#app/shop/bookkeeping/papers'
import { euStanding } from '#domain/shop/bookkeeping/eu_sales'
import { daysOf, monthsOf, type Period } from '#domain/shop/bookkeeping/periods'
import { salesPerRate, sumPapers, sumRates } from '#domain/shop/bookkeeping/sales'
import { vatReturn } from '#domain/shop/bookkeeping/vat_return'
import type Invoice from '#models/shop/money/invoice'

export type Books = Awaited<ReturnType<typeof loadBooks>>

/** Everything that the page of the books says about a period. */
export async function loadBooks(period: Period) {
  const days = daysOf(period)
  const papers = await papersOf(days)
  const rates = salesPerRate(papers.map(asBooked))
  const [year, before] = [await salesOfYear(period.year), await salesOfYear(period.year - 1)]
  return {
    period,
    rates,
    total: sumRates(rates),
    months: perMonth(period, papers),
    vatReturn: vatReturn(rates),
    open: await loadStanding(days),
    eu: { ...euStanding(year, before), year, before },
    wrong: await wrongNumbers(),
  }
}

/** A quarter month by month; a month needs no parts. */
function perMonth(period: Period, papers: readonly Invoice[]) {
  if (period.kind === 'month') return []
  return monthsOf(period).map((month) => {
    const { from, until } = daysOf(month)
    const own = papers.filter(({ content: { date } }) => date >= from && date <= until)
    return { month, ...sumPapers(own.map(asBooked)) }
  })
}

/** The numbers of the papers that do not agree with their orders and payments; none, if all is well. */
async function wrongNumbers(): Promise<string[]> {
  const found = new Set<string>()
  for (const { search } of BOOKKEEPING_CHECKS)
    for (const number of await search()) found.add(number)
  return [...found]
}
