import { SkippedInvoiceNumberSchema } from '#database/schema'
import type { InvoiceKind } from '#domain/shop/invoices/invoice_data'

/** An invoice number that may have been given out before the database was lost. */
export default class SkippedInvoiceNumber extends SkippedInvoiceNumberSchema {
  static override table = 'skipped_invoice_numbers'

  declare kind: InvoiceKind
}
