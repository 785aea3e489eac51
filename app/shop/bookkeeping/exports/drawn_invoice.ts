import { drawInvoice } from '#app/shop/invoices/invoice_pdf'
import type { InvoiceData } from '#domain/shop/invoices/invoice_data'

/** An invoice for the worker that draws: hundreds of them would keep the shop from answering. */
export default (data: InvoiceData): Promise<Buffer> => drawInvoice(data)
