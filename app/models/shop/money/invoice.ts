import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { InvoiceSchema } from '#database/schema'
import type { InvoiceData, InvoiceKind } from '#domain/shop/invoices/invoice_data'
import Order from '#models/shop/order'

/**
 * An invoice, or the credit note of a refund, whose amounts are below zero. Numbers follow each
 * other without gaps, per year and kind.
 */
export default class Invoice extends InvoiceSchema {
  static override table = 'invoices'

  declare kind: InvoiceKind

  /** Everything that is printed on it. */
  get content(): InvoiceData {
    return JSON.parse(this.data) as InvoiceData
  }

  @belongsTo(() => Order, { foreignKey: 'orderId' })
  declare order: BelongsTo<typeof Order>
}
