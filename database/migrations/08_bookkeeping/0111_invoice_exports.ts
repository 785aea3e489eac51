import { BaseSchema } from '@adonisjs/lucid/schema'

/** Zip files with all invoices of a period, which jobs make. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('invoice_exports', (table) => {
      table.increments('id')
      table.string('period', 7).notNullable()
      table.string('status', 12).notNullable()
      table.integer('total').notNullable()
      table.integer('done').notNullable()
      /** The period while the zip is being made, so that a second press makes no second one. */
      table.string('open_for_period', 7).nullable().unique()
      /** The run that may write to it; a run that lost its place stops. */
      table.string('run', 36).nullable()
      table.dateTime('created_at').notNullable()
      table.dateTime('updated_at').notNullable()
    })
  }
}
