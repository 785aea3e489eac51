import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/**
 * A correction takes an invoice back with a credit note and puts another invoice in its place. Both
 * point at the invoice that they correct, and an invoice is corrected once.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('invoices', (table) => {
      belongsTo(table, 'corrects_invoice_id', 'invoices').nullable()
      table.unique(['corrects_invoice_id', 'kind'])
    })
  }
}
