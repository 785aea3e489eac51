import { InvoiceExportSchema } from '#database/schema'
import type { ExportStatus } from '#domain/shop/bookkeeping/invoice_export'

/** A zip with all invoices and credit notes of a period. */
export default class InvoiceExport extends InvoiceExportSchema {
  static override table = 'invoice_exports'

  declare status: ExportStatus
}
