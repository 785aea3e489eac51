import { BaseSchema } from '@adonisjs/lucid/schema'
import { belongsTo } from '#database/belongs_to'

/** Invoices and credit notes, and their numbers. */
export default class extends BaseSchema {
  override async up() {
    /**
     * One row per year and series. Its update gives the next number, in the transaction that uses
     * it.
     */
    this.schema.createTable('invoice_numberings', (table) => {
      table.integer('year').notNullable()
      table.string('kind', 20).notNullable()
      table.integer('last').notNullable()
      table.primary(['year', 'kind'])
    })

    this.schema.createTable('invoices', (table) => {
      table.increments('id')
      table.string('kind', 20).notNullable()
      table.integer('year').notNullable()
      table.integer('sequence_number').notNullable()
      table.string('number', 20).notNullable().unique()
      belongsTo(table, 'order_id', 'orders').notNullable().index()
      /** Has a value for an invoice only, because an order has one invoice. */
      table.integer('invoice_for_order').nullable().unique()
      /** The refund of a credit note; null for an invoice. */
      belongsTo(table, 'refund_id', 'refunds').nullable().unique()
      table.integer('amount_cents').notNullable()
      table.integer('vat_cents').notNullable()
      /** Everything that is printed on it, as it was at that time. */
      table.text('data').notNullable()
      table.dateTime('created_at').notNullable()
      table.unique(['kind', 'year', 'sequence_number'])
    })
  }
}
