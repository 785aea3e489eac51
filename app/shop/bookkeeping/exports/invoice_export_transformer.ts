import { BaseTransformer } from '@adonisjs/core/transformers'
import { asIso } from '#domain/dutch_time'
import type InvoiceExport from '#models/shop/money/invoice_export'

/** A zip with invoices, and how far it is. */
export default class InvoiceExportTransformer extends BaseTransformer<InvoiceExport> {
  toObject() {
    const { id, period, status, done, total, updatedAt } = this.resource
    return { id, period, status, done, total, at: asIso(updatedAt) }
  }
}
