import type { HttpContext } from '@adonisjs/core/http'
import { pageNotFound } from '#app/core/exceptions/page_not_found'
import { PAPER_STYLE_HASH } from '#app/core/web_document/paper_style'
import { sendDocument } from '#app/core/web_document/send_document'
import { invoicePdf } from '#app/shop/invoices/invoice_pdf'
import { invoiceWebPage } from '#app/shop/invoices/invoice_web_page'
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

/**
 * Sends the same as a web page.
 *
 * @param pdf the address of the pdf, which asks for the same as this page
 * @throws the not-found page when the order has none
 */
export function sendInvoicePage(ctx: HttpContext, invoice: Invoice | null, pdf: string) {
  if (!invoice) throw pageNotFound()
  return sendDocument(ctx, invoiceWebPage(invoice.content, pdf), PAPER_STYLE_HASH)
}
