import { belongsTo } from '@adonisjs/lucid/orm'
import type { BelongsTo } from '@adonisjs/lucid/types/relations'
import { FacturenSchema } from '#database/schema'
import type { InvoiceData, InvoiceKind } from '#domain/shop/invoices/invoice_data'
import Order from '#models/shop/order'

/**
 * An invoice, or the credit note of a refund, whose amounts are below zero. Numbers follow each other
 * without a gap, per year and kind.
 */
export default class Invoice extends FacturenSchema {
  static override table = 'facturen'

  declare soort: InvoiceKind

  /** What is printed on it. */
  get inhoud(): InvoiceData {
    return JSON.parse(this.gegevens) as InvoiceData
  }

  @belongsTo(() => Order, { foreignKey: 'bestellingId' })
  declare bestelling: BelongsTo<typeof Order>
}
