import type { HttpContext } from '@adonisjs/core/http'
import app from '@adonisjs/core/services/app'
import { adminHead } from '#app/admin/shell/admin_head'
import { SettlementSource } from '#app/core/payment/settlement_source'
import { lastAsked, settlementsOf } from '#app/shop/bookkeeping/settlements/book_settlements'
import { asPeriod, periodValidator } from '#app/shop/bookkeeping/bookkeeping_validator'
import BooksTransformer from '#app/shop/bookkeeping/books_transformer'
import InvoiceExportTransformer from '#app/shop/bookkeeping/exports/invoice_export_transformer'
import { loadBooks } from '#app/shop/bookkeeping/load_books'
import { periodChoices, shownPeriod } from '#app/shop/bookkeeping/period_words'
import SettlementTransformer from '#app/shop/bookkeeping/settlements/settlement_transformer'
import { asIso, dayOf } from '#domain/dutch_time'
import { daysOf, periodName, quarterOf } from '#domain/shop/bookkeeping/periods'
import { sumSettlements } from '#domain/shop/bookkeeping/settlements'
import InvoiceExport from '#models/shop/money/invoice_export'

/** The books of a month or a quarter: what was sold, what the provider paid out, and the papers. */
export default class BookkeepingController {
  async index({ inertia, request }: HttpContext) {
    const today = dayOf(new Date())
    const { periode: name } = await request.validateUsing(periodValidator)
    const period = asPeriod(name) ?? quarterOf(today)
    const title = 'Boekhouding'
    return inertia.render(
      'shop/bookkeeping/admin_bookkeeping_page',
      {
        title,
        period: shownPeriod(period, today),
        choices: periodChoices(today),
        books: async () => BooksTransformer.transform(await loadBooks(period)),
        payouts: async () => payoutsOf(daysOf(period)),
        exports: async () =>
          InvoiceExportTransformer.transform(await exportsOf(periodName(period))),
      },
      adminHead(title)
    )
  }
}

/** What the provider paid out; no figure is made up where nothing is known. */
async function payoutsOf(days: ReturnType<typeof daysOf>) {
  const source = await app.container.make(SettlementSource)
  const settlements = await settlementsOf(days)
  const asked = await lastAsked()
  return {
    connected: source.connected,
    asked: asked && asIso(asked),
    total: settlements.length > 0 ? sumSettlements(settlements) : null,
    settlements: settlements.map((one) => new SettlementTransformer(one).toObject()),
  }
}

/** The zips of a period that can be followed, cancelled or fetched; the newest first. */
const exportsOf = (name: string) =>
  InvoiceExport.query().where('period', name).orderBy('id', 'desc').limit(1)
