import type { HttpContext } from '@adonisjs/core/http'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { invoicePdf } from '#app/shop/invoices/invoice_pdf'
import type Invoice from '#models/shop/money/invoice'

/**
 * Sends an invoice or credit note as a download, because our security policy does not let the
 * browser's own viewer show it.
 *
 * @throws the not-found page when the order has none
 */
export async function sendInvoice({ response }: HttpContext, invoice: Invoice | null) {
  if (!invoice) throw pageNotFound()
  const { content, name } = await invoicePdf(invoice)
  response.header('content-type', 'application/pdf')
  response.header('content-disposition', `attachment; filename="${name}"`)
  return response.send(content)
}
