import type { HttpContext } from '@adonisjs/core/http'
import { urlFor } from '@adonisjs/core/services/url_builder'
import { adminHead } from '#app/admin/shell/admin_head'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { asPeriod, paperFilterValidator } from '#app/shop/bookkeeping/bookkeeping_validator'
import PaperRowTransformer from '#app/shop/bookkeeping/paper_row_transformer'
import { papersCsv } from '#app/shop/bookkeeping/papers_csv'
import { periodChoices } from '#app/shop/bookkeeping/period_words'
import { filteredPapers, searchPapers, type PaperFilter } from '#app/shop/bookkeeping/search_papers'
import { ublInvoice } from '#app/shop/bookkeeping/ubl_invoice'
import { sendInvoice, sendInvoicePage } from '#app/shop/invoices/send_invoice'
import { eInvoice } from '#domain/shop/bookkeeping/e_invoice'
import { periodName } from '#domain/shop/bookkeeping/periods'
import { dayOf } from '#domain/dutch_time'
import Invoice from '#models/shop/money/invoice'

/** The invoices and credit notes of the shop, whatever they were for. */
export default class BookedPaperController {
  async index({ inertia, request }: HttpContext) {
    const { filter, page } = await readFilter(request)
    const { papers, ...rest } = await searchPapers(filter, page)
    const title = 'Facturen'
    return inertia.render(
      'shop/bookkeeping/admin_papers_page',
      {
        title,
        filter: { ...filter, period: filter.period && periodName(filter.period) },
        choices: periodChoices(dayOf(new Date())),
        papers: PaperRowTransformer.transform(papers),
        ...rest,
      },
      adminHead(title)
    )
  }

  async csv({ request, response }: HttpContext) {
    const { filter } = await readFilter(request)
    const what = filter.period ? periodName(filter.period) : dayOf(new Date())
    response.header('content-type', 'text/csv; charset=utf-8')
    response.header('content-disposition', `attachment; filename="facturen-${what}.csv"`)
    return response.send(await papersCsv(await filteredPapers(filter)))
  }

  async show(ctx: HttpContext) {
    return sendInvoice(ctx, await Invoice.findBy('number', ctx.params.factuur))
  }

  async page(ctx: HttpContext) {
    const number = String(ctx.params.factuur)
    const pdf = urlFor('booked_paper.show', [number])
    return sendInvoicePage(ctx, await Invoice.findBy('number', number), pdf)
  }

  async ubl({ params, response }: HttpContext) {
    const paper = await Invoice.findBy('number', params.factuur)
    const electronic = paper && eInvoice(paper.content)
    if (!electronic?.ok) throw pageNotFound()
    const { kind, number } = electronic.value
    response.header('content-type', 'application/xml; charset=utf-8')
    response.header('content-disposition', `attachment; filename="${kind}-${number}.xml"`)
    return response.send(ublInvoice(electronic.value))
  }
}

async function readFilter(request: HttpContext['request']) {
  const input = await request.validateUsing(paperFilterValidator)
  const filter: PaperFilter = {
    search: input.zoek ?? '',
    period: asPeriod(input.periode),
    kind: input.soort ?? null,
  }
  return { filter, page: input.bladzijde ?? 1 }
}
