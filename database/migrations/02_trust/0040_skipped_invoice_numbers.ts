import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Invoice numbers that may have gone to a customer before the database was lost, and that are not
 * given out again. `provider_id` is the payment or refund whose document may have had such a
 * number; one skips a number once.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('skipped_invoice_numbers', (table) => {
      table.increments('id')
      table.integer('year').notNullable()
      table.string('kind', 20).notNullable()
      table.integer('sequence_number').notNullable()
      table.string('provider_id', 64).notNullable()
      table.dateTime('created_at').notNullable()
      table.unique(['kind', 'provider_id'])
      table.unique(['kind', 'year', 'sequence_number'])
    })
  }
}
