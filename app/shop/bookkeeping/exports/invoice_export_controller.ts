import type { HttpContext } from '@adonisjs/core/http'
import { orNotFound, pageNotFound } from '#app/core/exceptions/page_not_found'
import { isKept } from '#app/core/kept_file'
import { FieldRefused } from '#app/core/http/validation_errors'
import { sendFile } from '#app/core/send_file'
import { asPeriod, exportValidator } from '#app/shop/bookkeeping/bookkeeping_validator'
import { exportFile } from '#app/shop/bookkeeping/exports/export_files'
import { cancelExport, requestExport } from '#app/shop/bookkeeping/exports/request_export'
import { mayFetchExport } from '#domain/shop/bookkeeping/invoice_export'
import InvoiceExport from '#models/shop/money/invoice_export'

/** All papers of a period in one zip: asking for it, cancelling it, and fetching it. */
export default class InvoiceExportController {
  async store({ auth, request, response }: HttpContext) {
    const { periode: name } = await request.validateUsing(exportValidator)
    const period = asPeriod(name)
    const asked = period && (await requestExport(auth.use('web').getUserOrFail(), period))
    if (!asked?.ok)
      throw new FieldRefused('periode', 'In deze periode zijn er geen facturen om te bewaren.')
    return response.json({})
  }

  async destroy({ auth, params, response }: HttpContext) {
    await cancelExport(auth.use('web').getUserOrFail(), Number(params.id))
    return response.json({})
  }

  async show(ctx: HttpContext) {
    const made = await orNotFound(InvoiceExport.find(ctx.params.id))
    const { id, run, period } = made
    const path = exportFile(id, run ?? '')
    if (!mayFetchExport(made) || !(await isKept(path))) throw pageNotFound()
    await sendFile(ctx, { path, name: `facturen-${period}.zip` })
  }
}
